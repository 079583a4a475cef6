/** Every number by which this room decides, with its reason. */

export const RESEARCH_LIMITS = {
  /** Actors looked up for one topic; more than these are rarely what a story is about. */
  actors: 4,
  /** Documents of one name that are checked. */
  documents: 2,
};

export const DETAIL_LIMITS = {
  /** Shorter "sentences" are headings and captions, longer ones are lists. */
  leastChars: 25,
  mostChars: 450,
  /** Sentences of a document that may say what the thing is. */
  opening: 3,
  background: 2,
  precedents: 2,
};

export const FIT = {
  /** Telling words that a text must share with the topic where the places tell nothing. */
  sharedWords: 1,
  /** … and where the text names other places only. */
  sharedWordsElsewhere: 2,
  /** Someone who died this many years before the event is no actor in it. */
  deadYears: 1,
};

export const PRECEDENT = {
  /** Nearer to the event than this it may be the event itself, and must not be taken for what came before. */
  leastDaysBefore: 30,
  /** Older ones say little of today's. */
  mostYearsBefore: 30,
  /** Reports of earlier events that are shown. */
  reports: 3,
};

export const PLACE = {
  /** A town is assumed by its size only from so many people on … */
  largeTown: 100_000,
  /**
   * … and where it is so many times as large as the next of its name: Paris against Paris in Texas, not Birmingham
   * against Birmingham in Alabama.
   */
  dwarfs: 20,
  /** Towns whose people no one has counted are taken to have so many. */
  leastPeople: 5_000,
  /** A town of so many people that the text names besides says which region is meant … */
  neighbour: 50_000,
  /** … where it is so many times as large as the next of its name. */
  neighbourOver: 4,
  /** Nearer to each other than this, two entries of one name are one town or a part of it. */
  samePlaceKm: 8,
  /** Other places of the name that are shown. */
  candidates: 8,
  /** Outlets shown and asked: engines cut longer queries. */
  outlets: 6,
  /** How far away an outlet without a town of its own counts as being: nearer ones come first, farther ones after. */
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
  /** Actors profiled; more than these are rarely what a story is about. */
  most: { quick: 2, detailed: 4, exhaustive: 6 },
  /**
   * Until when registers, indexes and reports of before are waited for, in ms. Profiles run beside reading and may not
   * hold the decision up: what has not answered by then is named in the coverage and left out.
   */
  deadlineMs: { quick: 2_000, detailed: 8_000, exhaustive: 20_000 },
  /** Articles in as many languages: known so widely that a one-word name means it, where nothing disputes it. */
  widelyKnown: 10,
  /** Telling words of the topic that tie an entity to it. */
  sharedWords: 1,
  /** Someone who died, or a body that ended, this many years before the event is no actor in it. */
  endedYears: 1,
  /** Details of one source and actor that are shown. */
  details: 6,
  /** Lines of the legal entity, besides. */
  entityLines: 4,
};

export const EARLIER_STATEMENTS = {
  /** Nearer to the event than this a report under a wrong date could be one of the event itself. */
  leastDaysBefore: 3,
  /** Older words say little of what someone holds today. */
  mostYearsBefore: 10,
  /** Actors whose earlier words are searched for, and reports read for each. */
  actors: { quick: 0, detailed: 2, exhaustive: 4 },
  pages: { quick: 0, detailed: 2, exhaustive: 4 },
  /**
   * Telling words besides the speaker's name and the place that a sentence must share with the topic to be on its
   * matter; one is enough where it also mentions the same kind of event. Two or three are shared by most sentences
   * about one trade.
   */
  sharedWords: 4,
  /** Statements of one actor that are shown: from before, and from the reports of the event. */
  shown: { before: 3, now: 4 },
  /** Longer sentences are lists or broken pages. */
  mostChars: 600,
  /** The beginning of a page in which words are searched for. */
  pageChars: 12_000,
};

export const TRACK = {
  /** Entries shown of each kind; all are counted. */
  shown: 3,
  /** Earlier investigations of our own that are searched. */
  cases: 20,
  /** Actors asked about at registers of courts, which allow few questions a day. */
  dockets: { quick: 0, detailed: 1, exhaustive: 3 },
  /** Actors asked about at lists that charge for it, or that report wealth and not of deeds. */
  lists: { quick: 0, detailed: 0, exhaustive: 2 },
};

/**
 * What of a profile counts as a supporting detail of background. Who someone is (description, numbers, seat, status,
 * owner) never does: any name has that, and five such facts explain no topic. What counts is what bears on this very
 * matter, at most so many an actor and in all: words of the actor on the same matter from before the event, and entries
 * of the track record that name the same kind of matter.
 */
export const COUNTED_ACTOR_DETAILS = { perActor: 2, all: 3 };

/** People whom pages let speak with an office, and whom the topic does not name. */
export const SPEAKERS = {
  /** Shown in all. */
  most: 3,
  /** Pages that must let someone speak, where none of them is credible. */
  leastPages: 2,
};
