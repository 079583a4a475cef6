export * from './calendars';
export { asciiDigits } from './digits';
export { monthNamed, monthOf, irregularMonthNames } from './months';
export * from './time-ago';
