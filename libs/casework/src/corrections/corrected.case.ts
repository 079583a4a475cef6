import type { Decision } from '@corroborate/domain';
import type { Database, EvidenceCorrectionEntity, InvestigationEntity } from '@corroborate/db';
import type { CaseData } from '@corroborate/report';
import { CaseHistory, caseOf } from '@corroborate/investigation';
import { corrected, correctionOf, withEvidence } from './recomputing';

type Db = Parameters<typeof caseOf>[0] & Pick<Database, 'corrections' | 'sources'>;

/** A case with what people corrected. */
export interface CorrectedCase {
  data: CaseData;
  /** Sources of which somebody corrected how they are read. */
  corrected: number;
  /** The case is told with it; false where the text of a page is kept no more, so that it is told as it was before. */
  showsCorrections: boolean;
}

/** A decided case with editors' corrections and the recomputed decision; null before the decision. */
export async function correctedCaseOf(db: Db, id: number): Promise<CorrectedCase | null> {
  const [data, corrections] = await Promise.all([caseOf(db, id), db.corrections.of(id)]);
  if (!data) return null;
  const count = new Set(corrections.map(({ sourceId }) => sourceId)).size;
  const correctedData = count > 0 ? await withCorrections(db, data, corrections) : null;
  return { data: correctedData ?? data, corrected: count, showsCorrections: correctedData !== null };
}

/** Null where it cannot be told any more. */
async function withCorrections(db: Db, data: CaseData, rows: EvidenceCorrectionEntity[]): Promise<CaseData | null> {
  const ids = data.sources.map(({ id }) => id);
  const [investigation, stages, removed, articles] = await Promise.all([
    db.investigations.get(data.investigationId),
    db.stageResults.findAll(data.investigationId),
    db.sources.removedAmong(ids),
    db.sources.getMany(ids),
  ]);
  const decision = investigation && decisionOf(investigation);
  const weighed = new CaseHistory(stages).latest('cross-reference');
  if (!decision || !weighed || removed.length > 0) return null;
  const evidence = { topic: data.topic, corrections: rows.map((row) => correctionOf(row, { articles })), articles };
  // What a model wrote was written of the case before.
  return withEvidence({ ...data, decision, prose: null }, corrected(weighed, evidence));
}

/** As the correction left it. */
const decisionOf = ({ decision }: InvestigationEntity): Decision | null => decision as Decision | null;
