import { formatDay, spellCount, type DateRecord, type Instant } from '@corroborate/domain';

export { chooseVerb, capitalize, formatDay, spellCount, joinNames } from '@corroborate/domain';

const createDateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const TIME = createDateFormat({ hour: 'numeric', minute: '2-digit' });
const FULL_MONTH = createDateFormat({ month: 'long', year: 'numeric' });

/** “11:32 a.m.” */
export const formatTime = (value: Instant): string =>
  TIME.format(new Date(value)).replace(/\s*([AP])M$/, (_, half: string) => ` ${half.toLowerCase()}.m.`);

/** “Oct. 17, 2026, 11:32 a.m. UTC”. */
export const formatMoment = (value: Instant): string => `${formatDay(value)}, ${formatTime(value)} UTC`;

/** The date at its known precision; a time without a zone is printed as given. */
export function formatDate({
  value,
  precision,
  zone,
}: Pick<DateRecord, 'value' | 'precision'> & Partial<DateRecord>): string {
  if (precision === 'year') return value.slice(0, 4);
  if (precision === 'month') return FULL_MONTH.format(new Date(value));
  if (precision === 'day') return formatDay(value);
  return zone === null ? `${formatDay(value)}, ${formatTime(value)} (no time zone given)` : formatMoment(value);
}

/** A spelled-out count with its noun: “one page”, “two pages”. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${spellCount(count)} ${count === 1 ? one : many}`;
