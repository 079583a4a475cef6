import { isCompatible, listContentStems, findQuantities, toStem, type Quantity } from '@corroborate/text';
import { createReason, type Reason } from '@corroborate/domain';
import type { PageModel, PageSentence } from '../../rules/page/page.model';
import { coverage, type TopicModel } from '../../rules/topic/topic.model';
import { ANCHOR_LIMITS, SUPPORT_CHECK_LIMITS, STANCE_LIMITS } from '../../rules/stance.thresholds';
import { isSameUnit, stemsOf, toSmallestUnit } from './measures';

/** Amounts, percentages and times describe many things in one report, so a common word is required as well. */
const UNSPECIFIC_UNITS = new Set(['', '$', 'percent', ...stemsOf('times')]);
const CLOCK_UNITS = stemsOf('clock');

/** A figure with the content words immediately before and after it. */
interface FigureInContext {
  figure: Quantity;
  /** Word immediately before the figure: "kills" in "kills three". */
  verb: string;
  before: readonly string[];
  behind: readonly string[];
}

/**
 * The figure in the topic if the page gives only a different one for the same thing: "23 workers" and "15 workers".
 * Compares headline and opening, but a matching figure anywhere on the page is enough. Null if no figure differs or is
 * comparable.
 */
export function findOtherFigure(topic: TopicModel, page: PageModel): Reason | null {
  const own = [...findFigures(topic.title), ...findFigures(topic.core)].filter(({ figure }) => !isClock(figure));
  const ofTopic = [...topic.quantities.map(toSmallestUnit), ...own.map(({ figure }) => figure)];
  const figures = [page.headline, ...page.sentences.slice(0, ANCHOR_LIMITS.opening)]
    .filter((one) => mentionsEvent(topic, one))
    .flatMap((one) => findFigures(one.text).map((counted) => ({ ...counted, whole: coversTopic(topic, one) })))
    .filter(
      ({ figure }) =>
        !figure.attributive &&
        !isOne(figure) &&
        !ofTopic.some((other) => areUnitsCompatible(figure.unit, other.unit) && isCompatible(figure, other)),
    );
  if (figures.length === 0) return null;
  for (const one of own) {
    if (page.quantities.some((other) => isSameFigure(one.figure, toSmallestUnit(other)))) continue;
    const other = figures.find((candidate) => countsSameThing(one, candidate, candidate.whole));
    if (other)
      return createReason('caution.other-figure', { told: formatFigure(other.figure), own: formatFigure(one.figure) });
  }
  return null;
}

const mentionsEvent = ({ concepts, terms }: TopicModel, { mentions, stems }: PageSentence): boolean =>
  mentions.some(({ id }) => concepts[0]?.includes(id)) || coverage(terms, stems) >= SUPPORT_CHECK_LIMITS.story;

const coversTopic = ({ terms }: TopicModel, { stems }: PageSentence): boolean =>
  coverage(terms, stems) >= STANCE_LIMITS.nearCoverage;

/** Whether the figure is the word "one", which is rarely a count. */
const isOne = ({ max, quote }: Quantity): boolean => max === 1 && /one$/i.test(quote);
const isClock = ({ unit }: Quantity): boolean => CLOCK_UNITS.has(unit);

/** Number of characters before and after a figure in which words are related to it. */
const CONTEXT_CHARS = 32;
const LAST_WORD = /\p{L}{3,30}(?=\s$)/u;
const PARTIAL_WORD = { first: /^\S+\s/, last: /\s\S+$/ };

function findFigures(text: string): FigureInContext[] {
  return findQuantities(text).map((figure) => {
    const { start, end } = figure;
    const left =
      start > CONTEXT_CHARS
        ? text.slice(start - CONTEXT_CHARS, start).replace(PARTIAL_WORD.first, '')
        : text.slice(0, start);
    const right = text
      .slice(end, end + CONTEXT_CHARS)
      .replace(text.length > end + CONTEXT_CHARS ? PARTIAL_WORD.last : '', '');
    const before = listContentStems(left).slice(-2);
    const behind = listContentStems(right.split(/[.;:]/)[0] ?? '').slice(0, 2);
    const verb = toStem(LAST_WORD.exec(left)?.[0] ?? '');
    return { figure: toSmallestUnit(figure), verb, before, behind };
  });
}

/**
 * Whether both figures count the same thing: they have the same unit or, without a unit, the same verb ("kills three",
 * "killed seven"). Amounts, percentages and times also need a common word nearby or most words of the topic.
 */
function countsSameThing(a: FigureInContext, b: FigureInContext, whole: boolean): boolean {
  const [one, other] = [a.figure.unit, b.figure.unit];
  if (a.figure.currency !== b.figure.currency) return false;
  if (one === '') return a.verb !== '' && a.verb === b.verb;
  if (!isSameUnit(one, other)) return false;
  return !UNSPECIFIC_UNITS.has(one) || whole || sharesWord(a.before, b.before) || sharesWord(a.behind, b.behind);
}

const sharesWord = (a: readonly string[], b: readonly string[]): boolean => a.some((stem) => b.includes(stem));
const areUnitsCompatible = (a: string, b: string): boolean => a === '' || b === '' || isSameUnit(a, b);

const isSameFigure = (a: Quantity, b: Quantity): boolean =>
  isCompatible(a, b) &&
  (a.unit === b.unit || a.unit === '' || b.unit === '' || (a.unit !== '$' && a.unit !== 'percent'));

const formatFigure = ({ quote, counted, unit }: Quantity): string =>
  (unit === '$' || unit === 'percent' ? quote : `${quote} ${counted}`).trim();
