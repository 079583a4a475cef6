/** Thresholds of this package, with reasons. */

export const RESEARCH_LIMITS = {
  /** Maximum actors looked up; more are rarely the subject of a story. */
  actors: 4,
  /** Maximum documents read per name. */
  documents: 2,
};

export const DETAIL_LIMITS = {
  /** Shorter "sentences" are headings and captions, longer ones are lists. */
  leastChars: 25,
  mostChars: 450,
  /** Leading sentences that may contain a definition. */
  opening: 3,
  background: 2,
  precedents: 2,
};

export const FIT_LIMITS = {
  /** Minimum distinctive words in common with the topic, if the text names none of the topic's places. */
  sharedWords: 1,
  /** The minimum if the text names only other places. */
  sharedWordsElsewhere: 2,
  /** A person who died this many years before the event is not an actor. */
  deadYears: 1,
};

export const PRECEDENT_LIMITS = {
  /** A report closer to the event may be about the event itself and must not count as an earlier one. */
  leastDaysBefore: 30,
  /** Older events say little about the present. */
  mostYearsBefore: 30,
  /** Maximum reports of earlier events shown. */
  reports: 3,
};

export const PLACE_LIMITS = {
  /** Minimum population for a town to be assumed by its size. */
  largeTown: 100_000,
  /** Minimum ratio to the next largest place of that name: Paris and Paris, Texas, but not the two Birminghams. */
  dwarfs: 20,
  /** Assumed population of towns without data. */
  leastPeople: 5_000,
  /** Minimum population of another town in the text that identifies the region. */
  neighbour: 50_000,
  /** The minimum ratio for such neighboring towns. */
  neighbourOver: 4,
  /** Two entries with the same name that are closer than this are the same town or a part of it. */
  samePlaceKm: 8,
  /** Maximum other places of the same name shown. */
  candidates: 8,
  /** Maximum outlets shown and searched; engines cut longer queries. */
  outlets: 6,
  /** Assumed distance in km of outlets without a town; nearer outlets come first. */
  regionalKm: 60,
};

/**
 * Computed facts (local time, daylight, holidays) are not details: they count neither toward
 * richness nor toward the five supporting details, because they can be computed for any story with
 * a town and a date, even a hoax. `richness = 15 × kinds of detail present (of 4) + 8 × details (at
 * most 5)`: four kinds and five details make 100.
 */
export const RICHNESS_WEIGHTS = { perKind: 15, perDetail: 8, details: 5 };

export const ACTOR_LIMITS = {
  /** Maximum profiles; more are rarely the subject of a story. */
  most: { quick: 2, detailed: 4, exhaustive: 6 },
  /** Maximum people and organizations on pages that are identified in addition, over all rounds. */
  onPages: { quick: 1, detailed: 4, exhaustive: 8 },
  /**
   * Time limit for registers, indexes and earlier reports, in ms. Profiles run alongside reading and must not delay the
   * decision; late results are listed as coverage gaps.
   */
  deadlineMs: { quick: 2_000, detailed: 8_000, exhaustive: 20_000 },
  /** Number of Wikipedia languages from which a one-word name counts as widely known, unless contradicted. */
  widelyKnown: 10,
  /** Number of distinctive words of the topic that link an entity to it. */
  sharedWords: 1,
  /** A person or organization that ended this many years before the event is not an actor. */
  endedYears: 1,
  /** Details shown per source and actor. */
  details: 6,
  /** Additional lines for the legal entity. */
  entityLines: 4,
};

export const EARLIER_STATEMENTS = {
  /** Reports closer to the event may be about the event itself with a wrong date. */
  leastDaysBefore: 3,
  /** Older statements say little about current positions. */
  mostYearsBefore: 10,
  /** Actors whose earlier statements are searched, and reports read per actor. */
  actors: { quick: 0, detailed: 2, exhaustive: 4 },
  pages: { quick: 0, detailed: 2, exhaustive: 4 },
  /**
   * Distinctive words, besides speaker and place, that a sentence must share with the topic; one suffices if it
   * mentions the same kind of event. Two or three are common to most sentences in a field.
   */
  sharedWords: 4,
  /** Statements shown per actor: earlier ones, and those in reports of the event. */
  shown: { before: 3, now: 4 },
  /** Longer sentences are lists or broken pages. */
  mostChars: 600,
  /** Leading characters of a page searched for statements. */
  pageChars: 12_000,
};

export const TRACK_RECORD_LIMITS = {
  /** Entries shown per kind; all entries are counted. */
  shown: 3,
  /** Maximum earlier investigations searched. */
  cases: 20,
  /** Actors looked up in court registers, which allow few queries a day. */
  dockets: { quick: 0, detailed: 1, exhaustive: 3 },
  /** Actors looked up in lists that charge per query, or that show wealth rather than conduct. */
  lists: { quick: 0, detailed: 0, exhaustive: 2 },
};

/**
 * Which profile details count as background. Identity (description, numbers, seat, status, owner) never counts, because
 * any name has it. Counted, up to a limit per actor and in total: earlier statements on the same subject, and track
 * record entries of the same kind.
 */
export const COUNTED_ACTOR_DETAILS = { perActor: 2, all: 3 };

/** People with an office who are quoted on pages but not named in the topic. */
export const SPEAKER_LIMITS = {
  /** Maximum shown in total. */
  most: 3,
  /** Number of pages that must quote a person if none of the pages is credible. */
  leastPages: 2,
};
