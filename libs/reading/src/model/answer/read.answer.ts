import { readJson } from '@corroborate/text';
import type { z } from 'zod';
import { coerceTypes } from './coerce.types';
import { findCandidates, MAX_CANDIDATES, type Candidate } from './json.candidates';
import { repairJson } from './json.repair';

/** `problem` describes the schema violation briefly, without text from the model. */
export type ReadAnswer<T> = { ok: true; value: T } | { ok: false; problem: string };

const MAX_REPAIRS = 3;
/** Maximum nesting depth, such as JSON in a string in a list in a field. */
const MAX_LAYERS = 4;
/** Maximum number of fields in an object that wraps the answer: name, reasoning, answer. */
const MAX_FIELDS = 4;
const MAX_PROBLEMS = 5;

/**
 * The only answer with this structure in a response from a model, whether in a code fence, in prose, after reasoning,
 * encoded twice, in a list with one item, or in a field of another object. Two different answers are rejected as
 * ambiguous.
 */
export function readAnswer<T>(text: string, schema: z.ZodType<T>): ReadAnswer<T> {
  const read = readText(text, schema, MAX_LAYERS);
  return read.ok ? { ok: true, value: read.value } : read;
}

/** The answer in the first text that contains one. */
export function readAnswers<T>(texts: readonly string[], schema: z.ZodType<T>): ReadAnswer<T> {
  const [first = '', ...others] = texts;
  const read = readAnswer(first, schema);
  return read.ok || others.length === 0 ? read : readAnswers(others, schema);
}

/** `given` is the matched value before unknown fields were dropped. */
type SchemaMatch<T> = { ok: true; value: T; given: unknown } | { ok: false; problem: string };

const NOT_JSON = { ok: false as const, problem: 'It is not valid JSON.' };

function readText<T>(text: string, schema: z.ZodType<T>, layers: number): SchemaMatch<T> {
  const whole = readJson(text.trim());
  if (whole !== undefined) return matchSchema(whole, schema, layers);
  const candidates = findCandidates(text);
  if (candidates.length > MAX_CANDIDATES) return { ok: false, problem: 'There are too many JSON values in it.' };
  const strict = candidates
    .filter(({ value }) => value !== undefined)
    .map(({ value }) => matchSchema(value, schema, layers));
  const all = strict.some(({ ok }) => ok) ? strict : [...strict, ...matchRepaired(candidates, schema, layers)];
  return pickOnlyMatch(all) ?? all.at(-1) ?? { ok: false, problem: 'There is no JSON object in it.' };
}

/** Identical answers count once; differing ones are ambiguous. */
function pickOnlyMatch<T>(all: readonly SchemaMatch<T>[]): SchemaMatch<T> | undefined {
  const fitting = new Map(all.filter((one) => one.ok).map((one) => [JSON.stringify(one.value), one]));
  if (fitting.size > 1) return { ok: false, problem: 'There are several different answers in it.' };
  return [...fitting.values()][0];
}

/** Rejects repairs after which the schema drops a field. */
function matchRepaired<T>(candidates: readonly Candidate[], schema: z.ZodType<T>, layers: number): SchemaMatch<T>[] {
  return candidates
    .filter(({ value }) => value === undefined)
    .slice(-MAX_REPAIRS)
    .map(({ raw }) => {
      const read = matchSchema(repairJson(raw), schema, layers);
      return read.ok && !isLossless(read) ? NOT_JSON : read;
    });
}

const isLossless = ({ given, value }: { given: unknown; value: unknown }): boolean =>
  JSON.stringify(given).length === JSON.stringify(value).length;

/** The value if it matches the schema, or else the only inner value that does. */
function matchSchema<T>(value: unknown, schema: z.ZodType<T>, layers: number): SchemaMatch<T> {
  if (value === undefined) return NOT_JSON;
  const own = matchExactly(value, schema);
  if (own.ok || layers <= 1) return own;
  if (typeof value === 'string') return readText(value, schema, layers - 1);
  const inner = innerValues(value).map((one) => matchSchema(one, schema, layers - 1));
  return pickOnlyMatch(inner) ?? (Array.isArray(value) ? inner[0] : undefined) ?? own;
}

function matchExactly<T>(value: unknown, schema: z.ZodType<T>): SchemaMatch<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data, given: value };
  const coerced = coerceTypes(value, parsed.error.issues);
  const again = schema.safeParse(coerced);
  if (again.success) return { ok: true, value: again.data, given: coerced };
  return { ok: false, problem: describeIssues(parsed.error.issues) };
}

/** The item of a list with one item, or the field values of a small object. */
function innerValues(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value);
  if (inner.length > (Array.isArray(value) ? 1 : MAX_FIELDS)) return [];
  return inner.filter((one) => typeof one === 'object' || (typeof one === 'string' && one.includes('{')));
}

const describeIssues = (issues: readonly z.core.$ZodIssue[]): string =>
  issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => `${path.map(String).join('.') || 'the answer'}: ${message}`)
    .join('; ');
