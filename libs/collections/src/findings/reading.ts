import { isTimedOut } from '@corroborate/domain';
import { COLLECTION_LIMITS } from '../collections.thresholds';
import type { SubQuestion } from '../collection.types';
import { formatCollectionName } from '../plan/plan.policy';
import { computeCoverage, type Work } from '../research.work';
import type { KeptFinding } from '../scan/scan-store.port';
import { nearest } from './near.policy';
import { toFinding } from './reading.policy';
import type { DocumentToRead, FindingRead, NearInCollection } from './reading.types';

/**
 * Lets a model read the most relevant unread documents for all open questions at once, so that each document is paid
 * for once.
 */
export async function readFurther(work: Work): Promise<void> {
  const { reading, context, report } = work.wanted;
  const questions = openQuestions(work);
  if (!reading || questions.length === 0 || isTimedOut(context.signal)) return;
  const documents = selectUnshown(work, reading.most - work.shown.size);
  if (documents.length === 0) return;
  for (const one of documents) work.shown.add(keyOf(one));
  const looks = await reading.read({ questions, documents: documents.map(toDocumentToRead) });
  const found = looks.flatMap(({ by, findings }) =>
    findings.flatMap((one) => toKeptFindings(one, by, { documents, work })),
  );
  const fresh = found.filter((one) => !work.found.some((other) => isSame(one, other)));
  work.found.push(...fresh);
  if (fresh.length > 0) work.newInLast.push(fresh.length);
  for (const [collection, own] of Map.groupBy(fresh, ({ finding }) => formatCollectionName(finding.collection)))
    await report('collection.findings', { collection, findings: own.length, by: own[0]?.finding.by });
}

/** Questions without a finding of sufficient confidence. */
function openQuestions(work: Work): SubQuestion[] {
  const { coverageByQuestion } = computeCoverage(work);
  return work.wanted.questions.filter(({ id }) => (coverageByQuestion[id] ?? 0) < COLLECTION_LIMITS.confident);
}

const keyOf = ({ document, collection }: NearInCollection): string =>
  `${formatCollectionName(collection)} ${document.id}`;

/** Documents not yet shown to the model, each ranked by its most relevant question. */
function selectUnshown({ near, shown }: Work, room: number): NearInCollection[] {
  const open = near.filter((one) => !shown.has(keyOf(one)));
  const byCollection = [...Map.groupBy(open, ({ collection }) => formatCollectionName(collection)).values()];
  return byCollection
    .flatMap((own) => nearest(own, Math.max(0, room)))
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, Math.max(0, room));
}

const toDocumentToRead = (near: NearInCollection): DocumentToRead => {
  const { id, title, text, date } = near.document;
  return { key: keyOf(near), title: title === id ? '' : title, text, date };
};

interface ShownDocuments {
  documents: readonly NearInCollection[];
  work: Work;
}

function toKeptFindings(read: FindingRead, by: string, { documents, work }: ShownDocuments): KeptFinding[] {
  const near = documents.find((one) => keyOf(one) === read.key);
  const question = work.wanted.questions.find(({ id }) => id === read.questionId);
  if (!near || !question) return [];
  const { document, collection } = near;
  const finding = toFinding(read, { document, collection, question, names: work.wanted.names, by });
  return finding ? [{ finding, document }] : [];
}

const isSame = (a: KeptFinding, b: KeptFinding): boolean =>
  a.finding.questionId === b.finding.questionId &&
  a.document.id === b.document.id &&
  a.finding.evidence === b.finding.evidence &&
  formatCollectionName(a.finding.collection) === formatCollectionName(b.finding.collection);
