export { comparePageStates as default } from './page-change.policy';
