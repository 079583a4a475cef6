export { visibleTextOf as default } from './visible-text';
