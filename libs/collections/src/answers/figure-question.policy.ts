import { listContentStems } from '@corroborate/text';
import words from '../../../../data/collections/questions.json';
import type { CollectedDocument, FieldMapping, Month } from '../collection.types';
import { COLLECTION_LIMITS } from '../collections.thresholds';
import { findYears } from '../request/years';
import { hasMissingMonth } from './hole.policy';

export const FIGURE_KINDS = ['sum', 'count', 'first', 'top'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A question that a collection's figures can answer. */
export interface FigureQuestion {
  kind: FigureKind;
  names: string[];
  year: string | null;
}

/** The answer with the first documents that support it; null with a code if the collection cannot answer. */
export type FigureAnswer =
  | { value: string; kind: FigureKind; behind: CollectedDocument[] }
  | { value: null; why: 'not-a-figure' | 'no-document' | 'no-number' | 'hole' | 'a-tie' };

const PATTERN_BY_KIND = FIGURE_KINDS.map((kind) => [kind, new RegExp(words[kind], 'i')] as const);

/** Parses a question about figures; null if it is a different kind of question. */
export function readFigureQuestion(question: string, names: string[]): FigureQuestion | null {
  const text = question.slice(0, 500);
  const kind = PATTERN_BY_KIND.find(([, pattern]) => pattern.test(text))?.[0];
  const year = findYears(text)[0] ?? null;
  const own = names.filter((name) => text.includes(name));
  return kind && own.length > 0 && isUnderstood(text, [...own, year ?? '']) ? { kind, names: own, year } : null;
}

const KNOWN_STEMS = new Set(listContentStems(words.understood));

/**
 * False if the question has words that the rules cannot interpret ("for street lighting", "in May"), because it then
 * asks something else.
 */
function isUnderstood(text: string, used: string[]): boolean {
  const rest = used.filter(Boolean).reduce((left, one) => left.replaceAll(one, ' '), text);
  return listContentStems(rest).every((stem) => KNOWN_STEMS.has(stem));
}

/**
 * Answers from the documents matching these names, counting each record once: identical content under different numbers
 * is a duplicate. Returns no sum, count or earliest date if a month within the period has no documents, because data
 * may be missing.
 * @param months documents by month for the first name alone
 */
export function answerByFigures(
  asked: FigureQuestion,
  documents: CollectedDocument[],
  months: readonly Month[],
  mapping: FieldMapping,
): FigureAnswer {
  const { kind, names, year } = asked;
  if (year !== null && hasMissingMonth(months, `${year}-01`, `${year}-12`)) return { value: null, why: 'hole' };
  const own = uniqueById(documents.filter((document) => matchesScope(document, names, year)));
  if (own.length === 0) return { value: null, why: 'no-document' };
  const behind = own.slice(0, COLLECTION_LIMITS.behindFigure);
  switch (kind) {
    case 'count':
      return { value: String(own.length), kind, behind };
    case 'first':
      return { value: own.map(({ date }) => date ?? '').sort()[0] ?? '', kind, behind };
    case 'sum':
      return sumOf(own, mapping, behind);
    case 'top':
      return answerMostFrequent(own, names, behind);
  }
}

const matchesScope = ({ entities, date }: CollectedDocument, names: string[], year: string | null): boolean =>
  names.every((name) => entities.includes(name)) && (year === null || date?.startsWith(year) === true);

const uniqueById = (documents: CollectedDocument[]): CollectedDocument[] => [
  ...new Map(documents.map((document) => [document.text, document])).values(),
];

function sumOf(documents: CollectedDocument[], { numbers }: FieldMapping, behind: CollectedDocument[]): FigureAnswer {
  const [field] = numbers;
  if (field === undefined || numbers.length > 1) return { value: null, why: 'no-number' };
  const values = documents.map(({ fields }) => fields[field]);
  if (!values.every((value) => typeof value === 'number')) return { value: null, why: 'no-number' };
  return { value: String(values.reduce((sum, value) => sum + value, 0)), kind: 'sum', behind };
}

function answerMostFrequent(
  documents: CollectedDocument[],
  names: string[],
  behind: CollectedDocument[],
): FigureAnswer {
  const others = documents.flatMap(({ entities }) => entities.filter((entity) => !names.includes(entity)).slice(0, 1));
  const counts = [...Map.groupBy(others, (entity) => entity)].sort((a, b) => b[1].length - a[1].length);
  const [first, second] = counts;
  if (!first) return { value: null, why: 'no-document' };
  return first[1].length === second?.[1].length
    ? { value: null, why: 'a-tie' }
    : { value: first[0], kind: 'top', behind };
}
