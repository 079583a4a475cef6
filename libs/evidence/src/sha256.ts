/** The page that checks archives brings its own in place of this file: browsers have no `node:crypto`. */
export { sha256 } from '@corroborate/domain';
