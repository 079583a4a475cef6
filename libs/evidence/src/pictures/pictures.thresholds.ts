/** Limits for reading pictures. */
export const PICTURE_READ_LIMITS = {
  /** Time limit in the worker thread, in ms. */
  readMs: 20_000,
  threadMemoryMb: 256,
  idleMs: 10_000,
  /** Maximum length of a metadata value, in characters. */
  maxMark: 120,
  /** Maximum number of programs listed per file. */
  maxListed: 20,
} as const;
