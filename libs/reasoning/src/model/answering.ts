import { passagesToAsk, readAnswer } from '../answering.policy';
import type { AnswerInput, ProposeInput, ReadAnswer } from '../answering.types';
import { speaksToMachines } from '../instructions.policy';
import { legible } from '../passages.policy';
import { REASONING } from '../reasoning.thresholds';
import type { ModelSession } from './model.session';
import { questionAnswersTask, questionsTask } from './tasks';

/** One question over all pages. What is not borne out by a found quote is dropped and counted. */
export async function answeredFrom(session: ModelSession, input: AnswerInput): Promise<ReadAnswer | null> {
  const shown = passagesToAsk(input);
  if (shown.length === 0) return null;
  const given = await session.ask('first', questionAnswersTask(input, shown));
  if (given?.answer !== 'answered') return null;
  const read = readAnswer(given, shown, session.nameOf('first'));
  if (!read) session.tally.droppedQuotes += 1;
  return read;
}

/** Further questions; whoever plans says how many there is room for. */
export async function proposed(session: ModelSession, input: ProposeInput) {
  const answer = await session.ask('first', questionsTask(input));
  const questions = (answer?.questions ?? []).map(legible).filter((text) => text !== '' && !speaksToMachines(text));
  return { by: session.nameOf('first'), questions: questions.slice(0, REASONING.maxProposed) };
}
