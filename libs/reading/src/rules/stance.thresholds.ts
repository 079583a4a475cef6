/** Thresholds of the rules reader, with reasons. */
export const CLAIM_LIMITS = {
  /** Maximum number of claims; more make a case hard to read. */
  maxClaims: 8,
  /** Maximum number of characters of a topic's text examined for statements, names and figures. */
  maxChars: 100_000,
  /** Maximum number of statements considered. */
  maxConsidered: 40,
  /** Minimum number of words in a checkable sentence. */
  minWords: 4,
};

export const RULES_LANGUAGE_LIMITS = {
  /** Number of characters from which the language is verified. */
  sample: 4_000,
  /** Minimum number of words at which a text or sentence must have function words of its language. */
  words: 12,
  /** Minimum share of function words if the language is known. News has 30–45%, a short message or table 5%. */
  share: 0.05,
  /**
   * Minimum share in the quoted sentence. Of Polish words, 16% are also English words; in most other languages, fewer
   * than 10% are.
   */
  sentenceShare: 0.12,
  /** Minimum share of function words if the language is unknown. */
  unknownShare: 0.2,
};

export const CORRECTION_LIMITS = {
  /** Minimum share of words of the topic in a correction sentence for it to concern the main claim. */
  words: 0.5,
  /** Minimum share if the sentence also mentions the kind of event. */
  wordsOfKind: 0.25,
  /** Minimum share if the sentence denies the kind of event. */
  wordsOfDenial: 0.1,
};

export const RATING_LIMITS = {
  /**
   * Maximum position between worst (0) and best (1) at which a rating means false: the values 1 and 2 on a scale of 5.
   */
  false: 0.3,
  /**
   * Minimum position at which a rating means true: only the best value on a scale of 5 or 10. "Mostly true" on a
   * numeric scale is mixed.
   */
  true: 0.95,
};

export const EVENT_LIMITS = {
  /**
   * A report may bear the calendar day before the event, because its day is local and the time of the event is in UTC.
   */
  daysBefore: 1.5,
  /**
   * Maximum number of days between the date given by a search engine and the later event; such dates can be wrong by
   * a few weeks.
   */
  engineDaysBefore: 31,
  /**
   * A report published more than this many days after the event must state the date, because it may be about the next
   * event of its kind.
   */
  daysAfter: 45,
  /**
   * Number of matching details required if a page omits the town in the title, because the same may have happened in
   * other towns.
   */
  townlessDetails: 3,
  /** Minimum rarity at which one word of a name is enough if the town is also named. */
  tellingWord: 1,
  /** A single word more common than this is not a name, even if capitalized. */
  properName: 0.7,
  /** Reports within this many days are very likely about this event if names match. */
  nearDays: 4,
  /** Minimum value of an exact figure that is unlikely to occur in reports of other events, unless it is round. */
  oddFigure: 13,
  /**
   * A report within this many days that places a town of the same name elsewhere casts doubt on reports that do not
   * give the place.
   */
  namesakeDays: 7,
  /** A full date at least this many days away belongs to another event. */
  otherDateDays: 10,
  /** Number of matching details apart from name and place required of an undated page. */
  undatedDetails: 2,
  /** Minimum number of words of the story, and minimum share of the title, in the opening of an undated page. */
  undatedStory: 4,
  undatedShare: 0.6,
  /** Minimum share of words of the topic if it has no names. */
  namelessCoverage: 0.6,
  /** A headline with at least this share and number of words of the title is the title in other words. */
  sameHeadline: 0.75,
  sameHeadlineWords: 5,
};

export const STANCE_LIMITS = {
  /** Minimum share of words of the topic on a page about the same event, if the kind of event is recognized. */
  eventCoverage: 0.4,
  /**
   * Minimum share of words of the topic in one passage if the kind of event is recognized, but no date, place or name
   * matches.
   */
  looseCoverage: 0.6,
  /**
   * Minimum shares for a page that names the subjects and was published within days, in headline and passage and on the
   * whole page.
   */
  nearCoverage: 0.5,
  nearPageCoverage: 0.65,
  /** Minimum share of words of the topic in one passage if the kind of event is not recognized. */
  plainPassageCoverage: 0.72,
  /** Minimum number of distinctive words in the topic, enough for an actor, an action and an object. */
  plainTerms: 3,
  /** Reduction for two joined sentences, which may be about different things. */
  joinedDiscount: 0.8,
  /** Minimum share of words of the topic on the page if the kind of event is not recognized. */
  plainPageCoverage: 0.8,
  /** Share of words of the topic below which a page is unrelated. */
  mentionCoverage: 0.34,
  /** Minimum share of words of the topic in the scope of a negation for a denial. */
  negatedShare: 0.25,
  /** Minimum total weight of denials for a page to dispute the topic. */
  denial: 2,
  /** Minimum total weight of assertions for support, which is that of one sentence in the body linked to the event. */
  assertion: 1,
  /** Number of sentences in the lead. */
  lead: 4,
  /** Maximum number of sentences read per page. */
  maxSentences: 120,
  /** Minimum share of words of a claim in a supporting passage. */
  claimCoverage: 0.6,
  /**
   * Minimum share of words of the topic in a checked claim and its headline, and on a fact-check page published on a
   * different day.
   */
  checkedClaim: 0.5,
  checkedPage: 0.6,
  /** Figures for a claim that differ by at least this factor are treated as counting different things. */
  sameOrder: 8,
  /** Weight of a rating of "false" by a fact checker, as a denial. */
  ratedFalse: 4,
};

/** Limits for recognizing an event by names, figures, place and date although its verb differs. */
export const ANCHOR_LIMITS = {
  /** Number of sentences in the body that belong to the opening. */
  opening: 8,
  /** Minimum length of stems that are compared by their beginnings or endings. */
  stemLength: 5,
  /**
   * Minimum number of words of the story in the opening. With fewer, the page may be about something else that involves
   * the same people.
   */
  story: 3,
  /** How many words of the story an explicit mention of the kind of event is worth. */
  kindOfEvent: 2,
  /** Minimum value of a figure without a unit that is compared across languages. */
  minCrossLanguageFigure: 20,
  /** Maximum number of words of the story that count. */
  storyCap: 5,
  /** Minimum share of words of the title, including names, in headline and opening. */
  share: 0.4,
  /** Points for an opening with all words of the title, and proportionally fewer for some of them. */
  wholeTitle: 4,
  /**
   * Minimum points at which no other event matches, such as two names or a name and the town (4), two figures (4),
   * three words (3), or half the title (2).
   */
  points: 9,
  /** Number of matching figures that replace the event word. */
  pinned: 2,
};

/** N-gram length in words, and share of the claim's n-grams above which a sentence repeats the claim verbatim. */
export const PROPOSITION_LIMITS = { verbatim: 5, verbatimShare: 0.6 };

export const SUPPORT_CHECK_LIMITS = {
  /** Number of first sentences in which one doubtful word is enough, because debunks start with the doubt. */
  opening: 4,
  /**
   * A page is read in full, up to this many sentences, if its headline has less than this share of words of the topic,
   * unless one of its first two sentences is quoted.
   */
  whole: 40,
  headline: 0.34,
  lead: 2,
  /**
   * After the opening, doubt counts only in sentences with this share of words of the topic or with its kind of event.
   */
  story: 0.25,
};

export const FIGURE_LIMITS = {
  /**
   * Two figures with this many equal digits, apart from zeros, are one figure with a typo: "20" and "200" often count
   * different things, but "32" and "320" rarely do.
   */
  slipDigits: 2,
  /** Minimum value of figures that show, if they match, that the same thing is counted; smaller ones are too common. */
  least: 10,
  /** Figures up to this value often describe individual cases rather than a total. */
  leastCount: 3,
  /** Maximum ratio between an amount and the one in the title at which they are treated as equal. */
  sum: 1.5,
  /**
   * Minimum ratio of a figure in the title to the one on the page for an exaggeration; tolls and estimates
   * vary by less.
   */
  beyond: 4,
};

/** Limits for recognizing dated headlines below a text as teasers for other stories. */
export const OTHER_STORY_LIMITS = {
  /**
   * Minimum number of content words; a line with fewer may belong to the page itself, such as the date of a hearing.
   */
  words: 5,
  /** Maximum share of these words that can occur in the page's own headline. */
  shared: 0.34,
};

/** Limits for pages that are not about an event of the topic's kind (page-kind.rules.ts). */
export const OTHER_SUBJECT_LIMITS = {
  /** Maximum share of words of the topic, without names, on such a page. */
  shared: 0.5,
  /**
   * Pages published at least this many days before the event are about something else; later ones may be about what led
   * to it.
   */
  daysBefore: 30,
};
