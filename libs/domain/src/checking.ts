/** What of the vocabulary is wanted at run time where an archive is searched (`apps/verify`). */
export { CHAIN_ENTRY_KINDS } from './chain-kinds';
export { many } from './many';
