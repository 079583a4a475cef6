import { isReadable, type Article } from '@corroborate/domain';
import { buildPageModel, type PageModel, type PageSentence } from '@corroborate/stance';
import { allStems, conceptMentions, datelineLength, lexicon, monthOf } from '@corroborate/text';
import { sourceLabel, sourcesByWeight } from '../relevant-sources';
import type { Articles, PartsCase, ReadSource } from './parts.types';

/** Sources of the report's list whose text is there, in its order. */
export function readSources(data: Pick<PartsCase, 'sources' | 'relevance'>, articles: Articles): ReadSource[] {
  return sourcesByWeight(data).flatMap((view, place): ReadSource[] => {
    const article = articles.get(view.id);
    if (!article || !isReadable(article.verdict) || !article.text.trim()) return [];
    return [{ id: sourceLabel(place), view, article, page: buildPageModel(article) }];
  });
}

/** Takes a side on what the topic claims: it tells the story, or tells that it is wrong. */
export const tellsIt = ({ view }: Pick<ReadSource, 'view'>): boolean =>
  view.stance.stance === 'supports' || view.stance.stance === 'disputes';

/** A sentence that can be told by itself, letter by letter as the page has it from `start` to `end`. */
export interface Tellable extends Pick<PageSentence, 'text' | 'start' | 'end' | 'stems' | 'mentions' | 'speech'> {
  /** Its place among all sentences of the page. */
  at: number;
}

const LENGTHS = { least: 30, most: 320 };
const PAGE_DAY = lexicon('en', 'timeline', 'page-day').pattern;
const CALENDAR = lexicon('en', 'calendar-words').pattern;
const HOUR = /\b[ap]\.m\. +(?=[“"‘]?\p{Lu})/gu;
const WHOLE = /[.!]["”’')\]]{0,3}$/;
const BEGINS = /^["“‘'([]?[\p{Lu}\d]/u;

/** Whole sentences of a page that tell something, datelines left off. */
export function tellable(page: PageModel): Tellable[] {
  return joinedAtDates(page.sentences).flatMap(({ text, start, speech }, place) => {
    const skipped = datelineLength(text);
    return atHours(text.slice(skipped), start + skipped)
      .filter((one) => isTellable(one.text))
      .map((one, part) => {
        const at = place + part / 10;
        return { ...one, stems: new Set(allStems(one.text)), mentions: conceptMentions(one.text), speech, at };
      });
  });
}

type Piece = Pick<PageSentence, 'text' | 'start' | 'speech'>;

/** “Am 3. März” is cut behind the day where stops are read as in English. */
function joinedAtDates(sentences: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const { text, start, speech } of sentences) {
    const last = joined.at(-1);
    const cut = last && DAY_AT_END.test(last.text) && start === last.start + last.text.length + 1;
    if (last && cut && monthOf(/^\p{L}{3,14}/u.exec(text)?.[0] ?? '') !== null) last.text += ` ${text}`;
    else joined.push({ text, start, speech });
  }
  return joined;
}
const DAY_AT_END = /(?:^|\s)\d{1,2}\.$/;

const isTellable = (text: string): boolean =>
  text.length >= LENGTHS.least &&
  text.length <= LENGTHS.most &&
  WHOLE.test(text) &&
  BEGINS.test(text) &&
  !PAGE_DAY.test(text);

/** "It was freed at 8 p.m. Divers came." is two sentences, "at 8 p.m. Saturday" is not. */
function atHours(text: string, start: number): Pick<Tellable, 'text' | 'start' | 'end'>[] {
  const ends = [...text.matchAll(HOUR)].flatMap((match) => {
    const next = /^[“"‘]?[\p{L}]+/u.exec(text.slice(match.index + match[0].length))?.[0] ?? '';
    const named = /^\p{L}/u.test(next) && (CALENDAR.test(next) || next === next.toUpperCase());
    return named ? [] : [match.index + match[0].length];
  });
  return [0, ...ends].map((from, at, all) => {
    const part = text.slice(from, all[at + 1] ?? text.length).trimEnd();
    return { text: part, start: start + from, end: start + from + part.length };
  });
}

/** Quotations of a text, which are not its own words; one that nobody closes ends with its paragraph. */
const QUOTATIONS = /"[^"\n]{0,600}(?:"|$|(?=\n))|“[^”\n]{0,600}(?:”|$|(?=\n))/g;

/** As far as sentences are read. */
const MAX_CHARS = 200_000;

/** The text with blanks in the place of what it quotes: what stands in it stands at the same place in the page. */
export const ownWords = (text: Article['text']): string =>
  text.slice(0, MAX_CHARS).replace(QUOTATIONS, (quoted) => ' '.repeat(quoted.length));
