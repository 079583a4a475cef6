/** Runtime vocabulary for the archive verification page (`apps/verify`). */
export { CHAIN_ENTRY_KINDS } from './chain-kinds';
export { pluralize } from './pluralize';
