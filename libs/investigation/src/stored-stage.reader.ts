import { readReasons, memoizeByObject, type StageName } from '@corroborate/domain';
import { readContext, readRegisters, readSocial } from './stored-background.reader';
import { asReason, each, isRow, withReasons, type Row } from './stored-row.reader';

/**
 * What a stage left behind, as this version has it. Earlier versions kept sentences where there are codes now; what was
 * kept as codes passes through as it is. The stored data itself stays as it is: others read it too. Each stage of an
 * investigation reads all that were stored before, mostly the same objects, and gets the same answers of them.
 */
export function readStageData(stage: StageName, data: unknown): unknown {
  const read = READ_ONCE.get(stage);
  return read && isRow(data) ? read(data) : data;
}

const READERS: Partial<Record<StageName, (row: Row) => Row>> = {
  search: (row) => ({ ...row, ...each(row, 'results', withReasons) }),
  read: (row) => ({ ...row, ...each(row, 'pages', readPage) }),
  assess: (row) => ({ ...row, ...each(row, 'claims', withReasons), ...each(row, 'assessments', readAssessment) }),
  origin: (row) => ({
    ...row,
    ...each(row, 'claims', withReasons),
    ...each(row, 'assessments', readAssessment),
    ...each(row, 'chased', readPage),
    ...(isRow(row.origin) ? { origin: readOrigin(row.origin) } : {}),
  }),
  records: (row) => ({
    ...row,
    ...each(row, 'factChecks', withReasons),
    ...each(row, 'claimChecks', withReasons),
    ...each(row, 'pages', readPage),
    ...readRegisters(row),
  }),
  context: readContext,
  social: readSocial,
  'cross-reference': (row) => ({
    ...row,
    ...each(row, 'claims', withReasons),
    ...each(row, 'sources', (source) => stanceOf(source, 'stance')),
    ...each(row, 'clusters', readCluster),
    ...each(row, 'findings', withReasons),
    ...each(row, 'factChecks', withReasons),
    ...each(row, 'claimChecks', withReasons),
    ...(isRow(row.byRules) ? { byRules: { ...row.byRules, ...each(row.byRules, 'clusters', readCluster) } } : {}),
  }),
  decide: ({ reason, ...row }) => ({
    ...asReason('why', reason),
    ...row,
    ...(isRow(row.decision) ? { decision: readDecision(row.decision) } : {}),
  }),
};

const READ_ONCE = new Map(Object.entries(READERS).map(([stage, read]) => [stage, memoizeByObject(read)]));

const readAssessment = (row: Row): Row => stanceOf(row, 'overall');

/** The stance of this name, whose likelihood earlier versions called `telling`. */
function stanceOf(row: Row, name: string): Row {
  const stance = row[name];
  if (!isRow(stance) || !('telling' in stance)) return row;
  const { telling, ...rest } = stance;
  return { ...row, [name]: { reportLikelihood: telling, ...rest } };
}

const readCluster = (cluster: Row): Row => ({ ...cluster, ...each(cluster, 'reasons', withWhy) });

/** How well it was found to fit, by the search and by its text. */
function readPage(page: Row): Row {
  const { ranking, relevance } = page;
  return {
    ...page,
    ...(isRow(ranking) ? { ranking: withReasons(ranking) } : {}),
    ...(isRow(relevance) ? { relevance: withReasons(relevance) } : {}),
  };
}

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
