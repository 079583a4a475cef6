export { toAsciiDigits } from './digits';
export {
  monthNamed,
  getMonthNumber,
  irregularMonthNames,
  type Calendar,
  toGregorian,
  eraYears,
  buddhistEra,
} from './months';
export * from './time-ago';
