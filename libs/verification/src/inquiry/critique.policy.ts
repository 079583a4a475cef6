import {
  createReason,
  type EvidenceGap,
  type Inquiry,
  type QuestionPriority,
  type ResearchQuestion,
} from '@corroborate/domain';
import type { CritiqueOutput, RaisedQuestion } from '@corroborate/reading';
import { truncate, oneLine } from '@corroborate/text';
import type { CheckpointInput } from './checkpoint.types';
import {
  createFreeFormQuestion,
  isCoveredByOthers,
  isQuestion,
  createQuestionIdGenerator,
  replaceQuestions,
} from './edit-questions.policy';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

/** Adds the findings from a critique after a round, and the questions raised by it. */
export function addCritique(inquiry: Inquiry, { by, points }: CritiqueOutput, round: number): Inquiry {
  const findings = points.map(({ question: _, query: __, ...finding }) => finding);
  return {
    ...addRaisedQuestions(inquiry, by, points),
    critiques: [...(inquiry.critiques ?? []), { round, by, findings }],
  };
}

/** Adds questions that a model raised after a round, up to the limit. The next round searches for their answers. */
export function addRaisedQuestions(
  inquiry: Inquiry,
  by: string,
  raised: readonly (RaisedQuestion & { priority?: QuestionPriority })[],
): Inquiry {
  const nextId = createQuestionIdGenerator(inquiry.questions);
  const questions = [...inquiry.questions];
  for (const { priority = 'high', ...point } of raised) {
    const question = truncate(oneLine(point.question), INQUIRY_LIMITS.questionChars);
    if (
      questions.length >= INQUIRY_LIMITS.maxQuestionsWithCritique ||
      !isQuestion(question) ||
      isCoveredByOthers(question, questions)
    )
      continue;
    const reasoning = createReason('question.by-critique', {
      name: by,
      what: point.what,
      notes: point.notes.slice(0, 3),
    });
    const asked = createFreeFormQuestion({ question, priority }, 'model', nextId(), reasoning);
    const words = point.query.split(/\s+/u).filter((word) => word !== '');
    questions.push(words.length > 0 ? { ...asked, keywords: words.slice(0, INQUIRY_LIMITS.keywords) } : asked);
  }
  return { ...inquiry, ...replaceQuestions(inquiry, questions) };
}

/** Next-round searches that address open questions raised by the critique, using the queries that it proposed. */
export const listCritiqueGaps = ({
  questions,
  answers,
}: Pick<CheckpointInput, 'questions' | 'answers'>): EvidenceGap[] =>
  questions
    .filter(
      (one) =>
        isFromCritique(one) && (answers.find(({ questionId }) => questionId === one.id)?.state ?? 'open') === 'open',
    )
    .slice(-INQUIRY_LIMITS.critiqueGaps)
    .map(({ keywords, reasoning }) => ({ text: keywords.join(' '), why: reasoning }));

export const isFromCritique = ({ reasoning }: ResearchQuestion): boolean => reasoning.code === 'question.by-critique';
