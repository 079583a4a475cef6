export * from './calendars';
export { asciiDigits } from './digits';
export { monthNamed, monthOf, oddMonthNames } from './months';
export * from './time-ago';
