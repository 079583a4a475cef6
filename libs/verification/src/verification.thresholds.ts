/** Thresholds of this package, with reasons. */
export const CLUSTER_LIMITS = {
  /** Minimum similarity (close to Jaccard) of two texts to count as the same. */
  similarity: 0.7,
  /** Minimum share of the shorter text found in the longer one to count as a copy. */
  containment: 0.6,
  /** Minimum share of a company's release in a page's text for the page to count as the company's own. */
  releaseShare: 0.5,
};

export const FACT_CHECK_LIMITS = {
  /** Minimum share of the topic's words in the claim that was checked and the fact check's headline. */
  share: 0.6,
  /** Number of words of a secondary claim used to search for fact checks. */
  claimWords: 6,
  /** In days. Rumors start before the day they name, and are checked for about a year after it. */
  daysBefore: 30,
  daysAfter: 400,
};

/** Limits for sources reporting on their own affairs. */
export const OWN_MATTER = {
  /** Minimum days that a company's site must have had its name before the event; domains of impostors are new. */
  siteDays: 730,
  /** Minimum letters of a name; shorter names are ambiguous. */
  nameLetters: 6,
  /** Maximum characters read of a title or sentence. */
  chars: 600,
};

/** Neutral sources, if the operator allows them. */
export const NEUTRAL = {
  /** One neutral source alone confirms nothing, so at least two are required. */
  fewest: 2,
  /** Minimum score of a tier 3 site without red flags, such as a new domain or a fabricated history. */
  score: 45,
};

export const ALLEGATION = {
  /** Minimum number of independent sources at which an allegation is flagged but no longer held for review. */
  enoughSources: 3,
} as const;

export const CROSS_REFERENCE_LIMITS = {
  /** Maximum names in a reason. */
  maxNames: 6,
  /** Number of independent credible sources that refute a claim without support. */
  refutedBy: 2,
};

/**
 * Base confidence in points of 100: measured accuracy of the recommended level in development cases of this kind,
 * shrunk toward the middle for small samples.
 */
export const CONFIDENCE = {
  /**
   * By number of independent credible sources: 50 of 52 cases with a single source were right, and 29 of 29 with two or
   * more and no open issue.
   */
  voices: [88, 92, 94, 95, 96, 97],
  /** Open allegation, not disputed: correct in 18 of 21. */
  held: 84,
  /** Credible sources on both sides: 2 of 6. */
  contradicted: 35,
  /** Disputed by credible independent sources only: 22 of 24. */
  refuted: 90,
  /** Supported by low-tier sources only: 23 of 29. */
  lowTierOnly: 77,
  /** Supported only by companies on their own affairs: one topic measured, correct. */
  ownWord: 75,
  /** Supported only by neutral sources: not measured, so below all measured values. */
  neutralQuorum: 60,
  /** Nothing found with all engines answering: 177 of 217. */
  nothingFound: 80,
  primary: 1,
  authoritativeOrigin: 1,
  /** Below this consistency, the sources agree poorly. */
  consistent: 50,
  inconsistent: 6,
  /** Points deducted when every counted source relies only on unnamed people. */
  unnamed: 6,
  /** Points deducted when no search was answered; fewer in proportion if some were. */
  coverage: 20,
  /** Points deducted for unread pages or failed engines that could have changed the level. */
  partial: 6,
  /** Minimum value at which the level is more likely right than wrong. */
  sure: 50,
  most: 98,
};

/**
 * Up to this number, independent sources count only if their sites outnumber the other sites with pages on the event.
 */
export const FEW_SOURCES = 2;

/** When to search for more reports with the words of known ones, because other reports may use similar words. */
export const MORE_SOURCES_LIMITS = {
  /** Below this number of independent credible sources, more are searched for. */
  fewer: 3,
  /** Maximum number of reports whose words are used. */
  reports: 3,
  /** Number of characters of a passage from which search words are taken. */
  chars: 300,
} as const;
