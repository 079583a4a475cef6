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
  /** Which page of an engine's list, 1-based; absent = the first. */
  page?: number;
  /** Why this query is in the plan, for the editor. */
  reason: string;
}

/** One result of one engine, as the engine said it. All text is hostile data. */
export interface SearchHit {
  url: string;
  title: string;
  snippet: string;
  /** Date shown by the engine (`pubDate` of a feed, `seendate` of GDELT); never trusted on its own. */
  engineDate: DateRecord | null;
  /** Outlet name as the engine gives it. */
  outletName: string | null;
  engine: string;
  /** 1-based position in the engine's list. */
  rank: number;
  strategy: string;
  query: string;
}

/** Hits of all engines about one address, merged and ranked. */
export interface RankedResult extends Pick<SearchHit, 'url' | 'title' | 'snippet' | 'engineDate'> {
  canonicalUrl: string;
  /** Registrable domain, e.g. `bbc.co.uk`. */
  site: string;
  foundBy: Pick<SearchHit, 'engine' | 'strategy' | 'rank'>[];
  score: number;
  reasons: Reason[];
}

/** One asked engine and what came of it: could-not-look is not no-evidence. */
export interface CoverageEntry {
  provider: string;
  query: string;
  strategy: string;
  outcome: OutcomeKind;
  reason: string | null;
  hits: number;
  costUsd: number;
  fromCache: boolean;
  /** There may be more than was read: the answer was cut short, or the time for asking was over. */
  cut?: 'more' | 'time';
}

/** One account of something that happened: a topic, a headline, an article. */
export interface EventAccount {
  title: string;
  text?: string | null;
  /** Additional names known to matter. */
  names?: readonly string[];
  /** As a topic gives it: the place itself first, then the region. */
  place?: string | null;
  /** Date of the event, otherwise of publication. */
  when?: Instant | null;
}

/** Whether two reports describe the same event, with reasons. Says nothing about who copied whom. */
export interface SameEvent {
  verdict: 'same' | 'unclear' | 'different';
  /** 0–1. */
  score: number;
  reasons: Reason[];
}

/** The judgement as rooms on the same floor are handed it. */
export type SameEventJudge = (a: EventAccount, b: EventAccount) => SameEvent;

/** Search function passed to other packages of the same layer. */
export type FindReports = (
  topic: Topic,
  query: PlannedQuery,
  context: CallContext,
) => Promise<{ results: RankedResult[]; coverage: CoverageEntry[] }>;

/** An address that a provider of deep research names. Nothing it says of it counts. */
export interface ResearchLead {
  url: string;
  title: string | null;
}

/**
 * Of a piece of deep research: `wanted` to be started, `starting` while the call is made, `pending` under an id; the
 * others are its ends.
 */
export const RESEARCH_STATES = ['wanted', 'starting', 'pending', 'done', 'failed', 'ended'] as const;
export type ResearchState = (typeof RESEARCH_STATES)[number];
