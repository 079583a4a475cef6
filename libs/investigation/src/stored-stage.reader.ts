import { readReasons, type StageName } from '@corroborate/domain';
import { readContext, readRegisters, readSocial } from './stored-background.reader';
import { asReason, each, isRow, withReasons, type Row } from './stored-row.reader';

/**
 * What a stage left behind, as this version has it. Earlier versions kept sentences where there are codes now; what was
 * kept as codes passes through as it is. The stored data itself stays as it is: others read it too.
 */
export function readStageData(stage: StageName, data: unknown): unknown {
  const read = READERS[stage];
  return read && isRow(data) ? read(data) : data;
}

const READERS: Partial<Record<StageName, (row: Row) => Row>> = {
  context: readContext,
  records: (row) => ({ ...row, ...each(row, 'factChecks', withReasons), ...readRegisters(row) }),
  social: readSocial,
  'cross-reference': (row) => ({
    ...row,
    ...each(row, 'clusters', readCluster),
    ...each(row, 'findings', withReasons),
    ...each(row, 'factChecks', withReasons),
    ...(isRow(row.byRules) ? { byRules: { ...row.byRules, ...each(row.byRules, 'clusters', readCluster) } } : {}),
  }),
  decide: ({ reason, ...row }) => ({
    ...asReason('why', reason),
    ...row,
    ...(isRow(row.decision) ? { decision: readDecision(row.decision) } : {}),
  }),
};

const readCluster = (cluster: Row): Row => ({ ...cluster, ...each(cluster, 'reasons', withWhy) });

function readDecision(decision: Row): Row {
  const { review, success, wouldLift } = decision;
  return {
    ...decision,
    ...each(decision, 'rules', ({ reason, ...rule }) => ({ ...rule, reasons: rule.reasons ?? readReasons([reason]) })),
    ...(isRow(review) ? { review: { ...review, ...each(review, 'reasons', withWhy) } } : {}),
    ...(isRow(success) ? { success: withReasons(success, 'criteria') } : {}),
    ...asReason('wouldLift', wouldLift),
  };
}

/** `detail` became `why`. */
const withWhy = ({ detail, ...row }: Row): Row => ({ ...asReason('why', detail), ...row });
