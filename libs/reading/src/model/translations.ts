import { toVisibleText } from '../grounding/passages.policy';
import { foreignQuotes, isTranslation, type TranslateInput, type Translation } from '../tasks/translation.policy';
import type { ModelSession } from './model.session';
import { translationsTask } from './case.tasks';

/** Translates all quotes in one request. Invalid translations are dropped and counted. */
export async function translateQuotes(session: ModelSession, input: TranslateInput): Promise<Translation[]> {
  const quotes = foreignQuotes(input);
  if (quotes.length === 0) return [];
  const answer = await session.ask('first', translationsTask(input.into, quotes));
  const texts = new Map((answer?.translations ?? []).map(({ passage, text }) => [passage, text]));
  const by = session.nameOf('first');
  return quotes.flatMap(({ id, sourceId, from, raw }): Translation[] => {
    const text = texts.get(id);
    if (text === undefined) return [];
    if (isTranslation(text, raw)) return [{ sourceId, text: toVisibleText(text), from, into: input.into, by }];
    session.tally.droppedQuotes += 1;
    return [];
  });
}
