/** Thresholds of this package, with reasons. */
export const CLUSTER_LIMITS = {
  /** Minimum similarity (close to Jaccard) for two texts to be treated as the same. */
  similarity: 0.7,
  /** Minimum share of the shorter text that the longer one must contain to be treated as a copy. */
  containment: 0.6,
  /** Minimum share of a company's release in the text of a page for the page to be treated as the company's own. */
  releaseShare: 0.5,
};

export const FACT_CHECK_LIMITS = {
  /** Minimum share of words of the topic that occur in the checked claim and the headline of the fact check. */
  share: 0.6,
  /** Number of words of a secondary claim used to search for fact checks. */
  claimWords: 6,
  /** In days. Rumors start before the date they name and are checked for about a year after it. */
  daysBefore: 30,
  daysAfter: 400,
};

/** Limits for sources on their own affairs. */
export const OWN_AFFAIRS_LIMITS = {
  /** Minimum age in days of a company's domain at the time of the event; domains used by impostors are new. */
  siteDays: 730,
  /** Minimum length of a company name; shorter names are ambiguous. */
  nameLetters: 6,
  /** Maximum length of a title or sentence that is examined. */
  chars: 600,
};

/** Neutral sources, if the operator allows them. */
export const NEUTRAL_LIMITS = {
  /** Minimum number, because a single neutral source confirms nothing. */
  fewest: 2,
  /** Minimum score of a tier 3 site without warning signs such as a new domain or an invented history. */
  score: 45,
};

export const ALLEGATION_LIMITS = {
  /** Number of independent sources from which an allegation is flagged but no longer held for review. */
  enoughSources: 3,
} as const;

export const CROSS_REFERENCE_LIMITS = {
  /** Maximum number of names in a reason. */
  maxNames: 6,
  /** Number of independent credible sources that refute a claim without support. */
  refutedBy: 2,
};

/**
 * Base confidence in points from 0 to 100: measured accuracy of the recommended level in development cases of this
 * kind, adjusted toward the middle for small samples.
 */
export const CONFIDENCE = {
  /**
   * By number of independent credible sources: correct in 50 of 52 cases with a single source, and in 29 of 29 with two
   * or more and no unresolved issue.
   */
  byIndependentSources: [88, 92, 94, 95, 96, 97],
  /** Unresolved allegation that is not disputed: correct in 18 of 21. */
  held: 84,
  /** Credible sources on both sides: correct in 2 of 6. */
  contradicted: 35,
  /** Only disputed by credible independent sources: correct in 22 of 24. */
  refuted: 90,
  /** Supported by low-tier sources only: correct in 23 of 29. */
  lowTierOnly: 77,
  /** Supported only by companies on their own affairs: one topic measured, correct. */
  ownWord: 75,
  /** Supported only by neutral sources: not measured, so below all measured values. */
  neutralQuorum: 60,
  /** Nothing found although all engines responded: correct in 177 of 217. */
  nothingFound: 80,
  primary: 1,
  authoritativeOrigin: 1,
  /** Consistency score below which the sources are considered to disagree. */
  consistent: 50,
  inconsistent: 6,
  /** Points deducted if every counted source relies only on unnamed people. */
  unnamed: 6,
  /** Points deducted if no search was answered, and proportionally fewer if some were. */
  coverage: 20,
  /** Points deducted for unread pages or failed engines that could have changed the level. */
  partial: 6,
  /** Minimum value at which the level is more likely to be right than wrong. */
  minReliable: 50,
  maxPoints: 98,
};

/**
 * At or below this number, sources whose stance depends on wording count only if more sites support the topic than
 * cover the event without supporting it.
 */
export const FEW_SOURCES = 2;

/** When to search for more reports using the words of known ones. */
export const MORE_SOURCES_LIMITS = {
  /** More reports are searched for if there are fewer independent credible sources than this. */
  fewer: 3,
  /** Maximum number of reports whose words are used. */
  reports: 3,
  /** Maximum length of a passage from which search words are taken. */
  chars: 300,
} as const;
