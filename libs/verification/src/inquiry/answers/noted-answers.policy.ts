import {
  ANSWERS,
  createReason,
  openAnswer,
  listPassages,
  answerConfidence,
  countClusters,
  type AnswerFinding,
  type QuestionAnswer,
  type Reason,
  type ResearchQuestion,
} from '@corroborate/domain';
import type { AnswerSide, NotesAnswers } from '@corroborate/reading';
import type { QuestionCase } from './case-answers.policy';

/** A model's answers from page notes; `read` is null with a reason if there are none. */
export type NotedAnswers = { read: NotesAnswers; why: null } | { read: null; why: Reason };

type Known = Pick<QuestionCase, 'findings' | 'sources' | 'standings'>;

/** One answer settles the question; several contradict each other; without any it stays open. */
export function notedAnswer(question: ResearchQuestion, { read, why }: NotedAnswers, data: Known): QuestionAnswer {
  if (!read) return { questionId: question.id, ...openAnswer(why), by: 'rules' };
  const sides = sidesOf(read.answers.find(({ questionId }) => questionId === question.id)?.sides ?? [], data);
  const settled = { questionId: question.id, by: read.by };
  const [first] = sides;
  if (!first) return { ...openAnswer(createReason('answer.none-found')), ...settled };
  const findings = sides.flatMap((one) => one.findings).slice(0, ANSWERS.findings);
  if (sides.length > 1)
    return {
      ...{ ...settled, state: 'contradicted', answer: null, confidence: ANSWERS.contradicted, findings },
      why: createReason('answer.apart', { values: sides.map(({ text }) => text) }),
    };
  const sourceIds = first.findings.map(({ sourceId }) => sourceId);
  const voices = countClusters(sourceIds, data);
  return {
    ...{ ...settled, state: 'answered', answer: first.text, confidence: answerConfidence(voices), findings },
    why: createReason('answer.read-by-model', { voices }),
  };
}

/** Answers with citations; one based on a confirmed claim outweighs the others. */
function sidesOf(sides: readonly AnswerSide[], data: Known) {
  const confirmed = sides.find(({ claimIds }) => claimIds.some((id) => data.standings.get(id) === 'confirmed'));
  return (confirmed ? [confirmed] : sides)
    .map(({ text, claimIds, items }) => ({
      text,
      findings: [...items, ...claimIds.flatMap((id) => ofClaim(id, data))],
    }))
    .filter(({ findings }) => findings.length > 0);
}

function ofClaim(claimId: string, data: Known): AnswerFinding[] {
  const finding = data.findings.find((one) => one.claimId === claimId);
  return finding ? [...listPassages(finding, 'supports', data), ...listPassages(finding, 'disputes', data)] : [];
}
