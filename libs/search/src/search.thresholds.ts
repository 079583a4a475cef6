import type { Mode } from '@corroborate/domain';

/** Maximum lengths of result fields in characters; protects against hostile responses. */
export const TEXT_LIMITS = { title: 300, snippet: 700, outlet: 120, url: 2048 } as const;

/** Maximum results per response. */
export const MAX_HITS_PER_ANSWER = 100;

/** A feed of 100 items has about 2,000 tags. */
export const FEED_LIMITS = { tags: 20_000 } as const;

/**
 * Limits on the markup of one response. A result page has about 3,000 pieces and a Google News
 * article page under 50,000; neither is nested deeper than 60.
 */
export const MARKUP_LIMITS = {
  /** Elements, attributes and pieces of text together. */
  pieces: 150_000,
  depth: 256,
  /** Concurrent text captures. */
  captures: 8,
  /** Maximum characters per text. */
  textChars: 2_000,
  /** Characters passed to the parser at once. */
  pieceChars: 8_192,
} as const;

/**
 * Query limits per mode. An investigation has several rounds and shares the engines with others, so
 * the numbers are small; one more query finds little that four good ones on four engines did not.
 */
export const MODE_LIMITS = {
  quick: {
    /** Queries in a plan. */
    queries: 6,
    /** Of these, queries for an editor's questions. */
    questions: 2,
    /** Further claims searched in the first round, one additional call each. */
    claims: 2,
    /** Calls to free engines in one search. */
    calls: 7,
    /** Calls to free reserve engines (see `Reserve`). */
    reserveCalls: 2,
    /** Calls to paid engines in one search. */
    paidCalls: 2,
    /** Number of relevant results at which paid engines are no longer queried. */
    enough: 6,
    /** Second pages requested if the first was full and too few results are relevant. */
    secondPages: 0,
    /** Google News links resolved, at two calls each. */
    linksToResolve: 6,
  },
  detailed: {
    queries: 8,
    questions: 3,
    claims: 7,
    calls: 14,
    reserveCalls: 3,
    paidCalls: 6,
    enough: 15,
    secondPages: 0,
    linksToResolve: 12,
  },
  exhaustive: {
    queries: 13,
    questions: 4,
    claims: 7,
    calls: 24,
    reserveCalls: 5,
    paidCalls: 12,
    enough: 30,
    secondPages: 4,
    linksToResolve: 20,
  },
};
export type ModeLimits = (typeof MODE_LIMITS)[Mode];

/** In ms. A refusal by an open circuit breaker that is older than this says nothing about the current state. */
export const CIRCUIT_MEMORY_MS = 600_000;

/** Engines with a longer delay get fewer calls. */
export const PACE_ALLOWANCE_MS = 20_000;

/** Days searched before the discovery of a topic, and before its event (announcements). */
export const WINDOW_DAYS = { beforeDiscovery: 30, beforeEvent: 3 } as const;

/** Limits for queries to an index of archived URLs, which is slow and a shared public service. */
export const ARCHIVE_SEARCH = {
  /** It can take up to 20 s; a search does not wait for the slowest responses. */
  timeoutMs: 15_000,
  retries: 0,
  /** Wait after a refusal without a retry time. */
  backOffMs: 60_000,
  /** Maximum captures per site. */
  rows: 60,
  /** Maximum words, one of which a URL must contain. Short words are skipped because they occur in most URLs. */
  words: 5,
  wordLength: 4,
  /** Maximum URLs cited in a topic that are looked up. */
  cited: 2,
} as const;

/** Number of words in a keyword query; more words find fewer results. */
export const KEYWORDS = { usual: 7, broad: 4 } as const;
/**
 * Title lengths in words for a phrase search: shorter titles are common phrases, longer ones are
 * never repeated verbatim.
 */
export const TITLE_PHRASE_WORDS = { min: 4, max: 14 } as const;

/**
 * Guaranteed share of results per trusted group. Half the usual relevance suffices, because a short report uses few
 * topic words.
 */
export const TRUSTED_SHARE = { ofResults: 0.1, leastScore: 20 } as const;

/** Ranking: shares of the score, adding up to 1. Relevance leads; the others break ties. */
export const RANKING = {
  relevance: 0.62,
  agreement: 0.18,
  time: 0.12,
  /** Small on purpose: a relevant unknown local paper ranks above an irrelevant famous one. */
  standing: 0.08,
  /** Constant of reciprocal rank fusion (Cormack et al. 2009). */
  fusion: 60,
  /** Minimum relevance (0–1) of a result with all words of a query for a lead, below that of a report on the topic. */
  asked: 0.6,
  /** Results below this relevance (0–1) merely share a word with the topic; their score is scaled down. */
  weak: 0.25,
  /** A result of at least this score (0–100) counts as relevant when deciding whether more results are needed. */
  relevantScore: 40,
  /** Factor for encyclopedia articles, which explain rather than report; none counts as relevant. */
  encyclopedia: 0.35,
  /** Half-life in days of proximity to the event, and of recency where no event date is known. */
  eventHalfLife: 10,
  freshHalfLife: 14,
} as const;

/** Weights of the topic's terms in relevance. Names, places and numbers distinguish events; verbs do not. */
export const TERM_WEIGHTS = {
  title: 1,
  name: 1.6,
  number: 1.3,
  place: 0.9,
  summary: 0.35,
  /** Frequency saturation and length normalization as in BM25. */
  k1: 0.6,
  b: 0.3,
  /** Words in a result's text that count as typical length. */
  usualLength: 40,
} as const;

/**
 * Same text. Four-word shingles survive a changed word in three lines; independent reports of one event
 * share below a tenth of them, rewritten copies above half.
 */
export const SAME_TEXT = {
  shingleWords: 4,
  /** Minimum proportion of all shingles that occur in both texts. */
  similarity: 0.45,
  /** Minimum share of the shorter text that occurs in the longer one (truncated copies, added local paragraphs). */
  containment: 0.55,
  /** Fewer shared shingles than this are no evidence of copying: a headline, one sentence, one quote. */
  minShared: 24,
  /** Without quotations, the overlap must still reach this fraction of the thresholds above. */
  unquotedFactor: 0.8,
  /** Texts with fewer unquoted shingles than this are compared including their quotations. */
  minUnquoted: 24,
  /** A paragraph in at least this many otherwise unrelated texts is boilerplate and is left out. */
  boilerplateTexts: 3,
  /** Texts are unrelated if the similarity of their remaining text is below this. */
  boilerplateRest: 0.2,
  /**
   * Sketch: bins of one-permutation MinHash, and rows per band. 42 bands of 3 rows detect a similarity of 0.4 with 94%
   * probability.
   */
  bins: 126,
  rows: 3,
  /** One shingle in `sample` is indexed to find short copies inside long texts; `sampleShared` of these must match. */
  sample: 8,
  sampleShared: 3,
  /** In a large group of texts with the same key, each is compared with this many neighbors and the first text. */
  crowd: 60,
  crowdNeighbours: 4,
} as const;
