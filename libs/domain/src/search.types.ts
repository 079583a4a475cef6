import type { DateRecord, Instant } from './time';
import type { OutcomeKind } from './outcome';
import type { CallContext } from './ports/upstream-gateway.port';
import type { Reason } from './reasons';
import type { Topic } from './topic';

/** One query to send, with the reason for it. */
export interface PlannedQuery {
  /** e.g. `exact-phrase`, `keywords`, `entity-event`, `date-window`, `site`. */
  strategy: string;
  text: string;
  /** Publication window, if the engine supports it; ISO dates or times. */
  from?: Instant | null;
  to?: Instant | null;
  language?: string | null;
  /** 1-based result page; absent = the first. */
  page?: number;
  /** Why this query is in the plan, for the editor. */
  reason: string;
}

/** One result as returned by an engine. All text is untrusted. */
export interface SearchHit {
  url: string;
  title: string;
  snippet: string;
  /** Date given by the engine (`pubDate` of a feed, `seendate` of GDELT); never trusted on its own. */
  engineDate: DateRecord | null;
  /** Outlet name according to the engine. */
  outletName: string | null;
  engine: string;
  /** 1-based position in the engine's list. */
  rank: number;
  strategy: string;
  query: string;
}

/** Hits of all engines for one URL, merged and ranked. */
export interface RankedResult extends Pick<SearchHit, 'url' | 'title' | 'snippet' | 'engineDate'> {
  canonicalUrl: string;
  /** Registrable domain, e.g. `bbc.co.uk`. */
  site: string;
  foundBy: Pick<SearchHit, 'engine' | 'strategy' | 'rank'>[];
  score: number;
  reasons: Reason[];
}

/** One query to an engine and its outcome. A failed search must not be mistaken for an absence of evidence. */
export interface CoverageEntry {
  provider: string;
  query: string;
  strategy: string;
  outcome: OutcomeKind;
  reason: string | null;
  hits: number;
  costUsd: number;
  fromCache: boolean;
  /** Why there may be more results than were read: the response was truncated, or time ran out. */
  cut?: 'more' | 'time';
}

/** A report of an event: a topic, a headline or an article. */
export interface EventReport {
  title: string;
  text?: string | null;
  /** Additional names known to be relevant. */
  names?: readonly string[];
  /** Place as in the topic: the place itself first, then the region. */
  place?: string | null;
  /** Date of the event; if unknown, of publication. */
  when?: Instant | null;
}

/** Whether two reports describe the same event, with reasons. Does not say who copied whom. */
export interface SameEventVerdict {
  verdict: 'same' | 'unclear' | 'different';
  /** 0–1. */
  score: number;
  reasons: Reason[];
}

/** Event matching function, passed to other packages of the same layer. */
export type SameEventJudge = (a: EventReport, b: EventReport) => SameEventVerdict;

/** Search function passed to other packages of the same layer. */
export type SearchReports = (
  topic: Topic,
  query: PlannedQuery,
  context: CallContext,
) => Promise<{ results: RankedResult[]; coverage: CoverageEntry[] }>;

/** A URL named by a deep-research provider. Its claims about the page are ignored. */
export interface ResearchLead {
  url: string;
  title: string | null;
}

/**
 * States of a deep-research job. `wanted`: to be started. `starting`: the starting call is in progress. `pending`:
 * running at the provider under an ID. The others are final.
 */
export const RESEARCH_STATES = ['wanted', 'starting', 'pending', 'done', 'failed', 'ended'] as const;
export type ResearchState = (typeof RESEARCH_STATES)[number];
