import type { Mode } from '@corroborate/domain';

/** Longest texts kept of a result, in characters: engines show less, hostile answers show more. */
export const TEXT_LIMITS = { title: 300, snippet: 700, outlet: 120, url: 2048 } as const;

/** Maximum results per response. */
export const MAX_HITS_PER_ANSWER = 100;

/** A feed of 100 items has some 2,000 tags. */
export const FEED_LIMITS = { tags: 20_000 } as const;

/**
 * Limits on the markup of one answer. A page of results has some 3,000 pieces, an article page of Google News under
 * 50,000, and neither is nested deeper than 60.
 */
export const MARKUP_LIMITS = {
  /** Elements, attributes and pieces of text together. */
  pieces: 150_000,
  depth: 256,
  /** Concurrent text captures. */
  captures: 8,
  /** Maximum characters per text. */
  textChars: 2_000,
  /** Characters handed to the parser at once. */
  pieceChars: 8_192,
} as const;

/**
 * How much is asked per mode. An investigation has several rounds and shares the engines with others, so
 * the numbers are small; one more query finds little that four good ones on four engines did not.
 */
export const MODE_LIMITS = {
  quick: {
    /** Queries in a plan. */
    queries: 6,
    /** Of these, queries that follow the questions of an editor. */
    questions: 2,
    /** Further claims searched in the first round, one additional call each. */
    claims: 2,
    /** Calls to free engines in one search. */
    calls: 7,
    /** Calls to free reserve engines (see `Reserve`). */
    reserveCalls: 2,
    /** Calls to paid engines in one search. */
    paidCalls: 2,
    /** Relevant results at which paid engines are no longer asked. */
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

/** A refusal by an open circuit older than this says nothing about now. */
export const CIRCUIT_MEMORY_MS = 600_000;

/** Engines with a longer delay get fewer calls. */
export const PACE_ALLOWANCE_MS = 20_000;

/** Days before (announcements) and after (follow-ups) the event. */
export const WINDOW_DAYS = { before: 3, after: 21 } as const;

/** Questions to an index of archived addresses: it is slow, and shared by everybody. */
export const ARCHIVE_SEARCH = {
  /** It needs up to 20 s; a search does not wait for its slowest answers. */
  timeoutMs: 15_000,
  retries: 0,
  /** When it refuses without saying for how long. */
  backOffMs: 60_000,
  /** Captures taken of one site. */
  rows: 60,
  /** Words one of which an address must hold; shorter ones stand in half of all addresses. */
  words: 5,
  wordLength: 4,
  /** Addresses named in a topic that are looked up. */
  cited: 2,
} as const;

/** Words of a keyword query: more words find less. */
export const KEYWORDS = { usual: 7, broad: 4 } as const;
/** A whole title is searched as a phrase only in this range: shorter is common speech, longer is never repeated. */
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
  /** Below this relevance (0–1) a result is only about other things that share a word: its score is scaled down. */
  weak: 0.25,
  /** A result of at least this score (0–100) counts as relevant for "do we need more?". */
  relevantScore: 40,
  /** Articles of encyclopedias explain and never report: scaled by this, none counts as relevant. */
  encyclopedia: 0.35,
  /** Half-life in days of nearness to the event, and of freshness where no event date is known. */
  eventHalfLife: 10,
  freshHalfLife: 14,
} as const;

/** Weights of the topic's terms in relevance. Names, places and numbers tell events apart, verbs do not. */
export const TERM_WEIGHTS = {
  title: 1,
  name: 1.6,
  number: 1.3,
  place: 0.9,
  summary: 0.35,
  /** Frequency saturation and length normalisation as in BM25. */
  k1: 0.6,
  b: 0.3,
  /** Words in a result's text that count as usual length. */
  usualLength: 40,
} as const;

/**
 * Same text. Four-word shingles survive a changed word in three lines; independent reports of one event
 * share below a tenth of them, rewritten copies above half.
 */
export const SAME_TEXT = {
  shingleWords: 4,
  /** Share of all shingles that two texts have in common. */
  similarity: 0.45,
  /** Share of the shorter text that stands in the longer one (truncated copies, added local paragraphs). */
  containment: 0.55,
  /** Fewer shared shingles than this prove nothing: a headline, one sentence, one quote. */
  minShared: 24,
  /** With quotations left out, the same must hold at this fraction of the thresholds above. */
  unquotedFactor: 0.8,
  /** Texts with fewer unquoted shingles than this are judged with their quotations. */
  minUnquoted: 24,
  /** A paragraph in at least so many texts that share nothing else is boilerplate and is left out. */
  boilerplateTexts: 3,
  /** "Share nothing else": similarity of the rest below this. */
  boilerplateRest: 0.2,
  /** Sketch: bins of one-permutation MinHash, rows per band. 42 bands of 3 rows find a similarity of 0.4 with 94 %. */
  bins: 126,
  rows: 3,
  /** One shingle in `sample` is indexed to find short copies inside long texts; this many must meet. */
  sample: 8,
  sampleShared: 3,
  /** In a crowd of texts with one key, each is compared with this many neighbours and the crowd's first. */
  crowd: 60,
  crowdNeighbours: 4,
} as const;
