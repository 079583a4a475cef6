/** Limits for reading pictures. */
export const PICTURES = {
  /** In a thread. */
  readMs: 20_000,
  threadMemoryMb: 256,
  idleMs: 10_000,
  /** Longest text kept of a mark, in characters. */
  maxMark: 120,
  /** Programs kept of a file. */
  maxListed: 20,
} as const;
