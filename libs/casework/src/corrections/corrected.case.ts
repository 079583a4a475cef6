import type { Decision } from '@corroborate/domain';
import type { Database, EvidenceCorrectionEntity, InvestigationEntity } from '@corroborate/db';
import type { CaseData } from '@corroborate/report';
import { CaseHistory, readDecidedCase } from '@corroborate/investigation';
import { correctEvaluation, toCorrection, withEvidence } from './decision.recomputer';

type CorrectedCaseDb = Parameters<typeof readDecidedCase>[0] & Pick<Database, 'corrections' | 'sources'>;

/** A case with editors' corrections applied. */
export interface CorrectedCase {
  data: CaseData;
  /** Number of sources with a corrected reading. */
  corrected: number;
  /** False if the text of a page is no longer stored, so that the original result is shown without corrections. */
  showsCorrections: boolean;
}

/** A decided case with editors' corrections and the recomputed decision; null before the decision. */
export async function loadCorrectedCase(db: CorrectedCaseDb, id: number): Promise<CorrectedCase | null> {
  const [data, corrections] = await Promise.all([readDecidedCase(db, id), db.corrections.listByCase(id)]);
  if (!data) return null;
  const count = new Set(corrections.map(({ sourceId }) => sourceId)).size;
  const correctedData = count > 0 ? await applyToCase(db, data, corrections) : null;
  return { data: correctedData ?? data, corrected: count, showsCorrections: correctedData !== null };
}

/** Applies the corrections; null if the case can no longer be recomputed. */
async function applyToCase(
  db: CorrectedCaseDb,
  data: CaseData,
  rows: EvidenceCorrectionEntity[],
): Promise<CaseData | null> {
  const ids = data.sources.map(({ id }) => id);
  const [investigation, stages, removed, articles] = await Promise.all([
    db.investigations.get(data.investigationId),
    db.stageResults.findAll(data.investigationId),
    db.sources.filterRemoved(ids),
    db.sources.getMany(ids),
  ]);
  const decision = investigation && storedDecision(investigation);
  const weighed = new CaseHistory(stages).latest('cross-reference');
  if (!decision || !weighed || removed.length > 0) return null;
  const evidence = { topic: data.topic, corrections: rows.map((row) => toCorrection(row, { articles })), articles };
  // Removes text written by a model, which describes the case before corrections.
  return withEvidence({ ...data, decision, article: null }, correctEvaluation(weighed, evidence));
}

/** The decision including corrections. */
const storedDecision = ({ decision }: InvestigationEntity): Decision | null => decision as Decision | null;
