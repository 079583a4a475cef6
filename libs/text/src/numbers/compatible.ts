import { lexicon } from '../lexicon';
import type { Quantity } from './quantities';

/** "More than 40" covers values up to 60, "up to 40" down to 27. */
const OPEN_RANGE_FACTOR = 1.5;
const AT_LEAST = lexicon('en', 'told-figures', 'at-least').pattern;
const AT_MOST = lexicon('en', 'told-figures', 'at-most').pattern;
const TOLERANCE = { exact: 0.02, approximate: 0.1 };

/**
 * Whether two figures can describe the same thing. Allows for rounding, "about" and "more than"; ranges cover their
 * interval; different currencies never match. The caller compares units.
 */
export function isCompatible(a: Quantity, b: Quantity): boolean {
  if (a.currency !== null && b.currency !== null && a.currency !== b.currency) return false;
  const slack = a.approximate || b.approximate ? TOLERANCE.approximate : TOLERANCE.exact;
  const [one, other] = [openRange(a), openRange(b)];
  return one.min <= other.max * (1 + slack) && other.min <= one.max * (1 + slack);
}

/** Whether two figures cannot both be true: "more than 12" does not exclude 30. */
export function isContradictory(a: Quantity, b: Quantity): boolean {
  return !isCompatible(a, b) && !(isWithinOpenRange(a, b) || isWithinOpenRange(b, a));
}

const isWithinOpenRange = (bound: Quantity, { min }: Quantity): boolean =>
  AT_LEAST.test(bound.quote) && min >= bound.min;

function openRange({ min, max, quote }: Quantity) {
  if (AT_LEAST.test(quote)) return { min, max: max * OPEN_RANGE_FACTOR };
  return AT_MOST.test(quote) ? { min: min / OPEN_RANGE_FACTOR, max } : { min, max };
}
