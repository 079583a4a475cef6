import { fold } from '@corroborate/text';
import type { DataOperation, DescribedCollection, DescribedField, ProposedOperation, RefusalReason } from './ask.types';
import type { Days } from '../collection.types';

/** Maximum number of rows in an answer, and of parts checked per proposal. */
const MAX_ROWS = 100;
const MAX_PARTS = 6;
/**
 * Numbers in a question with at least this many digits must be in the operation; smaller ones can be as in "the top
 * three".
 */
const MIN_FIGURE_DIGITS = 4;

export type ValidatedOperation =
  | { operation: DataOperation; collection: DescribedCollection; why?: undefined }
  | { operation: null; why: RefusalReason };

export interface ProposalContext {
  question: string;
  collections: readonly DescribedCollection[];
}

/**
 * Validates a proposal: existing collection and fields, operations that suit the fields, values from the question or
 * the collection's documents, and dates within the collection. Numbers and known names in the question must also be in
 * the operation; otherwise it answers a different question.
 */
export function validateOperation(
  given: ProposedOperation,
  { question, collections }: ProposalContext,
): ValidatedOperation {
  const collection = collections.find(({ server, tool }) => `${server}/${tool}` === given.collection);
  if (!collection) return refuse('unknown-collection');
  const operation = {
    operation: given.operation,
    fields: given.fields.slice(0, MAX_PARTS),
    filters: given.filters.slice(0, MAX_PARTS).map((filter) => toStoredSpelling(filter, collection)),
    ranges: given.ranges
      .slice(0, MAX_PARTS)
      .map(({ field, from, to }) => ({ field, from: from.trim(), to: to.trim() })),
    interval: given.interval,
    sort: given.sort,
    order: given.order,
    limit: Math.min(Math.max(0, Math.trunc(given.limit)), MAX_ROWS),
  };
  const why =
    fieldFault(operation, collection) ??
    filterFault(operation, collection, question) ??
    rangeFault(operation, collection) ??
    findOmission(operation, collection, question);
  return why ? refuse(why) : { operation: removeUnusedFields(operation), collection };
}

const refuse = (why: RefusalReason): ValidatedOperation => ({ operation: null, why });

const isOperation = (names: readonly DataOperation['operation'][], { operation }: DataOperation) =>
  names.includes(operation);

/** Removes grouping parameters from an operation that does not group. */
const removeUnusedFields = (operation: DataOperation): DataOperation => ({
  ...operation,
  ...(isOperation(['count', 'scan'], operation) && { fields: [] }),
  ...(isOperation(['date_histogram'], operation) ? {} : { interval: 'none' as const }),
});

const fieldIn = ({ fields }: DescribedCollection, name: string): DescribedField | undefined =>
  fields.find((field) => field.name === name);

/** Corrects the spelling of a value (`harlan county` → `Harlan County`) if the collection contains it. */
function toStoredSpelling({ field, value }: DataOperation['filters'][number], collection: DescribedCollection) {
  const own = fieldIn(collection, field)?.values.find((one) => fold(one) === fold(value.trim()));
  return { field, value: own ?? value.trim() };
}

const KINDS_BY_OPERATION: Partial<Record<DataOperation['operation'], readonly DescribedField['kind'][]>> = {
  sum: ['number'],
  date_histogram: ['day'],
  group_by: ['words', 'mark'],
  top_n: ['words', 'mark'],
  count_distinct: ['words', 'mark', 'day'],
};

function fieldFault(operation: DataOperation, collection: DescribedCollection): RefusalReason | null {
  const { fields, filters, ranges, sort, interval } = operation;
  const named = [...fields, ...filters.map(({ field }) => field), ...ranges.map(({ field }) => field)];
  if ([...named, ...(sort ? [sort] : [])].some((name) => !fieldIn(collection, name))) return 'unknown-field';
  const kinds = KINDS_BY_OPERATION[operation.operation];
  if (kinds && fields.length === 0) return 'unfit-field';
  if (kinds && fields.some((name) => !kinds.includes(fieldIn(collection, name)?.kind ?? 'prose'))) return 'unfit-field';
  if (operation.operation === 'find' && fields.length === 0) return 'unfit-field';
  if (operation.operation === 'date_histogram' && interval === 'none') return 'unfit-field';
  if (isOperation(['sum', 'count_distinct', 'date_histogram'], operation) && fields.length > 1) return 'unfit-field';
  return sortFault(operation, collection);
}

function sortFault(operation: DataOperation, collection: DescribedCollection): RefusalReason | null {
  const kind = fieldIn(collection, operation.sort)?.kind;
  if (kind === undefined) return null;
  const fitting = operation.operation === 'find' ? ['number', 'day'] : ['number'];
  return fitting.includes(kind) ? null : 'unfit-field';
}

function filterFault(
  { filters }: DataOperation,
  collection: DescribedCollection,
  question: string,
): RefusalReason | null {
  for (const { field, value } of filters) {
    const own = fieldIn(collection, field);
    if (own?.kind === 'prose' || value === '') return 'unfit-field';
    if (own?.values.includes(value)) continue;
    if (!isInQuestion(value, question)) return 'value-from-nowhere';
    if (own?.complete) return 'unknown-value';
  }
  return null;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;

function rangeFault({ ranges }: DataOperation, collection: DescribedCollection): RefusalReason | null {
  for (const { field, from, to } of ranges) {
    const kind = fieldIn(collection, field)?.kind;
    const shape = { day: DAY, number: NUMBER }[kind === 'day' ? 'day' : 'number'];
    if (kind !== 'day' && kind !== 'number') return 'unfit-range';
    if ((from === '' && to === '') || [from, to].some((end) => end !== '' && !shape.test(end))) return 'unfit-range';
    if (from !== '' && to !== '' && (kind === 'day' ? from > to : Number(from) > Number(to))) return 'unfit-range';
    if (kind === 'day' && isOutside({ from, to }, collection)) return 'out-of-time-span';
  }
  return null;
}

/** Whether all dates are before the first or after the last document. */
const isOutside = ({ from, to }: Days, { months }: DescribedCollection): boolean =>
  months !== null && ((to !== '' && to.slice(0, 7) < months.first) || from.slice(0, 7) > months.last);

/** Whether the value occurs in the question as whole words, ignoring case. */
function isInQuestion(value: string, question: string): boolean {
  const [text, wanted] = [` ${normalizeText(question)} `, normalizeText(value)];
  return wanted !== '' && text.includes(` ${wanted} `);
}

const normalizeText = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d.,]{0,20}/g) ?? []).map((figure) => figure.replace(/\D/g, '')).filter(Boolean);

/** Numbers to filter by: "more than 850,000" starts at 850,001, or a cent above 850,000. */
function figureVariants(value: string): string[] {
  const around = NUMBER.test(value) ? [-1, 0, 1].map((more) => String(Math.floor(Number(value)) + more)) : [];
  return [...figuresIn(value), value.replace(/\D/g, ''), ...around];
}

function findOmission(
  operation: DataOperation,
  collection: DescribedCollection,
  question: string,
): RefusalReason | null {
  const { filters, ranges } = operation;
  const values = [...filters.map(({ value }) => value), ...ranges.flatMap(({ from, to }) => [from, to])];
  const kept = new Set(values.flatMap(figureVariants));
  if (figuresIn(question).some((figure) => figure.length >= MIN_FIGURE_DIGITS && !kept.has(figure)))
    return 'figure-left-out';
  const named = collection.fields.flatMap(({ kind, values: own }) => (kind === 'words' ? own : []));
  const isCovered = (name: string) => filters.some(({ value }) => normalizeText(value).includes(normalizeText(name)));
  const missed = named.some((name) => isName(name) && isInQuestion(name, question) && !isCovered(name));
  return missed ? 'name-left-out' : null;
}

/** Whether a value is a name (`Harlan County`, not `roads`), which only the capital letter shows. */
const isName = (value: string): boolean => /^\p{Lu}/u.test(value) && normalizeText(value).length > 3;
