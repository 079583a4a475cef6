import words from '../../../../data/collections/questions.json';
import type { CollectedDocument, FieldMapping } from '../collection.types';

export const FIGURE_KINDS = ['sum', 'count', 'first', 'top'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A question that figures of a collection answer. */
export interface FigureQuestion {
  kind: FigureKind;
  names: string[];
  year: string | null;
}

/** How it was answered; null where the collection cannot tell, with the reason's code. */
export type FigureAnswer =
  | { value: string; docIds: string[] }
  | { value: null; why: 'not-a-figure' | 'no-document' | 'no-number' | 'hole' | 'a-tie' };

const PATTERNS = FIGURE_KINDS.map((kind) => [kind, new RegExp(words[kind], 'i')] as const);

/** What is asked for; null where it is no question of figures. */
export function readFigureQuestion(question: string, names: string[]): FigureQuestion | null {
  const text = question.slice(0, 500);
  const kind = PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
  const year = /\b(?:19|20)\d\d\b/.exec(text)?.[0] ?? null;
  const own = names.filter((name) => text.includes(name));
  return kind && own.length > 0 ? { kind, names: own, year } : null;
}

/**
 * The answer by the documents of those names, each record once: documents that say the same letter by letter under
 * other numbers are one that was entered twice. A collection that has no document of a month in which it has some of
 * the months around tells no sum, no number and no first: the month may be missing.
 * @param months documents by month of the first name alone
 */
export function answerByFigures(
  asked: FigureQuestion,
  documents: CollectedDocument[],
  months: { key: string; count: number }[],
  mapping: FieldMapping,
): FigureAnswer {
  const { kind, names, year } = asked;
  if (hasHole(months, year)) return { value: null, why: 'hole' };
  const own = once(documents.filter((document) => isOf(document, names, year)));
  if (own.length === 0) return { value: null, why: 'no-document' };
  const docIds = own.slice(0, 20).map(({ id }) => id);
  switch (kind) {
    case 'count':
      return { value: String(own.length), docIds };
    case 'first':
      return { value: own.map(({ date }) => date ?? '').sort()[0] ?? '', docIds };
    case 'sum':
      return sumOf(own, mapping, docIds);
    case 'top':
      return mostOften(own, names, docIds);
  }
}

const isOf = ({ entities, date }: CollectedDocument, names: string[], year: string | null): boolean =>
  names.every((name) => entities.includes(name)) && (year === null || date?.startsWith(year) === true);

const once = (documents: CollectedDocument[]): CollectedDocument[] => [
  ...new Map(documents.map((document) => [document.text, document])).values(),
];

function sumOf(documents: CollectedDocument[], { numbers }: FieldMapping, docIds: string[]): FigureAnswer {
  const [field] = numbers;
  if (field === undefined || numbers.length > 1) return { value: null, why: 'no-number' };
  const values = documents.map(({ fields }) => fields[field]);
  if (!values.every((value) => typeof value === 'number')) return { value: null, why: 'no-number' };
  return { value: String(values.reduce((sum, value) => sum + value, 0)), docIds };
}

function mostOften(documents: CollectedDocument[], names: string[], docIds: string[]): FigureAnswer {
  const others = documents.flatMap(({ entities }) => entities.filter((entity) => !names.includes(entity)).slice(0, 1));
  const counts = [...Map.groupBy(others, (entity) => entity)].sort((a, b) => b[1].length - a[1].length);
  const [first, second] = counts;
  if (!first) return { value: null, why: 'no-document' };
  return first[1].length === second?.[1].length ? { value: null, why: 'a-tie' } : { value: first[0], docIds };
}

/** Documents a month from which on an empty one is a hole, and no chance. */
const LIVELY = 5;

function hasHole(months: { key: string; count: number }[], year: string | null): boolean {
  const of = (key: string) => months.find((month) => month.key === key)?.count ?? 0;
  const all = months.reduce((sum, { count }) => sum + count, 0);
  if (year === null || months.length === 0 || all / months.length < LIVELY) return false;
  const keys = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`);
  const last = months.at(-1)?.key ?? '';
  const first = months[0]?.key ?? '';
  return keys.some((key) => key >= first && key <= last && of(key) === 0);
}
