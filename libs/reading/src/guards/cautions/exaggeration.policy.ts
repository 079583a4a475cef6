import { lexicon, quantities, words, type Quantity } from '@corroborate/text';
import { because, type Reason } from '@corroborate/domain';
import type { PageModel } from '../../rules/page/page.model';
import { FIGURE_LIMITS } from '../../rules/stance.thresholds';
import { inSmallestUnit, isMeasure, isSmallestUnit } from './measures';

/** Who is laid off and what is cut are the same count. */
const JOBS = new Set(words(lexicon('en', 'cautions', 'jobs').words.join(' ')).map(({ stem }) => stem));
const comparable = (a: string, b: string): boolean => a === b || (JOBS.has(a) && JOBS.has(b));

/** Sums and shares stand for many things in one report; only what is counted by name is compared. */
const UNCOUNTED = new Set(['', '$', 'percent']);

/**
 * Does the headline's figure go far beyond what the page counts? "300 penguins killed" is not supported by a report of
 * thirty, though it reports the same morning. A page that counts more, or gives any figure near the headline's, bears
 * it out. Null if nothing is exaggerated, else the reason.
 */
export function exaggerates(title: string, page: PageModel): Reason | null {
  const counted = page.quantities.map(inSmallestUnit);
  for (const own of quantities(title).map(inSmallestUnit)) {
    if (UNCOUNTED.has(own.unit) || own.min < FIGURE_LIMITS.least) continue;
    const told = counted.filter((one) => comparable(one.unit, own.unit));
    const most = Math.max(...told.map((one) => one.max));
    if (most >= FIGURE_LIMITS.told && most * FIGURE_LIMITS.beyond <= own.min)
      return because('caution.other-figure', { told: said(told.find((one) => one.max === most)), own: said(own) });
  }
  return slipped(title, page);
}

/**
 * "3,200 laid off" beside a report of 320: one figure, with a nought too many or too few, whatever the two are called.
 */
function slipped(title: string, page: PageModel): Reason | null {
  if (page.quantities.some((one) => AS_IN_BERLIN.test(one.quote))) return null;
  for (const own of quantities(title)) {
    if (
      own.min !== own.max ||
      digitsOf(own.min).length < FIGURE_LIMITS.slipDigits ||
      own.unit === 'percent' ||
      isMeasure(own.unit)
    )
      continue;
    if (page.quantities.some((one) => one.min <= own.max && own.min <= one.max)) continue;
    const other = page.quantities.find(
      (one) =>
        one.min === one.max &&
        !isMeasure(one.unit) &&
        (one.unit === '$') === (own.unit === '$') &&
        digitsOf(one.min) === digitsOf(own.min),
    );
    if (other) return because('caution.other-figure', { told: other.quote.trim(), own: own.quote.trim() });
  }
  return null;
}

/** "2.300" may be two thousand and three hundred: on such a page no nought is sure. */
const AS_IN_BERLIN = /\d\.\d{3}(?!\d)/;

/** What is left of a number without its noughts and its point: of 3,200, 320 and 3.2 million "32". */
const digitsOf = (value: number): string =>
  String(value)
    .replace('.', '')
    .replace(/^0+|0+$/g, '');

const said = (one: Quantity | undefined): string =>
  one ? `${one.quote.trim()}${isSmallestUnit(one.unit) ? ` ${one.label}` : ''}` : 'fewer';
