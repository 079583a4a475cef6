import type { Claim, PlannedQuery, Topic } from '@corroborate/domain';
import type { InvestigationPlan, PlanBrief } from './plan.types';

/** Maximum number of queries an editor can add. */
const MAX_EDITOR_QUERIES = 10;

/** The topic with the editor's corrections, which are used for planning only. */
export const applyBrief = (topic: Topic, brief: PlanBrief): Topic => ({
  ...topic,
  location: brief.location ?? topic.location,
  eventDate: brief.eventDate ?? topic.eventDate,
});

/** Whether both briefs give a model the same information. */
export const hasSameInformation = (a: PlanBrief, b: PlanBrief): boolean =>
  a.location === b.location && a.eventDate === b.eventDate && (a.note ?? null) === (b.note ?? null);

export interface PlanMaterial extends Omit<InvestigationPlan, 'questions' | 'queries' | 'approvedBy' | 'approvedAt'> {
  planQueries: PlannedQuery[];
}

/** The plan as displayed: editors' queries first, without duplicates. Pure. */
export function buildPlan({ brief, inquiry, planQueries, ...rest }: PlanMaterial): InvestigationPlan {
  const own = brief.queries
    .slice(0, MAX_EDITOR_QUERIES)
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

/** Texts of all claims except the main claim, most important first; the first round also searches for these. */
export const listOtherClaimTexts = (claims: readonly Claim[]): string[] =>
  claims
    .filter(({ core }) => !core)
    .sort((a, b) => b.importance - a.importance)
    .map(({ text }) => text);

/** Removes queries that an editor struck from the plan, in every round. */
export function removeStruckQueries(
  queries: PlannedQuery[],
  plan: Pick<InvestigationPlan, 'struck'> | null,
): PlannedQuery[] {
  const struck = new Set(plan?.struck.queries ?? []);
  return queries.filter(({ text }) => !struck.has(text));
}
