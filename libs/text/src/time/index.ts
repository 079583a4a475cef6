export { toAsciiDigits } from './digits';
export { monthNamed, monthOf, irregularMonthNames, type Calendar, toGregorian, eraYears, buddhistEra } from './months';
export * from './time-ago';
