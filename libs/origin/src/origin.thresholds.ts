import { HOUR_MS } from '@corroborate/domain';
export const ATTRIBUTION_LIMITS = {
  /** Sentences read per page; attributions come early. */
  maxSentences: 120,
  /** Longer sentences are cut: no attribution needs that many words. */
  maxSentenceChars: 700,
  maxPerArticle: 60,
  /** Characters searched for the full form of a short name. */
  maxNameChars: 20_000,
};

export const ORIGIN_LIMITS = {
  /** Minimum share of the shorter text that must occur in the longer one for a page to be a copy. */
  copy: 0.6,
  /**
   * The same threshold for a page that does not report the story itself, such as an old report passed off as new: it
   * must be nearly identical.
   */
  copyFromElsewhere: 0.85,
  /** Maximum length of a citation chain; longer ones are treated as circular. */
  maxSteps: 12,
  /** Confidence of a root that others name, of one that is only the earliest page, and of an undated one. */
  named: 75,
  earliest: 50,
  undated: 25,
  /** Confidence added for each further source that leads to the root. */
  perLead: 6,
  /** Number of chains that must end at a page for it to outrank the earliest. */
  leadsToRead: 2,
  /** Share of the pages on the story that must lead to an unread newsroom for it to be a root. */
  shareToUnread: 0.5,
  /** A page relies on a newsroom that it names within this many leading characters, or at least this many times. */
  headChars: 700,
  comesBack: 2,
  maxCitationsToFollow: 8,
  /** Maximum number of pages compared; more would cost time and add only copies. */
  maxSources: 150,
};

/** Limits for newsrooms that pages name without a URL. */
export const NAMED_OUTLET_LIMITS = {
  /** Maximum length of a name in a query, in characters. */
  nameChars: 60,
};

export const CANDIDATE_SCORING = {
  /** Weights of the score's components; they add up to 100. */
  weights: { time: 35, citations: 35, originality: 15, ownReporting: 15 },
  /**
   * Scores of a page with no date, and of one dated only by a search engine: neither can be shown to precede any other.
   */
  undated: 0.2,
  engineDated: 0.4,
  /** Number of signs of original reporting that gives the full score. */
  signs: 2,
  /** Maximum number of candidates shown. */
  shown: 8,
};

export const DATING_LIMITS = {
  /** A date with a wider margin than this is imprecise; a search engine's date within that margin may refine it. */
  vagueMs: 0.5 * HOUR_MS,
  /** Margin of a date by its precision, used if its record has no bounds. */
  spanMs: {
    second: 1000,
    minute: 60_000,
    hour: HOUR_MS,
    day: 36 * HOUR_MS,
    month: 32 * 24 * HOUR_MS,
    year: 367 * 24 * HOUR_MS,
  },
  /** Assumed position within the margin: a date without a time means noon. */
  typicalMs: {
    second: 0,
    minute: 0,
    hour: HOUR_MS / 2,
    day: 12 * HOUR_MS,
    month: 15 * 24 * HOUR_MS,
    year: 182 * 24 * HOUR_MS,
  },
  /** An archive capture within this time after a search engine's date confirms that date. */
  captureLagMs: 72 * HOUR_MS,
  /**
   * Maximum time by which a search engine's date may place an undated page before the earliest report that has its own
   * date.
   */
  engineLeadMs: 24 * HOUR_MS,
  /** A search engine's date that differs from the page's own by this much is a conflict worth an archive lookup. */
  conflictMs: 36 * HOUR_MS,
  /** Times closer together than this cannot be ordered: exact times, and times known only by day or without a zone. */
  exactTieMs: 60_000,
  vagueTieMs: 6 * HOUR_MS,
  /** Archive lookups per investigation; the archive allows few a minute. */
  maxLookups: 5,
};

export const STORY_WINDOW = {
  /** A report may be dated this long before the topic's event, because clocks and dates are imprecise. */
  beforeEventMs: 24 * HOUR_MS,
  /**
   * Used if the event date is unknown: a neutral page older than all supporting pages by this much reports another
   * story.
   */
  beforeTellersMs: 7 * 24 * HOUR_MS,
};

/** The archive allows clients 24 calls a minute, and may take many seconds to answer. */
export const ARCHIVE_LIMITS = {
  paceMs: 2500,
  /** A lookup that would have to wait longer is skipped and reported. */
  maxWaitMs: 20_000,
  timeoutMs: 30_000,
  retries: 2,
  maxBytes: 100_000,
  /** Wait after a refusal without `Retry-After`, in ms. */
  backOffMs: 60_000,
  /** The archive's clock may be ahead of ours by this much. */
  clockSlackMs: 24 * HOUR_MS,
};
