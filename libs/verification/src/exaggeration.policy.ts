import { quantities, words } from '@corroborate/domain';
import type { PageModel } from './page.model';
import { FIGURE_LIMITS } from './verification.thresholds';

/** Who is laid off and what is cut are the same count. */
const JOBS = new Set(words('workers jobs positions posts employees roles staff people').map(({ stem }) => stem));
const comparable = (a: string, b: string): boolean => a === b || (JOBS.has(a) && JOBS.has(b));

/** Sums and shares stand for many things in one report; only what is counted by name is compared. */
const UNCOUNTED = new Set(['', '$', 'percent']);

/**
 * Does the headline's figure go far beyond what the page counts? "300 penguins killed" is not borne out by a report of thirty,
 * though it tells of the same morning. A page that counts more, or gives any figure
 * near the headline's, bears it out. Null where nothing is exaggerated, else the reason.
 */
export function exaggerates(title: string, page: PageModel): string | null {
  for (const own of quantities(title)) {
    if (UNCOUNTED.has(own.unit) || own.min < FIGURE_LIMITS.least) continue;
    const told = page.quantities.filter((one) => comparable(one.unit, own.unit));
    const most = Math.max(...told.map((one) => one.max));
    if (most >= FIGURE_LIMITS.told && most * FIGURE_LIMITS.beyond <= own.min) return `It gives ${told.find((one) => one.max === most)?.quote.trim() ?? most}, not ${own.quote.trim()}.`;
  }
  return null;
}
