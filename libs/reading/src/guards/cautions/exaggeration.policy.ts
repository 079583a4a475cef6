import { findQuantities, type Quantity } from '@corroborate/text';
import { createReason, type Reason } from '@corroborate/domain';
import type { PageModel } from '../../rules/page/page.model';
import { FIGURE_LIMITS } from '../../rules/stance.thresholds';
import { toSmallestUnit, isMeasure, isSameUnit, isSmallestUnit } from './measures';

/** Amounts and percentages describe many things in one report, so only counts of named things are compared. */
const UNCOUNTED_UNITS = new Set(['', '$', 'percent']);

/**
 * Whether the figure in the title is far above the count on the page: a report of thirty does not support "300 penguins
 * killed". Null if the page has a higher or similar figure, or none that is comparable.
 */
export function findExaggeration(title: string, page: PageModel): Reason | null {
  const counted = page.quantities.map(toSmallestUnit);
  for (const own of findQuantities(title).map(toSmallestUnit)) {
    if (UNCOUNTED_UNITS.has(own.unit) || own.min < FIGURE_LIMITS.least) continue;
    const comparableFigures = counted.filter((one) => isSameUnit(one.unit, own.unit));
    const most = Math.max(...comparableFigures.map((one) => one.max));
    if (most >= FIGURE_LIMITS.leastCount && most * FIGURE_LIMITS.beyond <= own.min)
      return createReason('caution.other-figure', {
        told: formatQuantity(comparableFigures.find((one) => one.max === most)),
        own: formatQuantity(own),
      });
  }
  return findDigitSlip(title, page);
}

/** "3,200 laid off" in the title and 320 on the page: the same digits with one zero more or less, in any unit. */
function findDigitSlip(title: string, page: PageModel): Reason | null {
  if (page.quantities.some((one) => DOT_THOUSANDS.test(one.quote))) return null;
  for (const own of findQuantities(title)) {
    if (
      own.min !== own.max ||
      significantDigits(own.min).length < FIGURE_LIMITS.slipDigits ||
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
        significantDigits(one.min) === significantDigits(own.min),
    );
    if (other) return createReason('caution.other-figure', { told: other.quote.trim(), own: own.quote.trim() });
  }
  return null;
}

/** "2.300" may mean two thousand three hundred, so the number of zeros on such a page is uncertain. */
const DOT_THOUSANDS = /\d\.\d{3}(?!\d)/;

/** Significant digits: "32" for 3,200, for 320 and for 3.2 million. */
const significantDigits = (value: number): string =>
  String(value)
    .replace('.', '')
    .replace(/^0+|0+$/g, '');

const formatQuantity = (one: Quantity | undefined): string =>
  one ? `${one.quote.trim()}${isSmallestUnit(one.unit) ? ` ${one.label}` : ''}` : 'fewer';
