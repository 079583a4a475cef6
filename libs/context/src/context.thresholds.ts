/** Every number by which this room decides, with its reason. */

export const RESEARCH_LIMITS = {
  /** Actors looked up for one topic; more than these are rarely what a story is about. */
  actors: 4,
  /** Documents of one name that are looked at. */
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
  /** Somebody who died this many years before the event is no actor in it. */
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
  /** … and where it is so many times as large as the next of its name: Paris against Paris in Texas, not Birmingham against Birmingham in Alabama. */
  dwarfs: 20,
  /** Towns whose people nobody has counted are taken to have so many. */
  leastPeople: 5_000,
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
 * What is computed (local time, daylight, holidays) is no detail: it counts neither in the richness nor towards the five supporting
 * details, because it can be worked out for any story that names a town and a day, for a hoax as well.
 *
 * `richness = 15 × kinds of detail present (of 4) + 8 × details (at most 5)`: all four kinds and five details make 100.
 */
export const RICHNESS = { perKind: 15, perDetail: 8, details: 5 };
