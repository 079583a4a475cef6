import { readJson } from '@corroborate/text';
import type { z } from 'zod';
import { findCandidates, MAX_CANDIDATES, type Candidate } from './json.candidates';
import { repairJson } from './json.repair';

/** `problem` says in a few words what is wrong with the shape; it holds nothing that the model wrote. */
export type ReadAnswer<T> = { ok: true; value: T } | { ok: false; problem: string };

const MAX_REPAIRS = 3;
/** A text encoded as JSON, in a list, in a text again. */
const MAX_LAYERS = 4;
const MAX_PROBLEMS = 5;

/**
 * The one answer of that shape in a text of a model, which may stand in a fence, in prose, after thinking, encoded
 * twice, or alone in a list. Two different answers are none: nobody can say which was meant.
 */
export function readAnswer<T>(text: string, schema: z.ZodType<T>): ReadAnswer<T> {
  const whole = fit(readJson(text.trim()), schema);
  if (whole.ok) return whole;
  const candidates = findCandidates(text);
  if (candidates.length > MAX_CANDIDATES) return { ok: false, problem: 'There are too many JSON values in it.' };
  const strict = candidates.filter(({ value }) => value !== undefined).map(({ value }) => fit(value, schema));
  const repaired = strict.some(({ ok }) => ok) ? [] : repairs(candidates, schema);
  const all = [...strict, ...repaired];
  const fitting = new Map(all.filter((one) => one.ok).map((one) => [JSON.stringify(one.value), one]));
  if (fitting.size > 1) return { ok: false, problem: 'There are several different answers in it.' };
  const [only = all.at(-1)] = fitting.values();
  return only ?? { ok: false, problem: 'There is no JSON object in it.' };
}

/** The answer in the first of the texts that has one. */
export function readAnswers<T>(texts: readonly string[], schema: z.ZodType<T>): ReadAnswer<T> {
  const [first = '', ...others] = texts;
  const read = readAnswer(first, schema);
  return read.ok || others.length === 0 ? read : readAnswers(others, schema);
}

/** An answer that loses a field by its schema was not mended as it was meant. */
function repairs<T>(candidates: readonly Candidate[], schema: z.ZodType<T>): ReadAnswer<T>[] {
  return candidates
    .filter(({ value }) => value === undefined)
    .slice(-MAX_REPAIRS)
    .map(({ raw }) => {
      const mended = repairJson(raw);
      const read = fit(mended, schema);
      return read.ok && !isWhole(mended, read.value) ? { ok: false, problem: 'It is not valid JSON.' } : read;
    });
}

const isWhole = (given: unknown, read: unknown): boolean =>
  JSON.stringify(unwrapped(given)).length === JSON.stringify(read).length;

const unwrapped = (value: unknown): unknown => [...layersOf(value)].at(-1);

/** The value as it is, then without the layers around it. */
function* layersOf(value: unknown): Generator<unknown> {
  let inner = value;
  for (let layer = 0; layer < MAX_LAYERS && inner !== undefined; layer += 1) {
    yield inner;
    if (typeof inner === 'string') inner = readJson(inner);
    else inner = Array.isArray(inner) && inner.length === 1 ? (inner[0] as unknown) : undefined;
  }
}

function fit<T>(value: unknown, schema: z.ZodType<T>): ReadAnswer<T> {
  let problem = 'It is not valid JSON.';
  for (const layer of layersOf(value)) {
    const parsed = schema.safeParse(layer);
    if (parsed.success) return { ok: true, value: parsed.data };
    problem = wordsOf(parsed.error.issues);
  }
  return { ok: false, problem };
}

const wordsOf = (issues: readonly z.core.$ZodIssue[]): string =>
  issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => `${path.map(String).join('.') || 'the answer'}: ${message}`)
    .join('; ');
