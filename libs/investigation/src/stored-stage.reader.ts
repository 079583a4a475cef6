import { readReason, readReasons, type StageName } from '@corroborate/domain';

/**
 * What a stage left behind, as this version has it. Earlier versions kept sentences where there are codes now; what was
 * kept as codes passes through as it is. The stored data itself stays as it is: others read it too.
 */
export function readStageData(stage: StageName, data: unknown): unknown {
  const read = READERS[stage];
  return read && isRow(data) ? read(data) : data;
}

type Row = Record<string, unknown>;

const READERS: Partial<Record<StageName, (row: Row) => Row>> = {
  origin: (row) => ({ ...row, ...(isRow(row.origin) ? { origin: readOrigin(row.origin) } : {}) }),
  records: (row) => ({ ...row, ...each(row, 'factChecks', withReasons) }),
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

function readOrigin(origin: Row): Row {
  const { outlet, earlier } = origin;
  return {
    ...withReasons(origin),
    ...each(origin, 'candidates', withReasons),
    ...(isRow(outlet) ? { outlet: withReasons(outlet) } : {}),
    ...(isRow(earlier) ? { earlier: { ...earlier, ...asReason('stop', earlier.stop) } } : {}),
  };
}

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

function withReasons(row: Row, name = 'reasons'): Row {
  const stored = row[name];
  return { ...row, [name]: readReasons(Array.isArray(stored) ? stored : []) };
}

/** A sentence as the reason of this name; nothing where there is none. */
const asReason = (name: string, stored: unknown): Row =>
  typeof stored === 'string' ? { [name]: readReason(stored) } : {};

/** The list of this name with each item read anew; nothing where there is none. */
function each(row: Row, name: string, read: (item: Row) => Row): Row {
  const list = row[name];
  return Array.isArray(list) ? { [name]: list.map((item: unknown) => (isRow(item) ? read(item) : item)) } : {};
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
