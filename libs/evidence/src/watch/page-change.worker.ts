export { pageChange as default } from './page-change.policy';
