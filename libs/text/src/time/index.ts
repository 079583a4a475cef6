export * from './calendars';
export { toAsciiDigits } from './digits';
export { monthNamed, monthOf, irregularMonthNames } from './months';
export * from './time-ago';
