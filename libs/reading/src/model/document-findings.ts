import {
  documentRequests,
  limitPerDocument,
  readFinding,
  type ShownDocuments,
} from '../tasks/document-findings.policy';
import type { DocumentFinding, DocumentsInput, DocumentsOutput } from '../tasks/document-findings.types';
import { REASONING } from '../reasoning.thresholds';
import type { ModelSession } from './model.session';
import { documentFindingsTask } from './inquiry.tasks';

/** Asks all questions about all documents in as few requests as possible. Returns one result per answered request. */
export async function findInDocuments(session: ModelSession, input: DocumentsInput): Promise<DocumentsOutput[]> {
  const questions = input.questions.slice(0, REASONING.maxReadQuestions);
  if (questions.length === 0) return [];
  const asked = { ...input, questions };
  const read = await Promise.all(documentRequests(asked).map((shown) => readDocumentRequest(session, asked, shown)));
  return read.filter((one) => one !== null);
}

/** Findings without a grounded quote are dropped and counted. */
async function readDocumentRequest(
  session: ModelSession,
  { topic, questions }: DocumentsInput,
  shown: ShownDocuments,
): Promise<DocumentsOutput | null> {
  session.tally.withheld += shown.passages.filter(({ withheld }) => withheld).length;
  const ids = new Map(questions.map(({ id }, at) => [`q${at + 1}`, id]));
  const given = await session.askNamed('first', documentFindingsTask({ topic, questions }, shown));
  if (!given) return null;
  const findings = given.value.findings.flatMap((one): DocumentFinding[] => {
    const questionId = ids.get(one.question);
    if (questionId === undefined) return [];
    const found = readFinding(one, shown.passages);
    if (!found) session.tally.droppedQuotes += 1;
    return found ? [{ questionId, ...found }] : [];
  });
  return { by: given.name, keys: shown.documents.map(({ key }) => key), findings: limitPerDocument(findings) };
}
