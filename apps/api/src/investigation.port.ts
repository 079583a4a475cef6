import type { InvestigationService } from '@corroborate/investigation';

type Answer<K extends 'get' | 'trigger' | 'callTotals' | 'relatedTo'> = Awaited<ReturnType<InvestigationService[K]>>;

export type InvestigationView = NonNullable<Answer<'get'>>;
export type InvestigationFilter = Parameters<InvestigationService['list']>[0];
export type TriggerOutcome = Answer<'trigger'>;
export type CandidateFilter = Parameters<InvestigationService['candidates']>[0];
export type CallTotals = NonNullable<Answer<'callTotals'>>;
/** Context, never evidence. */
export type RelatedView = Answer<'relatedTo'>;
