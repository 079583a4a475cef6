/** Weights for deciding whether two reports describe one event; 1 is full agreement. */
export const SAME_EVENT = {
  names: 0.35,
  kind: 0.15,
  time: 0.15,
  place: 0.15,
  words: 0.35,
  figures: 0.1,
  /** At or above this score the reports describe one event, provided names or place and one other feature match. */
  same: 0.5,
  /** Below this score the reports describe different events. */
  different: 0.3,
  /** Maximum days between two reports of one event; beyond `apart` they describe two events. */
  near: 3,
  apart: 30,
  /** Number of shared rare words in headline and lead that counts as full agreement. */
  fullWords: 9,
  /** Leading characters that describe the event; later text is background. */
  lead: 900,
} as const;
