import {
  findConceptMentions,
  figureStems,
  isStopword,
  findQuantities,
  tokenizeWords,
  type Quantity,
  type Word,
} from '@corroborate/text';

/** A topic word and its weight. */
export interface Term {
  stem: string;
  weight: number;
}

/** Names and places among the topic's words, and whether the topic has words for a known kind of event. */
interface KnownTerms {
  names: readonly string[];
  places: readonly string[];
  hasConcepts: boolean;
}

/** Words of the title without event words, or of the main claim if the title has too few. */
export function buildTerms(title: string, core: string, { names, places, hasConcepts }: KnownTerms): Term[] {
  const placeWords = stemsOf(places);
  const conceptSpans = hasConcepts ? findConceptMentions(title) : [];
  const telling = (text: string): Word[] =>
    addFigureWords(
      text,
      tokenizeWords(text).filter((word) => isContentWord(word) && !placeWords.has(word.stem)),
    );
  const own = telling(title).filter((word) => !conceptSpans.some((span) => isInside(word, span)));
  const isFew = new Set(own.map(({ stem }) => stem)).size < 2;
  return weighTerms(isFew ? [...own, ...telling(core)] : own, stemsOf(names));
}

/** Replaces figures with their values, so that "25 lakh" and "Rs 25,00,000" become the same term. */
function addFigureWords(text: string, telling: Word[]): Word[] {
  const figures = findQuantities(text).filter((figure) => figureStems(figure).length > 0);
  const others = telling.filter((word) => !figures.some((figure) => isInside(word, figure)));
  return [...others, ...figures.flatMap(wordsOfFigure)];
}

const wordsOfFigure = (figure: Quantity): Word[] =>
  figureStems(figure).map((stem) => ({ raw: figure.quote, folded: stem, stem, start: figure.start, end: figure.end }));

const stemsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => tokenizeWords(text).map((word) => word.stem)));
const hasDigit = ({ folded }: Word): boolean => /\d/.test(folded);
const isContentWord = (word: Word): boolean => !isStopword(word.folded) && (word.folded.length >= 2 || hasDigit(word));
const isInside = (word: Word, span: { start: number; end: number }): boolean =>
  word.start >= span.start && word.end <= span.end;

/** Assigns weights; names and figures have more weight than other words. */
function weighTerms(telling: readonly Word[], nameWords: ReadonlySet<string>): Term[] {
  const weights = new Map<string, number>();
  for (const word of telling) {
    const weight = nameWords.has(word.stem) || hasDigit(word) ? 1.5 : 1;
    weights.set(word.stem, Math.max(weights.get(word.stem) ?? 0, weight));
  }
  return [...weights].map(([stem, weight]) => ({ stem, weight }));
}
