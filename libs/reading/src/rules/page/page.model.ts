import {
  listStems,
  AMBIGUOUS_CONCEPTS,
  findConceptMentions,
  figureStems,
  indexNames,
  lexicon,
  findQuantities,
  splitSentences,
  bylineStart,
  type ConceptMention,
  type NameIndex,
  type Quantity,
  type Sentence,
  listContentStems,
  sharedPortion,
} from '@corroborate/text';
import { getPrintedTitle, type Article } from '@corroborate/domain';
import { STANCE_LIMITS, OTHER_STORY_LIMITS } from '../stance.thresholds';

export interface PageSentence extends Sentence {
  stems: ReadonlySet<string>;
  mentions: ConceptMention[];
  /**
   * Kinds of event that were derived from ambiguous words. With these a page can support a story, but never dispute it.
   */
  further: ConceptMention[];
  /** Whether the sentence is inside a quotation that starts before it or continues after it. */
  speech: boolean;
  /** Offset in the text at which byline and date follow a headline; null for sentences. */
  stamp: number | null;
}

/** A page prepared for judging: headline, sentences, names and figures. */
export interface PageModel {
  headline: PageSentence;
  sentences: PageSentence[];
  stems: ReadonlySet<string>;
  names: NameIndex;
  quantities: Quantity[];
}

/** Page elements that extraction may leave in the text, such as reader comments. */
const TEMPLATE_LINES = lexicon('en', 'page-furniture', 'lines').pattern;

export function buildPageModel(article: Article): PageModel {
  const title = getPrintedTitle(article);
  const all = splitSentences(article.text).slice(0, STANCE_LIMITS.maxSentences);
  const cut = all.findIndex(
    (sentence) => TEMPLATE_LINES.test(sentence.text) && sentence.start > article.text.length * 0.3,
  );
  const others = findTeasers(all, title);
  const kept = (cut >= 0 ? all.slice(0, cut) : all).filter(
    (sentence) => !TEMPLATE_LINES.test(sentence.text) && !others.has(sentence),
  );
  const spoken = findSpeech(all);
  const sentences = kept.map((sentence) => annotateSentence(sentence, spoken.has(sentence)));
  const headline = annotateSentence({ text: title, start: -1, end: -1, paragraph: -1 }, false);
  const body = kept.map((sentence) => sentence.text).join(' \n ');
  return {
    headline,
    sentences,
    stems: new Set([...headline.stems, ...sentences.flatMap((sentence) => [...sentence.stems])]),
    names: indexNames(`${title} . ${body}`),
    quantities: findQuantities(`${title} \n ${textForFigures(kept, article)}`.replace(REPEATED_FIGURE, ' ')),
  };
}

/** Text of the page without correction notices, because a correction also contains the wrong figure. */
const textForFigures = (sentences: Sentence[], { notices }: Pick<Article, 'notices'>): string =>
  sentences.flatMap(({ text }) => (notices.some((notice) => notice.includes(text.trim())) ? [] : [text])).join(' \n ');

/** Official documents give figures twice: "nine (9) clinics". */
const REPEATED_FIGURE = /\s\(\d[\d,]{0,12}\)\s/g;

/** Annotates a sentence for the rules. */
export const annotateSentence = (sentence: Sentence, speech: boolean): PageSentence => ({
  ...sentence,
  stems: new Set([...listStems(sentence.text), ...findQuantities(sentence.text).flatMap(figureStems)]),
  mentions: findConceptMentions(sentence.text),
  further: findConceptMentions(sentence.text, AMBIGUOUS_CONCEPTS),
  speech,
  stamp: bylineStart(sentence.text),
});

/**
 * Sentences inside a quotation that begins before or continues after them. The end of a paragraph also ends the
 * quotation.
 */
function findSpeech(sentences: readonly Sentence[]): ReadonlySet<Sentence> {
  const found = new Set<Sentence>();
  let [open, paragraph] = [false, -1];
  for (const sentence of sentences) {
    if (sentence.paragraph !== paragraph) [open, paragraph] = [false, sentence.paragraph];
    const before = open;
    for (const [mark] of sentence.text.matchAll(/["“”]/g)) open = mark === '"' ? !open : mark === '“';
    if (before || open) found.add(sentence);
  }
  return found;
}

/** Number of sentences before and after a quote that can change its meaning. */
const [BEFORE, AFTER] = [1, 2];

/** The quoted sentence and its neighbors, or the first sentences if none is quoted. */
export function sentenceWithNeighbors({ sentences }: PageModel, passage: PageSentence | undefined): PageSentence[] {
  const at = passage === undefined ? -1 : sentences.indexOf(passage);
  return sentences.slice(Math.max(0, at - BEFORE), at + 1 + AFTER);
}

const SENTENCE_END = /[.!?…]["”’)\]]*$/u;
const isFullSentence = ({ text }: Sentence): boolean => SENTENCE_END.test(text) && bylineStart(text) === null;

/**
 * Dated headlines after the last sentence that share little with the page's own headline and are therefore teasers for
 * other stories. Pages without sentences are not changed.
 */
export function findTeasers(sentences: readonly Sentence[], title: string): ReadonlySet<Sentence> {
  const last = sentences.reduce((found, one, at) => (isFullSentence(one) ? at : found), -1);
  const below = last < 0 ? [] : sentences.slice(last + 1);
  return new Set(below.filter(({ text }) => isTeaserLine(text, title)));
}

function isTeaserLine(line: string, title: string): boolean {
  const at = bylineStart(line);
  const own = new Set(listContentStems(line.slice(0, at ?? 0)));
  return (
    own.size >= OTHER_STORY_LIMITS.words &&
    sharedPortion(own, new Set(listContentStems(title))) <= OTHER_STORY_LIMITS.shared
  );
}
