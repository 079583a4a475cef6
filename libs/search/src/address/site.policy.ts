export { siteOf } from '@corroborate/domain';
