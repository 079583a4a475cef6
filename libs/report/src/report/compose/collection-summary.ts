import { createReason, reasonText, type Reason } from '@corroborate/domain';
import type { CollectionsFound } from '../../collections.builder';
import { caseStatement, type DraftItem } from '../draft';
import { plainLine } from '../quoting';
import type { CaseContext } from './case-context';

/** Maximum questions listed as gaps. */
const MAX_SHOWN = 6;

/** Figures from the collections, the confidence of their findings, and the questions they leave open. */
export function collectionSummary({ data: { collections } }: CaseContext): DraftItem[] {
  if (!collections) return [];
  return [
    ...statisticItems(collections),
    reasonItem('Validation', [collections.why, ...validationOf(collections)]),
    ...gapsOf(collections),
    reasonItem('Recommendation', [createReason(RECOMMENDATION[collections.coverage.recommendation])]),
  ];
}

const reasonItem = (label: string, reasons: readonly Reason[]): DraftItem => ({
  label: plainLine(label),
  sentences: reasons.map((reason) => caseStatement(plainLine(reasonText(reason)))),
});

/** Each set of figures once per collection, because several questions may count the same documents. */
function statisticItems({ counted }: CollectionsFound): DraftItem[] {
  const items = counted
    .filter(({ total }) => total > 0)
    .map(({ server, tool, insights }) => reasonItem(`${server}/${tool}`, insights));
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function validationOf({ validation, revisions = 0 }: CollectionsFound): Reason[] {
  const { status, contradictions, weak } = validation;
  const repeated = revisions > 0 ? [createReason('collection.revised', { revisions })] : [];
  if (status === 'PASSED') return [createReason('collection.passed'), ...repeated];
  if (status === 'FAILED') return [createReason('collection.invalid'), ...repeated];
  const figures = { contradictions: contradictions.length, weak: weak.length };
  return [createReason('collection.needs-revision', figures), ...repeated];
}

/** Questions that the collections leave open, critical ones first. */
function gapsOf({ coverage: { gaps }, questions }: CollectionsFound): DraftItem[] {
  const sorted = gaps.toSorted((a, b) => Number(b.importance === 'critical') - Number(a.importance === 'critical'));
  return sorted
    .slice(0, MAX_SHOWN)
    .map(({ code, questionId }) =>
      reasonItem(questions.find(({ id }) => id === questionId)?.question ?? questionId, [
        createReason(`collection.gap-${code}`),
      ]),
    );
}

const RECOMMENDATION = {
  CONTINUE_RESEARCH: 'collection.continue-research',
  SUFFICIENT_COVERAGE: 'collection.sufficient-coverage',
  DIMINISHING_RETURNS: 'collection.diminishing-returns',
} as const;
