/**
 * What the chain of a case records: what was received, what was concluded, what people did about it, what was handed
 * out, what pages looked like in a browser, and where public copies of them are.
 */
export const CHAIN_ENTRY_KINDS = [
  'capture',
  'decision',
  'review',
  'correction',
  'report',
  'removal',
  'look',
  'snapshot',
  'hold',
  'erasure',
  'public-copy',
] as const;
export type ChainEntryKind = (typeof CHAIN_ENTRY_KINDS)[number];
