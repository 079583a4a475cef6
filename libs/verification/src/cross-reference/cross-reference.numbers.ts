import { compatible, contentStems, fold, quantities, splitSentences } from '@corroborate/text';
import type { Article, Discrepancy } from '@corroborate/domain';
import type { Quantity } from '@corroborate/text';
import { tellers } from './cross-reference.types';
import type { CrossReferenceInput } from './cross-reference.types';
import { CROSS_REFERENCE_LIMITS as L } from '../verification.thresholds';

interface Value {
  sourceId: number;
  quantity: Quantity;
  sentence: string;
  published: number | null;
}

/**
 * Figures of one thing that cannot all be right. One value per source: the one most often given, the topic's words
 * deciding what is "one thing".
 */
export function numberDiscrepancies(input: CrossReferenceInput): Discrepancy[] {
  const { topic, claims } = input;
  const wanted = quantities(
    [topic.title, topic.summary ?? '', topic.articleText ?? '', ...claims.map((claim) => claim.text)].join('\n'),
  ).map(inBaseUnit);
  const units = new Map(wanted.filter((one) => one.unit !== '').map((one) => [one.unit, one]));
  const topicStems = new Set(
    contentStems([topic.title, topic.summary ?? '', ...claims.map((claim) => claim.text)].join(' ')),
  );
  return [...units].flatMap(([unit, reference]) => {
    const values = tellers(input).flatMap(({ view, article }) => {
      const value = bestValue(article, unit, reference, topicStems);
      return value
        ? [{ ...value, sourceId: view.id, published: view.published ? Date.parse(view.published.value) : null }]
        : [];
    });
    const discrepancy = compare(reference.label, values);
    return discrepancy ? [discrepancy] : [];
  });
}

function bestValue(
  article: Article,
  unit: string,
  reference: Quantity,
  topicStems: ReadonlySet<string>,
): { quantity: Quantity; sentence: string } | null {
  const candidates = splitSentences(article.text)
    .slice(0, 60)
    .flatMap((sentence) => {
      const shared = new Set(contentStems(sentence.text).filter((stem) => topicStems.has(stem))).size;
      return quantities(sentence.text)
        .map(inBaseUnit)
        .filter((one) => one.unit === unit)
        .map((quantity) => ({ quantity, sentence: sentence.text, shared }));
    });
  const same = candidates.find((one) => agree(one.quantity, reference));
  if (same) return same;
  const close = candidates
    .filter((one) => one.shared >= 2 && sameOrder(one.quantity, reference))
    .sort((a, b) => b.shared - a.shared);
  return close[0] ?? null;
}

/** Measures that newsrooms give in either system, by the stem of the noun: what they come to in the other's base. */
const MEASURES: Record<string, [unit: string, factor: number]> = {
  mil: ['metre', 1609.34],
  mile: ['metre', 1609.34],
  kilomet: ['metre', 1000],
  kilometer: ['metre', 1000],
  kilometre: ['metre', 1000],
  km: ['metre', 1000],
  meter: ['metre', 1],
  metre: ['metre', 1],
  feet: ['metre', 0.3048],
  foot: ['metre', 0.3048],
  yard: ['metre', 0.9144],
  acr: ['hectare', 0.4047],
  acre: ['hectare', 0.4047],
  hectar: ['hectare', 1],
  hectare: ['hectare', 1],
  pound: ['kilogram', 0.4536],
  kilo: ['kilogram', 1],
  kilogram: ['kilogram', 1],
  ton: ['kilogram', 1000],
  tonn: ['kilogram', 1000],
  tonne: ['kilogram', 1000],
  hour: ['minute', 60],
  minut: ['minute', 1],
  minute: ['minute', 1],
};
const CURRENCY = /[$£€¥₹]|\brs\b/i;

/** "3 miles" and "5 kilometres" are compared as metres; pounds sterling are never compared with dollars. */
export function inBaseUnit(quantity: Quantity): Quantity {
  const measure = Object.hasOwn(MEASURES, quantity.unit) ? MEASURES[quantity.unit] : undefined;
  if (quantity.unit === '$') return { ...quantity, unit: CURRENCY.exec(quantity.quote)?.[0].toLowerCase() ?? '$' };
  if (!measure) return quantity;
  // Newsrooms round when they convert.
  return {
    ...quantity,
    unit: measure[0],
    min: quantity.min * measure[1],
    max: quantity.max * measure[1],
    approximate: true,
  };
}

const AT_LEAST = /^(?:more than|over|at least|as many as \d+ or more)\b/i;
const AT_MOST = /^(?:up to|fewer than|less than|as many as|nearly|almost)\b/i;

/** "More than 40" goes with 45, "up to 500" with 420; not with anything beyond reason. */
export function agree(a: Quantity, b: Quantity): boolean {
  return compatible(stretched(a), stretched(b));
}
function stretched(one: Quantity): Quantity {
  if (AT_LEAST.test(one.quote)) return { ...one, max: one.max * L.openRange };
  return AT_MOST.test(one.quote) ? { ...one, min: one.min / L.openRange } : one;
}

/** Figures a factor of ten apart are of different things (a plant and a union, a year and a decade). */
const sameOrder = (a: Quantity, b: Quantity): boolean =>
  Math.max(a.max, b.max) / Math.max(1e-9, Math.min(a.max, b.max)) < 8;

function compare(label: string, values: Value[]): Discrepancy | null {
  const odd = values.some((one) => values.some((other) => !agree(one.quantity, other.quantity)));
  if (!odd) return null;
  return {
    kind: 'number',
    about: fold(label),
    values: values.map((one) => ({ value: one.quantity.quote, sourceId: one.sourceId, quote: one.sentence })),
    reading: readingOf(label, values),
  };
}

const TOLL =
  /^(?:dead|deaths?|killed|injured|hurt|wounded|victims?|casualt\w*|missing|people|customers|homes|cases|arrests?)$/;

/**
 * Later figures that are higher, of a thing that is still being counted, are an update; ranges and "about" are
 * imprecise.
 */
function readingOf(label: string, values: Value[]): Discrepancy['reading'] {
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
