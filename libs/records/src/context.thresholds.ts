/** Thresholds of this package, with reasons. */

export const RESEARCH_LIMITS = {
  /** Maximum actors looked up; more are rarely the subject of a story. */
  actors: 4,
  /** Documents of one name that are looked at. */
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

export const FIT = {
  /** Distinctive words in common with the topic, if places do not identify it. */
  sharedWords: 1,
  /** The same if the text names only other places. */
  sharedWordsElsewhere: 2,
  /** A person who died this many years before the event is not an actor. */
  deadYears: 1,
};

export const PRECEDENT = {
  /** A closer report may be about the event itself and must not count as an earlier one. */
  leastDaysBefore: 30,
  /** Older ones say little of today's. */
  mostYearsBefore: 30,
  /** Reports of earlier events that are shown. */
  reports: 3,
};

export const PLACE = {
  /** A town is assumed by its size only from so many people on … */
  largeTown: 100_000,
  /** Minimum ratio to the next place of that name: Paris and Paris, Texas, but not the two Birminghams. */
  dwarfs: 20,
  /** Assumed population of towns without data. */
  leastPeople: 5_000,
  /** A town of so many people that the text names besides tells which region is meant … */
  neighbour: 50_000,
  /** The same ratio for neighbors. */
  neighbourOver: 4,
  /** Nearer to each other than this, two entries of one name are one town or a part of it. */
  samePlaceKm: 8,
  /** Other places of the name that are shown. */
  candidates: 8,
  /** Outlets shown and asked: engines cut longer queries. */
  outlets: 6,
  /** Assumed distance of outlets without a town; nearer ones come first. */
  regionalKm: 60,
};

/**
 * What is computed (local time, daylight, holidays) is no detail: it counts neither in the richness nor towards the
 * five supporting details, because it can be worked out for any story that names a town and a day, for a hoax as well.
 *
 * `richness = 15 × kinds of detail present (of 4) + 8 × details (at most 5)`: all four kinds and five details make 100.
 */
export const RICHNESS = { perKind: 15, perDetail: 8, details: 5 };

export const ACTORS = {
  /** Maximum profiles; more are rarely the subject of a story. */
  most: { quick: 2, detailed: 4, exhaustive: 6 },
  /**
   * Time limit for registers, indexes and earlier reports, in ms. Profiles run alongside reading and must not delay the
   * decision; late results are listed as coverage gaps.
   */
  deadlineMs: { quick: 2_000, detailed: 8_000, exhaustive: 20_000 },
  /** Wikipedia languages from which a one-word name is considered widely known, unless contradicted. */
  widelyKnown: 10,
  /** Telling words of the topic that tie an entity to it. */
  sharedWords: 1,
  /** A person or organization that ended this many years before the event is not an actor. */
  endedYears: 1,
  /** Details of one source and actor that are shown. */
  details: 6,
  /** Lines of the legal entity, besides. */
  entityLines: 4,
};

export const EARLIER_STATEMENTS = {
  /** Nearer to the event than this a report under a wrong date could be one of the event itself. */
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
  /** Statements of one actor that are shown: from before, and from the reports of the event. */
  shown: { before: 3, now: 4 },
  /** Longer sentences are lists or broken pages. */
  mostChars: 600,
  /** The beginning of a page in which words are looked for. */
  pageChars: 12_000,
};

export const TRACK = {
  /** Entries shown of each kind; all are counted. */
  shown: 3,
  /** Earlier investigations of our own that are looked through. */
  cases: 20,
  /** Actors asked about at registers of courts, which allow few questions a day. */
  dockets: { quick: 0, detailed: 1, exhaustive: 3 },
  /** Actors asked about at lists that charge for it, or that tell of wealth and not of deeds. */
  lists: { quick: 0, detailed: 0, exhaustive: 2 },
};

/**
 * Which profile details count as background. Identity (description, numbers, seat, status, owner) never counts, because
 * any name has it. Counted, up to a limit per actor and in total: earlier statements on the same subject, and track
 * record entries of the same kind.
 */
export const COUNTED_ACTOR_DETAILS = { perActor: 2, all: 3 };

/** People whom pages let speak with an office, and whom the topic does not name. */
export const SPEAKERS = {
  /** Shown in all. */
  most: 3,
  /** Pages that must quote a person, if none is credible. */
  leastPages: 2,
};
