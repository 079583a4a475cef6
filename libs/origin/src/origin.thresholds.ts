/** Every number by which this room judges. */
export const ATTRIBUTION_LIMITS = {
  /** Sentences read per page; attributions stand early. */
  maxSentences: 120,
  /** Longer sentences are cut: no name hides behind that many words. */
  maxSentenceChars: 700,
  maxPerArticle: 60,
};

export const ORIGIN_LIMITS = {
  /** Share of the shorter text found in the longer from which one is a copy of the other. */
  copy: 0.6,
  /** The same for a page that does not itself tell the story, such as an old report passed off as new: hardly a word may differ. */
  copyFromElsewhere: 0.85,
  /** Steps along a citation chain before we take it for a circle. */
  maxSteps: 12,
  /** Confidence of a root that others name, of one that is merely the earliest, and of an undated one. */
  named: 75,
  earliest: 50,
  undated: 25,
  /** More for every further source that leads to the root. */
  perLead: 6,
  maxCitationsToFollow: 8,
  /** Pages compared with each other; more would cost time and add only copies. */
  maxSources: 150,
};
