import {
  createReason,
  type Gap,
  type Inquiry,
  type QuestionPriority,
  type ResearchQuestion,
} from '@corroborate/domain';
import type { CritiqueRead, RaisedQuestion } from '@corroborate/reading';
import { cut, oneLine } from '@corroborate/text';
import type { CheckpointCase } from './checkpoint.types';
import { createFreeFormQuestion, isAmong, isQuestion, numbersAfter, withQuestions } from './edit-questions.policy';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

/** Adds the findings of a critique after a round, and the resulting questions. */
export function withCritique(inquiry: Inquiry, { by, points }: CritiqueRead, round: number): Inquiry {
  const findings = points.map(({ question: _, query: __, ...finding }) => finding);
  return {
    ...withRaised(inquiry, by, points),
    critiques: [...(inquiry.critiques ?? []), { round, by, findings }],
  };
}

/** Adds the questions that a model raised after a round, up to the limit; the next round searches for them. */
export function withRaised(
  inquiry: Inquiry,
  by: string,
  raised: readonly (RaisedQuestion & { priority?: QuestionPriority })[],
): Inquiry {
  const nextId = numbersAfter(inquiry.questions);
  const questions = [...inquiry.questions];
  for (const { priority = 'high', ...point } of raised) {
    const question = cut(oneLine(point.question), INQUIRY_LIMITS.questionChars);
    if (questions.length >= INQUIRY_LIMITS.mostWithCritique || !isQuestion(question) || isAmong(question, questions))
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
  return { ...inquiry, ...withQuestions(inquiry, questions) };
}

/** Searches of the next round for open questions of the critique, with its own queries. */
export const critiqueGaps = ({ questions, answers }: Pick<CheckpointCase, 'questions' | 'answers'>): Gap[] =>
  questions
    .filter(
      (one) =>
        isOfCritique(one) && (answers.find(({ questionId }) => questionId === one.id)?.state ?? 'open') === 'open',
    )
    .slice(-INQUIRY_LIMITS.critiqueGaps)
    .map(({ keywords, reasoning }) => ({ text: keywords.join(' '), why: reasoning }));

export const isOfCritique = ({ reasoning }: ResearchQuestion): boolean => reasoning.code === 'question.by-critique';
