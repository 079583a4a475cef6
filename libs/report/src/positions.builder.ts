import { toReasonData, toReasonText } from '@corroborate/domain';
import type { CaseData } from './case.types';
import type { Position, Quoted } from './parts/noted/positions.types';
import type { EarlierStatement, StatementCheck } from './parts/noted/statements.types';
import type { Theory } from './parts/noted/theories.types';
import type { ResultItem } from './result.schema';

/** Positions, alternative explanations and statements. */
export const positionParts = ({ parts }: Pick<CaseData, 'parts'>) => ({
  positions: (parts?.positions ?? []).map(positionLine),
  theories: (parts?.theories ?? []).map(theoryLine),
  statements: (parts?.statements ?? []).map(statementLine),
});

const quotedLine = ({ sourceId, ...place }: Quoted) => ({ source_id: sourceId, ...place });

const positionLine = ({ claimId, statements, answered, ...one }: Position): ResultItem<'positions'> => ({
  claim_id: claimId,
  ...one,
  statements: statements.map(quotedLine),
  answered: answered && toReasonText(answered),
  answered_code: answered && toReasonData(answered),
});

const theoryLine = ({ sourceIds, ...one }: Theory): ResultItem<'theories'> => ({
  ...one,
  source_ids: sourceIds,
  for: one.for.map(quotedLine),
  against: one.against.map(quotedLine),
});

const statementLine = ({
  sourceId,
  claimId,
  sourceIds,
  earlier,
  datedBy,
  ...one
}: StatementCheck): ResultItem<'statements'> => ({
  ...one,
  dated_by: datedBy,
  source_id: sourceId,
  claim_id: claimId,
  source_ids: sourceIds,
  earlier: earlier && earlierLine(earlier),
});

const earlierLine = ({ sourceId, ...one }: EarlierStatement) => ({ ...one, source_id: sourceId });
