import { HOUR_MS } from '@corroborate/domain';
/** Thresholds of this package. */
export const ATTRIBUTION_LIMITS = {
  /** Sentences read per page; attributions stand early. */
  maxSentences: 120,
  /** Longer sentences are cut: no name hides behind that many words. */
  maxSentenceChars: 700,
  maxPerArticle: 60,
  /** Characters in which the full name behind a short one is sought. */
  maxNameChars: 20_000,
};

export const ORIGIN_LIMITS = {
  /** Share of the shorter text found in the longer from which one is a copy of the other. */
  copy: 0.6,
  /**
   * The same for a page that does not itself tell the story, such as an old report passed off as new: hardly a word may
   * differ.
   */
  copyFromElsewhere: 0.85,
  /** Steps along a citation chain before we take it for a circle. */
  maxSteps: 12,
  /** Confidence of a root that others name, of one that is merely the earliest, and of an undated one. */
  named: 75,
  earliest: 50,
  undated: 25,
  /** More for every further source that leads to the root. */
  perLead: 6,
  /** Chains that must end at a page before it outdoes the earliest. */
  leadsToRead: 2,
  /** Share of the pages telling the story that must lead to a newsroom whose page was not read. */
  shareToUnread: 0.5,
  /** A newsroom named within so many characters, or at least so often, is where the page has its story from. */
  headChars: 700,
  comesBack: 2,
  maxCitationsToFollow: 8,
  /** Pages compared with each other; more would cost time and add only copies. */
  maxSources: 150,
};

/** Newsrooms that pages name without an address. */
export const NAMED = {
  /** Characters of a name that go into a query. */
  nameChars: 60,
};

export const CANDIDATES = {
  /** What each part counts for; together 100. */
  weights: { time: 35, citations: 35, originality: 15, ownReporting: 15 },
  /** A page dated by nobody, or by an engine alone, is not known to precede any other. */
  undated: 0.2,
  engineDated: 0.4,
  /** Signs of a reporter's own work that make the part whole. */
  signs: 2,
  /** Candidates shown. */
  shown: 8,
};

export const DATING = {
  /** A date that leaves more room than this is vague: an engine's time that fits into it may sharpen it. */
  vagueMs: 0.5 * HOUR_MS,
  /** Room that a date leaves where the reader of the page gave no bounds. */
  spanMs: {
    second: 1000,
    minute: 60_000,
    hour: HOUR_MS,
    day: 36 * HOUR_MS,
    month: 32 * 24 * HOUR_MS,
    year: 367 * 24 * HOUR_MS,
  },
  /** Where in that room a page stands when nothing else is known: a bare day means noon. */
  typicalMs: {
    second: 0,
    minute: 0,
    hour: HOUR_MS / 2,
    day: 12 * HOUR_MS,
    month: 15 * 24 * HOUR_MS,
    year: 182 * 24 * HOUR_MS,
  },
  /** A capture this soon after an engine's date bears that date out. */
  captureLagMs: 72 * HOUR_MS,
  /** An engine's date may put an undated page this far before the earliest report that dates itself. */
  engineLeadMs: 24 * HOUR_MS,
  /** An engine's date that differs this much from the page's own is a conflict worth an archive look-up. */
  conflictMs: 36 * HOUR_MS,
  /** Nearer than this, moments cannot be told apart: exact ones, and ones of which a day or no zone is known. */
  exactTieMs: 60_000,
  vagueTieMs: 6 * HOUR_MS,
  /** Archive look-ups per investigation: the archive allows few a minute. */
  maxLookups: 5,
};

export const TELLING = {
  /** A report may be dated this long before the topic's event: clocks and days are vague. */
  beforeEventMs: 24 * HOUR_MS,
  /** Where nobody says the day: what takes no side and is so much older than all that bears it out is another story. */
  beforeTellersMs: 7 * 24 * HOUR_MS,
};

/** The archive asks clients to stay at 24 calls a minute, and may take many seconds. */
export const ARCHIVE = {
  paceMs: 2500,
  /** A look-up that would have to wait longer is left out and named. */
  maxWaitMs: 20_000,
  timeoutMs: 30_000,
  retries: 2,
  maxBytes: 100_000,
  /** When it refuses without saying for how long. */
  backOffMs: 60_000,
  /** Its clock may run ahead of ours by this much. */
  clockSlackMs: 24 * HOUR_MS,
};
