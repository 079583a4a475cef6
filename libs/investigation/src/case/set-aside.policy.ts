import { hasReason, type OriginFinding } from '@corroborate/domain';
import type { DecideOutput, OriginOutput, StageRow } from '../stages/stage.types';

/** First round whose judgments apply; 0 without a re-evaluation. */
export const firstJudgedRound = (rows: readonly StageRow[]): number =>
  Math.max(0, ...rows.filter(isReevaluation).map(({ round }) => round));

const isReevaluation = ({ stage, data }: StageRow): boolean =>
  stage === 'assess' && (data as { anew?: boolean } | null)?.anew === true;

/**
 * The case without previous judgments: pages, responses and losses are kept; stances, reliance and results are
 * recomputed.
 */
export function discardJudgments(rows: readonly StageRow[], before: number): StageRow[] {
  return rows.flatMap((row) => {
    if (row.round >= before) return [row];
    if (row.stage === 'assess' || row.stage === 'cross-reference') return [];
    if (row.stage === 'origin')
      return [{ ...row, data: clearOriginJudgments(row.data as Partial<OriginOutput> | null) }];
    if (row.stage === 'decide')
      return [{ ...row, data: clearDecisionReasoning(row.data as Partial<DecideOutput> | null) }];
    return [row];
  });
}

/** Keeps cited pages and archive dates, because these cannot be queried again as of the same time. */
function clearOriginJudgments(data: Partial<OriginOutput> | null): OriginOutput | null {
  if (!data) return null;
  const { claims: _, reasoning: _by, origin = null, ...rest } = data;
  const kept = origin && isDatedByArchive(origin) ? origin : null;
  return { chased: [], ...rest, origin: kept, attributions: [], assessments: [] };
}

const isDatedByArchive = ({ reasons, candidates = [] }: OriginFinding): boolean =>
  hasReason([...reasons, ...candidates.flatMap((one) => one.reasons)], 'dated.by-archive', 'dated.redated');

/** Drops the account of model use for an earlier decision, which does not apply to the new one. */
function clearDecisionReasoning(data: Partial<DecideOutput> | null): Partial<DecideOutput> | null {
  if (!data) return null;
  const { reasoning: _, ...rest } = data;
  return rest;
}
