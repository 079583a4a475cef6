/** The archive checker in the browser replaces this file, because browsers have no `node:crypto`. */
export { sha256 } from '@corroborate/domain';
