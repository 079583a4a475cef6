import { toReasonText } from '@corroborate/domain';
import type { InvestigationPlan } from './plan.types';

type PlanFields = ReturnType<typeof toPlanResponse>;
/** A plan as described by the API: unset fields of the brief may be absent. */
export type PlanResponse = Omit<PlanFields, 'brief'> & {
  brief: Pick<PlanFields['brief'], 'queries'> & Partial<PlanFields['brief']>;
};

function toInquiry({ inquiry }: InvestigationPlan) {
  return {
    research_questions: inquiry.questions.map(({ id, question, priority, dependsOn, reasoning, keywords }) => ({
      id,
      question,
      priority,
      depends_on: dependsOn,
      reasoning: toReasonText(reasoning),
      keywords,
    })),
    perspectives: inquiry.perspectives,
    source_categories: inquiry.categories.map(({ category, why }) => ({ category, why: toReasonText(why) })),
  };
}

/** A plan as JSON for the API and CLI. */
export function toPlanResponse(id: number, plan: InvestigationPlan) {
  const [queries, engines] = [new Set(plan.struck.queries), new Set(plan.struck.engines)];
  const { seconds, costUsd, budgetUsd } = plan.expected;
  return {
    investigation_id: id,
    questions: plan.questions,
    ...toInquiry(plan),
    queries: plan.queries.map(({ strategy, text, reason }) => ({ strategy, text, reason, struck: queries.has(text) })),
    engines: plan.engines.map(({ name, title, priceUsd, configured }) => ({
      name,
      title,
      price_usd: priceUsd,
      configured,
      struck: engines.has(name),
    })),
    servers: plan.servers.map(({ priceUsd, ...server }) => ({
      ...server,
      price_usd: priceUsd,
      struck: plan.struck.servers?.includes(server.name) ?? false,
    })),
    brief: {
      queries: plan.brief.queries,
      location: plan.brief.location,
      event_date: plan.brief.eventDate,
      note: plan.brief.note ?? null,
    },
    expected: { seconds, cost_usd: costUsd, budget_usd: budgetUsd },
    made_at: plan.madeAt,
    approved_by: plan.approvedBy,
    approved_at: plan.approvedAt,
  };
}
