import { checkAnswerStance, selectShownNotes } from '../tasks/answering.policy';
import type { AnswerInput, NotesAnswers } from '../tasks/answering.types';
import { REASONING } from '../reasoning.thresholds';
import type { ModelSession } from './model.session';
import { questionAnswersTask } from './inquiry.tasks';

/** Answers all questions in one request from the page notes; null if no model answered. */
export async function answerFromNotes(session: ModelSession, input: AnswerInput): Promise<NotesAnswers | null> {
  const { questions, claims } = input;
  const shown = selectShownNotes(input);
  if (questions.length === 0 || shown.items.size === 0) return null;
  const given = await session.askNamed('first', questionAnswersTask(input, shown));
  if (!given) return null;
  const answerSides = (number: string) =>
    given.value.questions
      .filter(({ question }) => question === number)
      .flatMap(({ answers }) => answers)
      .slice(0, REASONING.maxSides)
      .flatMap((one) => checkAnswerStance(one, shown, claims) ?? dropped());
  return {
    by: given.name,
    answers: questions.map(({ id }, at) => ({ questionId: id, sides: answerSides(`q${at + 1}`) })),
  };

  function dropped(): [] {
    session.tally.droppedQuotes += 1;
    return [];
  }
}
