/** Weights for deciding whether two reports describe one event; 1 is full agreement. */
export const SAME_EVENT = {
  names: 0.35,
  kind: 0.15,
  time: 0.15,
  place: 0.15,
  words: 0.35,
  figures: 0.1,
  /** From this on it is one event, provided that names or place and something besides agree. */
  same: 0.5,
  /** Below this it is not. */
  different: 0.3,
  /** Days between two accounts of one event; beyond `apart` they tell of two. */
  near: 3,
  apart: 30,
  /** Rare words in common at which two headlines and leads say the same. */
  fullWords: 9,
  /** Leading characters that describe the event; later text is background. */
  lead: 900,
} as const;
