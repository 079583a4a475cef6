/** Values that the archive verification page (`apps/verify`) needs at run time. */
export { CHAIN_ENTRY_KINDS } from './chain-kinds';
export { pluralize } from './pluralize';
