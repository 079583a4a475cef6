export { askCalendar, askLater } from './calendar';
export { askAuthority, rootOf } from './timestamp.authority';
