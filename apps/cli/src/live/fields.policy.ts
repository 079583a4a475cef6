import { lexiconRows, readJson } from '@corroborate/text';
import type { LiveRecording } from './live.types';

const REQUIRED_FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  lexiconRows('any', 'service-fields').map(([name, { fields = '' }]) => [
    name,
    fields.split(',').map((field) => field.trim()),
  ]),
);

/**
 * First expected field that no successful response has; null if none is missing. In a list, one element with the field
 * suffices.
 */
export function missingField(name: string, recordings: readonly LiveRecording[]): string | null {
  const answers = recordings.filter(({ status }) => status !== null && status >= 200 && status < 300);
  if (answers.length === 0) return null;
  return (REQUIRED_FIELDS.get(name) ?? []).find((field) => !answers.some((answer) => hasField(answer, field))) ?? null;
}

const hasField = ({ body }: LiveRecording, field: string): boolean =>
  field.startsWith('text=') ? body.includes(field.slice(5)) : hasPath(readJson(body), field.split('.'));

const MAX_ELEMENTS = 100;

function hasPath(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return value !== undefined && value !== null;
  // An empty list says nothing about its elements.
  if (Array.isArray(value) && value.length === 0) return true;
  if (Array.isArray(value)) return value.slice(0, MAX_ELEMENTS).some((one) => hasPath(one, [name, ...rest]));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
  return hasPath((value as Record<string, unknown>)[name], rest);
}
