export { toAsciiDigits } from './digits';
export {
  findMonth,
  getMonthNumber,
  irregularMonthNames,
  type Calendar,
  toGregorian,
  eraYears,
  buddhistEra,
} from './months';
export * from './time-ago';
