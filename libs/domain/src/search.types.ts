import type { DateRecord, Instant } from './time';
import type { OutcomeKind } from './outcome';
import type { CallContext } from './ports/upstream-gateway.port';
import type { Reason } from './reasons';
import type { Topic } from './topic';

/** One query to be sent, with the reason why. */
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
  /** Outlet name as given by the engine. */
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
  /** There may be more results than were read: the response was cut, or time ran out. */
  cut?: 'more' | 'time';
}

/** One report of an event: a topic, a headline, an article. */
export interface EventReport {
  title: string;
  text?: string | null;
  /** Additional names known to matter. */
  names?: readonly string[];
  /** As in the topic: the place itself first, then the region. */
  place?: string | null;
  /** Date of the event, otherwise of publication. */
  when?: Instant | null;
}

/** Whether two reports describe the same event, with reasons. Says nothing about who copied whom. */
export interface SameEventVerdict {
  verdict: 'same' | 'unclear' | 'different';
  /** 0–1. */
  score: number;
  reasons: Reason[];
}

/** Event matching as passed to other packages of the same layer. */
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
 * States of a deep-research task: `wanted`: to be started; `starting`: during the call; `pending`:
 * running under an id; the others are final.
 */
export const RESEARCH_STATES = ['wanted', 'starting', 'pending', 'done', 'failed', 'ended'] as const;
export type ResearchState = (typeof RESEARCH_STATES)[number];
