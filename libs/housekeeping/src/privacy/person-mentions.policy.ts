import type { StoredRow } from '@corroborate/db';
import { type EventLoopYielder, type Json, type PersonMatcher } from '@corroborate/domain';
import { ACCOUNT_FIELDS, PART_LABELS, TABLE_LABELS } from './personal-data.tables';

/** A place in a row where the person is named. */
export interface PersonMention {
  /** Path such as `result.statements.3.speaker` */
  path: string;
  what: string;
  /** Text around the name. Untrusted: never treat it as markup. */
  excerpt: string;
}

/** Number of characters shown on either side of the name. */
const EXCERPT_CONTEXT = 80;

/** All texts of a row that name the person, in field order. Yields between texts, since a row can be long. */
export async function findMentions(
  row: Pick<StoredRow, 'table' | 'key' | 'fields'>,
  person: PersonMatcher,
  share: EventLoopYielder,
): Promise<PersonMention[]> {
  const base = row.key.stage === 'social' ? 'social post' : (TABLE_LABELS[row.table] ?? row.table);
  const places: PersonMention[] = [];
  for (const { path, text } of listTexts(row.fields)) {
    const [span] = person.spans(text, ACCOUNT_FIELDS.has(getFieldName(path)));
    if (span) places.push(toMention({ path, text }, span, base));
    if (share.isSpent()) await share.pause();
  }
  return places;
}

function toMention({ path, text }: FoundText, span: { start: number; end: number }, base: string): PersonMention {
  const excerpt = text.slice(Math.max(0, span.start - EXCERPT_CONTEXT), span.end + EXCERPT_CONTEXT);
  const part = base === 'social post' ? undefined : PART_LABELS.find(([word]) => path.includes(word));
  return { path: path.join('.'), what: part?.[1] ?? base, excerpt };
}

/** Name of the field that holds a text; list items belong to the list's field. */
export const getFieldName = (path: readonly string[]): string => path.findLast((word) => !/^\d+$/.test(word)) ?? '';

interface FoundText {
  path: string[];
  text: string;
}

function* listTexts(value: Json, path: string[] = []): Generator<FoundText> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    if (!Array.isArray(value)) yield { path: [...path, name], text: name };
    yield* listTexts(one, [...path, name]);
  }
}

/** The value without the person; the same object if the person is not named in it. */
export function maskValue(value: Json, person: PersonMatcher, owner = ''): Json {
  if (typeof value === 'string') return person.without(value, ACCOUNT_FIELDS.has(owner)) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return keepIfUnchanged(
      value,
      value.map((one) => maskValue(one, person, owner)),
    );
  const entries = Object.entries(value);
  const masked = entries.map(([name, one]) => [person.without(name) ?? name, maskValue(one, person, name)]);
  const same = masked.every(([name, one], at) => name === entries[at]![0] && one === entries[at]![1]);
  return same ? value : (Object.fromEntries(masked) as Json);
}

const keepIfUnchanged = (before: Json[], after: Json[]): Json[] =>
  after.every((one, at) => one === before[at]) ? before : after;
