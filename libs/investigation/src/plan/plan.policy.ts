import type { Claim, PlannedQuery, Topic } from '@corroborate/domain';
import type { InvestigationPlan, PlanBrief } from './plan.types';

/** Words of an editor's own query. */
const MAX_OWN_QUERIES = 10;

/** The topic as the brief has it: what an editor knows better is taken for planning, and for planning alone. */
export const briefed = (topic: Topic, brief: PlanBrief): Topic => ({
  ...topic,
  location: brief.location ?? topic.location,
  eventDate: brief.eventDate ?? topic.eventDate,
});

/** Whether both tell a model the same of the topic. */
export const saysTheSame = (a: PlanBrief, b: PlanBrief): boolean =>
  a.location === b.location && a.eventDate === b.eventDate && (a.note ?? null) === (b.note ?? null);

export interface PlanMaterial extends Omit<InvestigationPlan, 'questions' | 'queries' | 'approvedBy' | 'approvedAt'> {
  planQueries: PlannedQuery[];
}

/** Pure: the plan as it is shown. Editors' own queries come first, each once. */
export function makePlan({ brief, inquiry, planQueries, ...rest }: PlanMaterial): InvestigationPlan {
  const own = brief.queries
    .slice(0, MAX_OWN_QUERIES)
    .map((text): PlannedQuery => ({ strategy: 'editor', text, reason: 'An editor asked for it.' }));
  const texts = new Set(own.map(({ text }) => text));
  return {
    brief,
    questions: inquiry.questions.map(({ question }) => question),
    inquiry,
    queries: [...own, ...planQueries.filter(({ text }) => !texts.has(text))],
    ...rest,
    approvedBy: null,
    approvedAt: null,
  };
}

/** What a first round asks for beside the core, weightiest first. */
export const besideTheCore = (claims: readonly Claim[]): string[] =>
  claims
    .filter(({ core }) => !core)
    .sort((a, b) => b.importance - a.importance)
    .map(({ text }) => text);

/** What is left of queries after an editor's pen, in whatever round. */
export function notStruck(queries: PlannedQuery[], plan: Pick<InvestigationPlan, 'struck'> | null): PlannedQuery[] {
  const struck = new Set(plan?.struck.queries ?? []);
  return queries.filter(({ text }) => !struck.has(text));
}
