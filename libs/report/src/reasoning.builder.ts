import type { CaseData } from './case.types';
import type { InvestigationResult } from './result.schema';

/** Readers, usage, and differences between models and rules, including model output that was not used. */
export function reasoningLine({ reasoning }: Pick<CaseData, 'reasoning'>): InvestigationResult['reasoning'] {
  const { models, readings } = reasoning;
  return {
    judged_by: reasoning.judgedBy,
    models: models.map(({ provider, model, role, calls, failures, tokensIn, tokensOut, costUsd, tasks }) => ({
      provider,
      model,
      role,
      calls,
      failures,
      tokens_in: tokensIn,
      tokens_out: tokensOut,
      cost_usd: Number(costUsd.toFixed(6)),
      tasks: Object.entries(tasks).map(([task, use]) => ({
        task,
        answered: use.answered,
        tokens_in: use.tokensIn,
        tokens_out: use.tokensOut,
      })),
    })),
    dropped_quotes: reasoning.droppedQuotes,
    disagreements: reasoning.disagreements,
    more_careful: reasoning.moreCareful,
    vouched: reasoning.vouched,
    contradictions: reasoning.contradictions,
    withheld_passages: reasoning.withheld,
    not_read: reasoning.notRead,
    not_borne_out: reasoning.notBorneOut,
    fallbacks: reasoning.fallbacks,
    degraded: reasoning.degraded,
    readings: readings.map(([sourceId, { byRules, voices, vouchings, checks }]) => ({
      source_id: sourceId,
      overruled: byRules?.stance ?? null,
      voices,
      vouchings: vouchings ?? [],
      checks: checks ?? [],
    })),
    firsthand: (reasoning.firsthand ?? []).map(([sourceId, quote]) => ({ source_id: sourceId, quote })),
  };
}
