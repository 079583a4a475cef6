import {
  isCompatible,
  listContentStems,
  isContradictory,
  fold,
  lexicon,
  lexiconRows,
  findQuantities,
  splitSentences,
  type Quantity,
} from '@corroborate/text';
import type { Article, Discrepancy, SourceView } from '@corroborate/domain';
import { listReportingSources, type CrossReferenceInput } from './cross-reference.types';

interface FigureValue {
  sourceId: number;
  quantity: Quantity;
  sentence: string;
  published: number | null;
}

/**
 * Conflicting figures for one quantity. Uses one value per source, its most frequent one. Words from the topic identify
 * the quantity.
 */
export const numberDiscrepancies = (input: CrossReferenceInput): Discrepancy[] =>
  findConflictingFigures(input, listReportingSources(input));

export function findConflictingFigures(
  { topic, claims }: Pick<CrossReferenceInput, 'topic' | 'claims'>,
  pages: readonly { view: SourceView; article: Pick<Article, 'text'> }[],
): Discrepancy[] {
  const wanted = findQuantities(
    [topic.title, topic.summary ?? '', topic.articleText ?? '', ...claims.map((claim) => claim.text)].join('\n'),
  ).map(toBaseUnit);
  const units = new Map(wanted.filter((one) => one.unit !== '').map((one) => [one.unit, one]));
  const topicStems = new Set(
    listContentStems([topic.title, topic.summary ?? '', ...claims.map((claim) => claim.text)].join(' ')),
  );
  return [...units].flatMap(([unit, reference]) => {
    const values = pages.flatMap(({ view, article }) => {
      const value = bestValue(article, unit, reference, topicStems);
      return value
        ? [{ ...value, sourceId: view.id, published: view.published ? Date.parse(view.published.value) : null }]
        : [];
    });
    const discrepancy = compareFigures(reference.label, values);
    return discrepancy ? [discrepancy] : [];
  });
}

function bestValue(article: Pick<Article, 'text'>, unit: string, reference: Quantity, topicStems: ReadonlySet<string>) {
  const candidates = splitSentences(article.text)
    .slice(0, 60)
    .flatMap((sentence) => {
      const shared = new Set(listContentStems(sentence.text).filter((stem) => topicStems.has(stem))).size;
      return findQuantities(sentence.text)
        .map(toBaseUnit)
        .filter((one) => one.unit === unit && !one.attributive)
        .map((quantity) => ({ quantity, sentence: sentence.text, shared }));
    });
  const same = candidates.find((one) => isCompatible(one.quantity, reference));
  if (same) return same;
  const close = candidates
    .filter((one) => one.shared >= 2 && isSameMagnitude(one.quantity, reference))
    .sort((a, b) => b.shared - a.shared);
  return close[0] ?? null;
}

const UNIT_CONVERSIONS = new Map(
  lexiconRows('en', 'either-system').map(([noun, { base = '', times }]) => [noun, { base, factor: Number(times) }]),
);
/**
 * Converts to a base unit: "3 miles" and "5 kilometres" become metres. Keeps currencies, so that pounds sterling are
 * never compared with dollars.
 */
export function toBaseUnit(quantity: Quantity): Quantity {
  const measure = UNIT_CONVERSIONS.get(quantity.unit);
  if (quantity.unit === '$') return { ...quantity, unit: quantity.currency ?? '$' };
  if (!measure) return quantity;
  // Converted values are treated as approximate, because newsrooms round when they convert units.
  return {
    ...quantity,
    unit: measure.base,
    min: quantity.min * measure.factor,
    max: quantity.max * measure.factor,
    approximate: true,
  };
}

/** Figures that differ by this factor or more are assumed to describe different things, such as a plant and a union. */
const isSameMagnitude = (a: Quantity, b: Quantity): boolean =>
  Math.max(a.max, b.max) / Math.max(1e-9, Math.min(a.max, b.max)) < 8;

function compareFigures(label: string, values: FigureValue[]): Discrepancy | null {
  const odd = values.some((one) => values.some((other) => isContradictory(one.quantity, other.quantity)));
  if (!odd) return null;
  return {
    kind: 'number',
    about: fold(label),
    values: values.map((one) => ({ value: one.quantity.quote, sourceId: one.sourceId, quote: one.sentence })),
    reading: readConflict(label, values),
  };
}

const TOLL = lexicon('en', 'told-figures', 'toll').pattern;

/**
 * Rising tolls are updates. Small differences, and moderate ones between approximate figures, are imprecise. All other
 * differences are contradictions.
 */
function readConflict(label: string, values: FigureValue[]): Discrepancy['reading'] {
  const dated = values.filter((one) => one.published !== null).sort((a, b) => (a.published ?? 0) - (b.published ?? 0));
  const rising =
    dated.length > 1 && dated.every((one, i) => i === 0 || one.quantity.max >= (dated[i - 1]?.quantity.max ?? 0));
  if (rising && TOLL.test(fold(label))) return 'update';
  const spread =
    Math.max(...values.map((one) => one.quantity.max)) /
    Math.max(1e-9, Math.min(...values.map((one) => one.quantity.min)));
  return spread <= 1.25 || values.some((one) => one.quantity.approximate && spread <= 1.5)
    ? 'imprecise'
    : 'contradiction';
}
