import { fold } from '@corroborate/text';
import { legible, numberPassages, type NumberedPassage } from './passages.policy';
import type { AnswerInput, ReadAnswer } from './answering.types';
import { groundQuote } from './grounding.policy';
import { REASONING } from './reasoning.thresholds';

/** A passage as a model is shown it, with the page it is of. */
export interface PagePassage extends NumberedPassage {
  sourceId: number;
}

/** Those nearest to the question, of the first few pages. Ids are of one row over all pages. */
export function passagesToAsk({ question, pages }: Pick<AnswerInput, 'question' | 'pages'>): PagePassage[] {
  const each = Math.floor(REASONING.maxPassages / Math.max(1, Math.min(pages.length, REASONING.maxAskedPages)));
  const shown = pages.slice(0, REASONING.maxAskedPages).flatMap(({ sourceId, text }) =>
    numberPassages(text, question)
      .slice(0, each)
      .map((passage) => ({ ...passage, sourceId })),
  );
  return shown.map((passage, at) => ({ ...passage, id: `p${at + 1}` }));
}

/** Null where its quote is not found letter by letter, or its words do not stand in the quote. */
export function readAnswer(
  given: { passage: string; quote: string; words: string },
  shown: readonly PagePassage[],
  by: string,
): ReadAnswer | null {
  const found = groundQuote(given.quote, given.passage, shown);
  const page = shown.find(({ id }) => id === given.passage);
  const words = legible(given.words).slice(0, REASONING.maxAnswerWords);
  if (!found || !page || words === '' || !fold(legible(found.quote)).includes(fold(words))) return null;
  return { by, words, sourceId: page.sourceId, ...found };
}
