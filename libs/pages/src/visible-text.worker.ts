export { extractVisibleText as default } from './visible-text';
