export { millCase } from './mill.case';
