import {
  ANSWER_RULES,
  createReason,
  createOpenAnswer,
  listPassages,
  getAnswerConfidence,
  countSourceGroups,
  type AnswerFinding,
  type QuestionAnswer,
  type Reason,
  type ResearchQuestion,
} from '@corroborate/domain';
import type { AnswerSide, NotesAnswers } from '@corroborate/reading';
import type { CaseAnswerInput } from './case-answers.policy';

/** Answers that a model derived from page notes. If `read` is null, `why` gives the reason. */
export type NotesAnswersResult = { read: NotesAnswers; why: null } | { read: null; why: Reason };

type AnswerEvidence = Pick<CaseAnswerInput, 'findings' | 'sources' | 'standings'>;

/**
 * One answer resolves the question, several different ones contradict each other, and without an answer the question
 * stays open.
 */
export function createNotesAnswer(
  question: ResearchQuestion,
  { read, why }: NotesAnswersResult,
  data: AnswerEvidence,
): QuestionAnswer {
  if (!read) return { questionId: question.id, ...createOpenAnswer(why), by: 'rules' };
  const sides = citedSides(read.answers.find(({ questionId }) => questionId === question.id)?.sides ?? [], data);
  const settled = { questionId: question.id, by: read.by };
  const [first] = sides;
  if (!first) return { ...createOpenAnswer(createReason('answer.none-found')), ...settled };
  const findings = sides.flatMap((one) => one.findings).slice(0, ANSWER_RULES.findings);
  if (sides.length > 1)
    return {
      ...{ ...settled, state: 'contradicted', answer: null, confidence: ANSWER_RULES.contradicted, findings },
      why: createReason('answer.apart', { values: sides.map(({ text }) => text) }),
    };
  const sourceIds = first.findings.map(({ sourceId }) => sourceId);
  const groups = countSourceGroups(sourceIds, data);
  return {
    ...{ ...settled, state: 'answered', answer: first.text, confidence: getAnswerConfidence(groups), findings },
    why: createReason('answer.read-by-model', { voices: groups }),
  };
}

/** Answers with citations. An answer based on a confirmed claim outweighs the others. */
function citedSides(sides: readonly AnswerSide[], data: AnswerEvidence) {
  const confirmed = sides.find(({ claimIds }) => claimIds.some((id) => data.standings.get(id) === 'confirmed'));
  return (confirmed ? [confirmed] : sides)
    .map(({ text, claimIds, items }) => ({
      text,
      findings: [...items, ...claimIds.flatMap((id) => claimPassages(id, data))],
    }))
    .filter(({ findings }) => findings.length > 0);
}

function claimPassages(claimId: string, data: AnswerEvidence): AnswerFinding[] {
  const finding = data.findings.find((one) => one.claimId === claimId);
  return finding ? [...listPassages(finding, 'supports', data), ...listPassages(finding, 'disputes', data)] : [];
}
