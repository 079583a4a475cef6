export { askAuthority, rootOf } from './timestamp.authority';
