import type { RelatedTopic } from '@corroborate/records';
import type { InvestigationService } from '@corroborate/investigation';
import type { EngineState } from '@corroborate/search';

type Answer<K extends 'get' | 'trigger' | 'callTotals' | 'relatedTo'> = Awaited<ReturnType<InvestigationService[K]>>;

export type InvestigationView = NonNullable<Answer<'get'>>;
export type InvestigationFilter = Parameters<InvestigationService['list']>[0];
export type TriggerOutcome = Answer<'trigger'>;
export type CandidateFilter = Parameters<InvestigationService['candidates']>[0];
export type CallTotals = NonNullable<Answer<'callTotals'>>;
/** Context, never evidence. */
export type RelatedView = Answer<'relatedTo'>;
export type RelatedTopicView = RelatedTopic;
/** A search engine with its usage since midnight UTC. */
export type EngineView = EngineState;
