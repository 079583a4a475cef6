import { contentStems, fold, splitSentences, type Sentence } from '@corroborate/text';
import type { AnswerInput, PageToAsk, ReadAnswer } from './answering.types';
import { groundQuote } from '../grounding/grounding.policy';
import { speaksToMachines } from '../grounding/instructions.policy';
import { legible, type NumberedPassage } from '../grounding/passages.policy';
import { REASONING } from '../reasoning.thresholds';

/** A passage as a model is shown it, with the page it is of. */
export interface PagePassage extends NumberedPassage {
  sourceId: number;
}

/** What one request shows: pages with the passages of each, numbered in one row over all of them. */
export interface ShownPages {
  pages: PageToAsk[];
  passages: PagePassage[];
}

/**
 * Pages in as few requests as hold them, in their order. A page that fits is shown whole: whoever reads it may read it
 * in another language than that of the question, where no shared word would lead to the answer.
 */
export function requestsOf({ questions, pages }: Pick<AnswerInput, 'questions' | 'pages'>): ShownPages[] {
  const asked = questions.map(({ question }) => question).join(' ');
  const requests: ShownPages[] = [];
  let room = 0;
  for (const page of pages.slice(0, REASONING.maxAskedPages)) {
    const shown = passagesOf(page.text, asked);
    const chars = shown.reduce((sum, { raw }) => sum + raw.length, 0);
    if (shown.length === 0) continue;
    if (chars > room) {
      requests.push({ pages: [], passages: [] });
      room = REASONING.maxAskedChars;
    }
    room -= chars;
    requests.at(-1)?.pages.push(page);
    requests.at(-1)?.passages.push(...shown.map((one) => ({ ...one, sourceId: page.sourceId })));
  }
  return requests.map((one) => ({
    ...one,
    passages: one.passages.map((passage, at) => ({ ...passage, id: `p${at + 1}` })),
  }));
}

const FIGURE = /\p{N}/u;

/** The whole page where it fits; else its first passages, those near the questions, those with figures, the rest. */
export function passagesOf(text: string, asked: string): NumberedPassage[] {
  const wanted = new Set(contentStems(asked));
  const nearness = ({ text: one }: Sentence) => new Set(contentStems(one).filter((stem) => wanted.has(stem))).size;
  const ranked = splitSentences(text)
    .map((one) => ({ ...one, text: one.text.slice(0, REASONING.maxPassageChars) }))
    .map((sentence, index) => {
      const figure = FIGURE.test(sentence.text) ? 0.5 : 0;
      return { sentence, index, rank: index < REASONING.leadPassages ? Infinity : nearness(sentence) + figure };
    })
    .sort((a, b) => (a.rank === b.rank ? a.index - b.index : b.rank - a.rank));
  let room: number = REASONING.maxPageChars;
  return ranked
    .slice(0, REASONING.maxAskedPassages)
    .filter(({ sentence }) => (room -= sentence.text.length) >= 0)
    .sort((a, b) => a.index - b.index)
    .map(({ sentence: { text: raw, start } }) => ({ id: '', raw, start, withheld: speaksToMachines(raw) }));
}

/** An answer as it came. */
export interface GivenAnswer {
  question: string;
  passage: string;
  quote: string;
  words: string;
}

/** Null where its quote is not found letter by letter, or its words do not stand in the quote. */
export function readAnswer(given: GivenAnswer, shown: readonly PagePassage[]): Omit<ReadAnswer, 'questionId'> | null {
  const found = groundQuote(given.quote, given.passage, shown);
  const page = shown.find(({ id }) => id === given.passage);
  const words = legible(given.words).slice(0, REASONING.maxAnswerWords);
  if (!found || !page || words === '' || !fold(legible(found.quote)).includes(fold(words))) return null;
  return { words, sourceId: page.sourceId, ...found };
}
