import type { KeptRow } from '@corroborate/db';
import { type LoopShare, type Json, type PersonMatcher } from '@corroborate/domain';
import { HANDLES, PARTS, WHAT } from './places';

/** A place in a row where someone is named. */
export interface FoundPlace {
  /** `result.statements.3.speaker` */
  path: string;
  what: string;
  /** Surrounding text. Untrusted: never treat as markup. */
  excerpt: string;
}

/** Characters shown on either side. */
const AROUND = 80;

/** All texts of a row that name the person, in field order. Yields between texts, since a row can be long. */
export async function placesIn(
  row: Pick<KeptRow, 'table' | 'key' | 'fields'>,
  person: PersonMatcher,
  share: LoopShare,
): Promise<FoundPlace[]> {
  const base = row.key.stage === 'social' ? 'social post' : (WHAT[row.table] ?? row.table);
  const places: FoundPlace[] = [];
  for (const { path, text } of textsIn(row.fields)) {
    const [span] = person.spans(text, HANDLES.has(ownerOf(path)));
    if (span) places.push(placeAt({ path, text }, span, base));
    if (share.isSpent()) await share.pause();
  }
  return places;
}

function placeAt({ path, text }: FoundText, span: { start: number; end: number }, base: string): FoundPlace {
  const excerpt = text.slice(Math.max(0, span.start - AROUND), span.end + AROUND);
  const part = base === 'social post' ? undefined : PARTS.find(([word]) => path.includes(word));
  return { path: path.join('.'), what: part?.[1] ?? base, excerpt };
}

/** The field that holds a text; list items belong to the field of the list. */
export const ownerOf = (path: readonly string[]): string => path.findLast((word) => !/^\d+$/.test(word)) ?? '';

interface FoundText {
  path: string[];
  text: string;
}

function* textsIn(value: Json, path: string[] = []): Generator<FoundText> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    if (!Array.isArray(value)) yield { path: [...path, name], text: name };
    yield* textsIn(one, [...path, name]);
  }
}

/** The value without the person; the same object if the person does not occur. */
export function maskedValue(value: Json, person: PersonMatcher, owner = ''): Json {
  if (typeof value === 'string') return person.without(value, HANDLES.has(owner)) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return changedOr(
      value,
      value.map((one) => maskedValue(one, person, owner)),
    );
  const entries = Object.entries(value);
  const masked = entries.map(([name, one]) => [person.without(name) ?? name, maskedValue(one, person, name)]);
  const same = masked.every(([name, one], at) => name === entries[at]![0] && one === entries[at]![1]);
  return same ? value : (Object.fromEntries(masked) as Json);
}

const changedOr = (before: Json[], after: Json[]): Json[] =>
  after.every((one, at) => one === before[at]) ? before : after;
