/** Thresholds of this package, with reasons. */
export const CLUSTER_LIMITS = {
  /** Jaccard-like similarity from which two texts are one text. */
  similarity: 0.7,
  /** Share of the shorter text found in the longer from which it is a copy. */
  containment: 0.6,
  /** Share of a page's text that may be a company's release before the page speaks with the company's voice. */
  releaseShare: 0.5,
};

export const FACT_CHECK_LIMITS = {
  /** Share of the topic's words that the checked claim and its headline must have. */
  share: 0.6,
  /** Words of a secondary claim used to search for fact checks. */
  claimWords: 6,
  /** Rumors precede the day they name, and are checked for about a year afterward. */
  daysBefore: 30,
  daysAfter: 400,
};

/** Limits for sources reporting on their own affairs. */
export const OWN_MATTER = {
  /** Days a company's site must have had its name before the event; domains of impostors are young. */
  siteDays: 730,
  /** Shorter names are ambiguous. */
  nameLetters: 6,
  /** Characters of a title or sentence looked at. */
  chars: 600,
};

/** Neutral sources, if the operator allows them. */
export const NEUTRAL = {
  /** A single source agrees with no other. */
  fewest: 2,
  /** Score of a site of tier 3 that nothing speaks against: youth, an invented past and bad signs lower it. */
  score: 45,
};

export const ALLEGATION = {
  /** Independent sources from which an allegation against somebody is flagged and no longer held. */
  enoughSources: 3,
} as const;

export const CROSS_REFERENCE_LIMITS = {
  /** Maximum names in a reason. */
  maxNames: 6,
};

/**
 * Base confidence in points of 100: measured accuracy of the recommended level in development cases of this kind,
 * shrunk toward the middle for small samples.
 */
export const CONFIDENCE = {
  /**
   * By number of independent credible voices: 50 of 52 single voices were right, 29 of 29 with two or more and nothing
   * open.
   */
  voices: [88, 92, 94, 95, 96, 97],
  /** Open allegation, not disputed: correct in 18 of 21. */
  held: 84,
  /** Credible voices on both sides: 2 of 6. */
  contradicted: 35,
  /** Disputed by credible independent sources only: 22 of 24. */
  refuted: 90,
  /** Only low-tier sources carry it: 23 of 29. */
  lowTierOnly: 77,
  /** Supported only by companies on their own affairs: one topic measured, correct. */
  ownWord: 75,
  /** Supported only by neutral sources: not measured, so below all measured values. */
  neutralQuorum: 60,
  /** Nothing found with all engines answering: 177 of 217. */
  nothingFound: 80,
  primary: 1,
  authoritativeOrigin: 1,
  /** Below this the accounts do not agree well. */
  consistent: 50,
  inconsistent: 6,
  /** When every voice that counts has it from people without a name. */
  unnamed: 6,
  /** Taken when nothing that was asked was answered. */
  coverage: 20,
  /** Unread pages or silent engines that could have changed the level. */
  partial: 6,
  /** From here on the level is more likely right than wrong. */
  sure: 50,
  most: 98,
};

/** Coverage model, applied if at least one page on the event was scored. */
export const COVERAGE_LIMITS = {
  /** Up to this many independent sources count only above this probability of the coverage model. */
  fewVoices: 2,
  coverageLikelihood: 0.65,
  /** Log odds used if there is no page on the event, or none supports it. */
  noPage: -1.5,
  noSupport: -1,
  /** Chance of a page that was judged, but not by its traits. */
  unjudged: 0.2,
};

/** When to search for more reports with words of known ones, because others may report it in similar words. */
export const MORE_VOICES = {
  /** Independent credible voices from which on nothing more is asked for. */
  fewer: 3,
  /** Reports whose words are used. */
  reports: 3,
  /** Letters of a passage from which the words are taken. */
  chars: 300,
} as const;
