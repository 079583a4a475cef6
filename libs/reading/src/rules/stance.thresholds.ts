/** Thresholds of the rules reader, with reasons. */
export const CLAIM_LIMITS = {
  /** More claims make a case file unreadable. */
  maxClaims: 8,
  /** Maximum characters of a topic's text searched for statements, names and figures. */
  maxChars: 100_000,
  /** Maximum statements considered. */
  maxConsidered: 40,
  /** Minimum words of a checkable sentence. */
  minWords: 4,
};

export const RULES_LANGUAGE_LIMITS = {
  /** Characters used to verify the language. */
  sample: 4_000,
  /** Minimum words at which a text or sentence must show function words of its language. */
  words: 12,
  /** Minimum share of function words if the language is known: news has 30–45%, a telegram or table 5%. */
  share: 0.05,
  /**
   * Minimum share for the quoted sentence: 16% of Polish words are also English words; in most other languages fewer
   * than 10% are.
   */
  sentenceShare: 0.12,
  /** Minimum share if the language is unknown. */
  unknownShare: 0.2,
};

export const CORRECTION_LIMITS = {
  /** Minimum share of the topic's words for a correction sentence to name the main claim. */
  words: 0.5,
  /** Minimum share if the sentence also mentions the topic's kind of event. */
  wordsOfKind: 0.25,
  /** Minimum share if the sentence denies that kind of event. */
  wordsOfDenial: 0.1,
};

export const RATING_LIMITS = {
  /** Maximum position between worst (0) and best (1) for a rating to mean false: 1 and 2 of 5. */
  false: 0.3,
  /**
   * Minimum position for a rating to mean true: only the best of 5 or 10. "Mostly true" on a numeric scale stays mixed.
   */
  true: 0.95,
};

export const EVENT_LIMITS = {
  /** A report may carry the calendar day before the event: the day is local, the event's time is UTC. */
  daysBefore: 1.5,
  /** Maximum days that a search engine's date, which may be wrong by a few weeks, may precede the event. */
  engineDaysBefore: 31,
  /** A report later than this must state the event's date, because it may be about the next event of its kind. */
  daysAfter: 45,
  /**
   * Matching details required if a page omits the town of the title, because the same may have happened in other towns.
   */
  townlessDetails: 3,
  /** Minimum rarity at which one word of a name suffices if the town is also named. */
  tellingWord: 1,
  /** A single word more common than this is not a name, even if capitalized. */
  properName: 0.7,
  /** Reports within this many days are very likely about this event if names match. */
  nearDays: 4,
  /** An exact figure of at least this value that is not round is unlikely to occur in reports of other events. */
  oddFigure: 13,
  /**
   * A report within this many days that locates a same-named town elsewhere casts doubt on reports without a location.
   */
  namesakeDays: 7,
  /** A full date this many days from the event's belongs to another event. */
  otherDateDays: 10,
  /** Matching details besides name and place required of an undated page. */
  undatedDetails: 2,
  /** Minimum number of story words, and minimum share of the title, in the opening of an undated page. */
  undatedStory: 4,
  undatedShare: 0.6,
  /** Minimum share of the topic's words for a topic without names. */
  namelessCoverage: 0.6,
  /** A headline with at least this share, and this number, of the title's words is the title in other words. */
  sameHeadline: 0.75,
  sameHeadlineWords: 5,
};

export const STANCE_LIMITS = {
  /** Minimum share of the topic's words on a page about the same event, if the kind of event is recognized. */
  eventCoverage: 0.4,
  /**
   * Minimum share of the topic's words in one passage if the kind of event is recognized but no date, place or name
   * matches.
   */
  looseCoverage: 0.6,
  /**
   * Minimum shares for a page that names the subjects and was published within days: in headline and passage, and on
   * the page.
   */
  nearCoverage: 0.5,
  nearPageCoverage: 0.65,
  /** Minimum share of the topic's words in one passage if the kind of event is not recognized. */
  plainPassageCoverage: 0.72,
  /** Minimum distinctive words of the topic: an actor, an action and an object. */
  plainTerms: 3,
  /** Discount for two joined sentences, which may be about different things. */
  joinedDiscount: 0.8,
  /** Minimum share of the topic's words on the page if the kind of event is not recognized. */
  plainPageCoverage: 0.8,
  /** Below this share of the topic's words, a page is unrelated. */
  mentionCoverage: 0.34,
  /** Minimum share of topic words in the scope of a negation for a denial. */
  negatedShare: 0.25,
  /** Minimum weight of denial for a page to dispute the topic. */
  denial: 2,
  /** Minimum weight of assertion for support: one anchored sentence of the body. */
  assertion: 1,
  /** Sentences that count as the lead. */
  lead: 4,
  /** Sentences read per page. */
  maxSentences: 120,
  /** Minimum share of a claim's words in a supporting passage. */
  claimCoverage: 0.6,
  /**
   * Minimum share of the topic's words in a checked claim and its headline, and on a fact-check page published on
   * another day.
   */
  checkedClaim: 0.5,
  checkedPage: 0.6,
  /** Figures of a detail that differ by this factor count different things. */
  sameOrder: 8,
  /** Weight of a fact-checker's “false” as denial. */
  ratedFalse: 4,
};

/** Limits for deciding that names, figures, place and dates identify the event although its verb differs. */
export const ANCHOR_LIMITS = {
  /** Sentences of the body that count as the opening. */
  opening: 8,
  /** Shorter stems are not compared by their beginnings or endings. */
  stemLength: 5,
  /** Minimum story words in the opening; with fewer, the page may be about something else involving the same people. */
  story: 3,
  /** Weight of an explicit mention of the event kind, in story words. */
  kindOfEvent: 2,
  /** Minimum value of a figure without a unit to be compared across languages. */
  foreignFigure: 20,
  /** Maximum story words that count. */
  storyCap: 5,
  /** Minimum share of the title's words, including names, in headline and opening. */
  share: 0.4,
  /** Points for an opening with all words of the title; fewer in proportion. */
  wholeTitle: 4,
  /**
   * Minimum points at which no other event matches, such as two names or a name and the town (4), two figures (4),
   * three words (3), half the title (2).
   */
  points: 9,
  /** Number of matching figures that replace the event word. */
  pinned: 2,
};

/** Length of word runs, and share of runs above which a sentence repeats the claim verbatim. */
export const PROPOSITION_LIMITS = { verbatim: 5, verbatimShare: 0.6 };

export const CAUTION_LIMITS = {
  /** Leading sentences in which one word of doubt is enough, because debunks state it early. */
  opening: 4,
  /**
   * A page is read in full, up to this many sentences, if its headline has less than this share of topic words, unless
   * one of its first two sentences is quoted.
   */
  whole: 40,
  headline: 0.34,
  lead: 2,
  /**
   * Beyond the opening, doubt counts only in sentences with this share of the topic's words or with its kind of event.
   */
  story: 0.25,
};

export const FIGURE_LIMITS = {
  /**
   * Two figures with this many equal digits, zeros apart, are one figure with a typo: "20" and "200" often count
   * different things, "32" and "320" seldom.
   */
  slipDigits: 2,
  /** Smaller figures are too common for a match to show that they count the same thing. */
  least: 10,
  /** Figures up to this value often describe cases, not the total. */
  leastCount: 3,
  /** Maximum ratio between an amount and the title's amount for them to count as the same. */
  sum: 1.5,
  /**
   * Factor by which the title's figure must exceed the page's to be an exaggeration; tolls and estimates vary by less.
   */
  beyond: 4,
};

/** Limits for treating a dated headline below a text as a teaser for another story. */
export const OTHER_STORY_LIMITS = {
  /** Minimum content words; a line with fewer may be a note of the page itself, such as a hearing date. */
  words: 5,
  /** Maximum share of these words that occur in the page's own headline. */
  shared: 0.34,
};

/** Limits for pages that are not about an event of the topic's kind (other-matter.policy.ts). */
export const OTHER_MATTER_LIMITS = {
  /** Maximum share of topic words, other than names, on such a page. */
  shared: 0.5,
  /**
   * Pages published at least this many days before the event are about something else; later ones may lead up to it.
   */
  daysBefore: 30,
};
