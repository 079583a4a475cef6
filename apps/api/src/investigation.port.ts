import type { RelatedTopic } from '@corroborate/records';
import type { InvestigationService } from '@corroborate/investigation';
import type { EngineState } from '@corroborate/search';

/** What the HTTP layer asks of the use cases. */
export type InvestigationPort = Omit<InvestigationService, 'close' | 'isCandidate' | 'late'>;
type Answer<K extends keyof InvestigationPort> = Awaited<ReturnType<InvestigationPort[K]>>;

export type InvestigationView = NonNullable<Answer<'get'>>;
export type InvestigationFilter = Parameters<InvestigationPort['list']>[0];
export type TriggerOutcome = Answer<'trigger'>;
export type CandidateFilter = Parameters<InvestigationPort['candidates']>[0];
export type CallTotals = NonNullable<Answer<'callTotals'>>;
/** Context, never evidence. */
export type RelatedView = Answer<'relatedTo'>;
export type RelatedTopicView = RelatedTopic;
/** A search engine and what it did since midnight UTC. */
export type EngineView = EngineState;
