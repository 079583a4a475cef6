/** Kinds of entries in the evidence chain of a case. */
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
