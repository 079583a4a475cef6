/** Every number by which this room judges, with the reason for it. */
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
  /** Different words of a claim beside the core, of which checks are searched for. */
  claimWords: 6,
  /** Rumours run ahead of the day they name, and are checked for about a year after. */
  daysBefore: 30,
  daysAfter: 400,
};

/** What a source may say of itself. */
export const OWN_MATTER = {
  /** Days for which a company's site must have borne its name when the event came; impostors' are young. */
  siteDays: 730,
  /** Shorter names are words, or those of several. */
  nameLetters: 6,
  /** Characters of a title or sentence looked at. */
  chars: 600,
};

/** Ordinary sources, where an operator lets them carry a topic. */
export const NEUTRAL = {
  /** One source agrees with no one. */
  fewest: 2,
  /** Score of a site of tier 3 that nothing disputes: youth, an invented past and bad signs lower it. */
  score: 45,
};

export const ALLEGATION = {
  /** Independent sources from which an allegation against someone is flagged and no longer held. */
  enoughSources: 3,
} as const;

export const CROSS_REFERENCE_LIMITS = {
  /** Names told in a reason; more make no one wiser. */
  namesTold: 6,
};

/**
 * Where confidence starts, in points of 100: about how often the recommended level was right in development cases of
 * the kind, drawn towards the middle where there were few.
 */
export const CONFIDENCE = {
  /**
   * By number of independent credible voices: 50 of 52 single independent sources were right, 29 of 29 with two or more
   * and nothing open.
   */
  voices: [88, 92, 94, 95, 96, 97],
  /** While an allegation is open and no one disputes it: 18 of 21. */
  held: 84,
  /** Credible independent sources on both sides: 2 of 6. */
  contradicted: 35,
  /** Credible independent sources against it alone: 22 of 24. */
  refuted: 90,
  /** Only low-tier sources carry it: 23 of 29. */
  lowTierOnly: 77,
  /** Companies alone carry it, each in its own matter: hardly measured, one topic that held. */
  ownWord: 75,
  /** Neutral sources alone carry it, where an operator lets them: not measured, and lower than any that is. */
  neutralQuorum: 60,
  /** Nothing speaks to it, with every engine heard: 177 of 217. */
  nothingFound: 80,
  primary: 1,
  authoritativeOrigin: 1,
  /** Below this the accounts do not agree well. */
  consistent: 50,
  inconsistent: 6,
  /** When every independent source that counts has it from people without a name. */
  unnamed: 6,
  /** Taken when nothing that was asked was answered. */
  coverage: 20,
  /** Unread pages or silent engines that could have changed the level. */
  partial: 6,
  /** From here on the level is more likely right than wrong. */
  sure: 50,
  most: 98,
};

/** What the look of all pages on an event says of it, where one of them at least was judged by its traits. */
export const COVERAGE_LIMITS = {
  /** So many independent sources or fewer count only where the look of all pages gives the topic this chance. */
  fewVoices: 2,
  coverageLikelihood: 0.65,
  /** Stands for the log odds if there is no page on the event, and where none of them supports it. */
  noPage: -1.5,
  noSupport: -1,
  /** Chance of a page that was judged, but not by its traits. */
  unjudged: 0.2,
};

/** When the words of the reports at hand are asked for more of them: others tell it as they do. */
export const MORE_VOICES = {
  /** Independent credible independent sources from which on nothing more is asked for. */
  fewer: 3,
  /** Reports whose words are asked with. */
  reports: 3,
  /** Letters of a passage from which the words are taken. */
  chars: 300,
} as const;
