/** Thresholds of the rules reader, with reasons. */
export const CLAIM_LIMITS = {
  /** More claims make a case file unreadable. */
  maxClaims: 8,
  /** Characters of the text of a topic that are read for statements, names and figures. */
  maxChars: 100_000,
  /** Statements looked at before the best are kept. */
  maxConsidered: 40,
  /** Sentences shorter than this say nothing that could be checked. */
  minWords: 4,
};

export const RULES_LANGUAGE_LIMITS = {
  /** Characters used to verify the language. */
  sample: 4_000,
  /** Words from which a text or sentence must show the function words of its language. */
  words: 12,
  /** Minimum share of function words if the language is known: news has 30–45%, a telegram or table 5%. */
  share: 0.05,
  /** The same for the quoted sentence: Polish has 16% of words that are English ones too, most others below 10%. */
  sentenceShare: 0.12,
  /** Minimum if the language is unknown. */
  unknownShare: 0.2,
};

export const CORRECTION_LIMITS = {
  /** Share of the topic's words from which a sentence of a correction names the main claim. */
  words: 0.5,
  /** Minimum if the sentence also mentions the topic's kind of event. */
  wordsOfKind: 0.25,
  /** Minimum if the sentence denies that kind of event. */
  wordsOfDenial: 0.1,
};

export const RATING_LIMITS = {
  /** Up to this place between worst (0) and best (1) of a scale a rating says false: 1 and 2 of 5. */
  false: 0.3,
  /** From this place on it says true: only the best of 5 or 10. "Mostly true" on a scale of figures stays mixed. */
  true: 0.95,
};

export const EVENT_LIMITS = {
  /** A report may carry the calendar day before the event: the day is local, the event's time is UTC. */
  daysBefore: 1.5,
  /** The same by a search engine's date, which may be wrong by a few weeks. */
  engineDaysBefore: 31,
  /** A report later than this must name the event's date itself, else it may be about the next such event. */
  daysAfter: 45,
  /**
   * A page that leaves out the town of the title must agree in this many particulars: another town may have such a
   * thing too.
   */
  townlessDetails: 3,
  /** Rarity from which one word of a name suffices if the town is also named. */
  tellingWord: 1,
  /** A single word commoner than this is no name, though a capital begins it. */
  properName: 0.7,
  /** Reports within this many days are very likely about this event if names match. */
  nearDays: 4,
  /** From here on an exact figure that is not round is unlikely to stand in the report of another event. */
  oddFigure: 13,
  /**
   * A report within this many days that locates a same-named town elsewhere casts doubt on reports without a location.
   */
  namesakeDays: 7,
  /** A date in the text this far from the event's is another event's date. */
  otherDateDays: 10,
  /** An undated page must agree in this many particulars besides name and place. */
  undatedDetails: 2,
  /** Without a date, the opening must contain this many words and this share of the title. */
  undatedStory: 4,
  undatedShare: 0.6,
  /** For a topic without names, the page must have this share of its words. */
  namelessCoverage: 0.6,
  /** A headline with this share of the title's words, and at least so many of them, is the title in other words. */
  sameHeadline: 0.75,
  sameHeadlineWords: 5,
};

export const STANCE_LIMITS = {
  /**
   * Share of the topic's words that a page about the same event uses somewhere, when the kind of event is recognised.
   */
  eventCoverage: 0.4,
  /** A recognised kind of event, but no date, place or given name to tie the page to it: share in one passage. */
  looseCoverage: 0.6,
  /**
   * Minimums for a page that names the subjects and was published within days: in headline and passage, and on the
   * page.
   */
  nearCoverage: 0.5,
  nearPageCoverage: 0.65,
  /** Without a recognised kind of event the words themselves must carry the claim: share in one passage … */
  plainPassageCoverage: 0.72,
  /** Minimum distinctive words of the topic: an actor, an action and an object. */
  plainTerms: 3,
  /** Two sentences joined can mix two matters: together they must carry nearly all of it. */
  joinedDiscount: 0.8,
  /** … and on the page. */
  plainPageCoverage: 0.8,
  /** Below this share a page has nothing to do with the topic. */
  mentionCoverage: 0.34,
  /** Minimum share of topic words in the scope of a negation for a denial. */
  negatedShare: 0.25,
  /** Weight of denial from which a page disputes. */
  denial: 2,
  /** Weight of assertion a supporting page must reach: one anchored sentence of the body. */
  assertion: 1,
  /** Sentences that count as the lead. */
  lead: 4,
  /** Sentences read per page. */
  maxSentences: 120,
  /** Share of a claim's words a passage needs to bear it out. */
  claimCoverage: 0.6,
  /** Share of the topic's words that a checked claim with its headline must have, and a check of another day's page. */
  checkedClaim: 0.5,
  checkedPage: 0.6,
  /** Figures of a detail this many times apart are taken for counts of different things. */
  sameOrder: 8,
  /** Weight of a fact-checker's “false” as denial. */
  ratedFalse: 4,
};

/** When names, figures, place and days together tell of the event although its verb is another. */
export const ANCHOR_LIMITS = {
  /** Sentences of the body that count as the opening. */
  opening: 8,
  /** Shorter stems are not compared by their beginnings or endings. */
  stemLength: 5,
  /** Words of the story that the opening must have: fewer, and it may be another matter of the same people. */
  story: 3,
  /** A plain word for the kind of event is worth this many of them. */
  kindOfEvent: 2,
  /** From here on a bare figure is compared across languages. */
  foreignFigure: 20,
  /** Words beyond this add nothing. */
  storyCap: 5,
  /** Share of the title's words, names among them, that headline and opening must have. */
  share: 0.4,
  /** An opening that has every word of the title is worth this much, a part of them its share. */
  wholeTitle: 4,
  /**
   * Two names or a name and the town (4), two figures (4), three words (3), half the title (2): of these, enough for no
   * other event to fit.
   */
  points: 9,
  /** Number of matching figures that replace the event word. */
  pinned: 2,
};

/** Runs of so many words, of which more than this share make a sentence the claim over again. */
export const PROPOSITION_LIMITS = { verbatim: 5, verbatimShare: 0.6 };

export const CAUTION = {
  /** Sentences at the opening in which a word of doubt is enough: exposures seldom take longer to say so. */
  opening: 4,
  /**
   * Read in full up to this many sentences if the headline has less than this share of topic words, unless one of the
   * first two sentences is quoted.
   */
  whole: 40,
  headline: 0.34,
  lead: 2,
  /** Beyond the opening doubt counts in sentences with this share of the topic's words, or with its kind of event. */
  story: 0.25,
};

export const FIGURE_LIMITS = {
  /**
   * Two figures that share so many digits, apart from noughts, are one figure written wrong: "20" and "200" often count
   * different things, "32" and "320" seldom.
   */
  slipDigits: 2,
  /** Smaller figures are too common to say that they count the same. */
  least: 10,
  /** Figures up to this value often describe cases, not the total. */
  leastCount: 3,
  /** Maximum ratio at which an amount counts as the title's. */
  sum: 1.5,
  /** Tolls rise and estimates differ, seldom by this factor within one report of the same event. */
  beyond: 4,
};

/** When a headline with its day below a text is of another story that the site leads on to. */
export const OTHER_STORY = {
  /** Telling words it must have: fewer may be a note of the page's own, such as a day of a hearing. */
  words: 5,
  /** At most this share of them may stand in the page's own headline. */
  shared: 0.34,
};

/** When a page is about something else than an event of the topic's kind (other-matter.policy.ts). */
export const OTHER_MATTER = {
  /** Maximum share of topic words other than names. */
  shared: 0.5,
  /**
   * Pages published at least this many days before the event are about something else; later ones may lead up to it.
   */
  daysBefore: 30,
};
