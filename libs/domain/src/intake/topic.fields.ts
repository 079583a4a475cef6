import { z } from 'zod';
import { toPrintableText } from '@corroborate/text';
import { isStorable, jsonFaults } from './json-faults.policy';

/**
 * Field types of a topic. Each states its rule twice: as a check, and as JSON Schema for producers. Lengths are counted
 * in characters, as in JSON Schema, not in UTF-16 units.
 */
type TextSchema = z.ZodString;
type SchemaMeta = Record<string, unknown>;

/** Text for people: control characters are removed on intake. */
export const textSchema = (max: number, extra: SchemaMeta = {}): TextSchema =>
  z
    .string({ error: 'must be a string' })
    .refine((text) => isWithin(text, max), { error: `must not be longer than ${max} characters`, abort: true })
    .refine(isStorable, { error: 'has a NUL byte or half a character in it', abort: true })
    .meta({ maxLength: max, ...extra });

/** Non-empty text for people. */
export const nonBlankTextSchema = (max: number, extra: SchemaMeta = {}): TextSchema =>
  textSchema(max)
    .refine((text) => /\S/.test(toPrintableText(text)), { error: 'must not be blank', abort: true })
    .meta({ maxLength: max, pattern: '\\S', ...extra });

/** Text read by programs. Invalid characters are rejected, because removing one would change the meaning. */
export const identifierSchema = (max: number, extra: SchemaMeta = {}): TextSchema =>
  nonBlankTextSchema(max)
    .refine((text) => toPrintableText(text) === text && !/[\n\t]/.test(text), 'must not have control characters')
    .meta({ maxLength: max, pattern: '\\S', ...extra });

/** An absolute http or https address without credentials. */
export const webAddressSchema = (max: number, extra: SchemaMeta = {}): TextSchema =>
  z
    .string({ error: 'must be a string' })
    .refine(
      (text) => isWithin(text, max) && isWebAddress(text),
      `must be an http or https address of at most ${max} characters, without a password`,
    )
    .meta({ maxLength: max, format: 'uri', ...extra });

/** JSON data of the sender, stored unchanged. */
export const jsonStoreSchema = (maxBytes: number, extra: SchemaMeta = {}) =>
  z
    .unknown()
    .superRefine((value, context) => {
      for (const { path, detail: message } of storeFaults(value, maxBytes))
        context.addIssue({ code: 'custom', path, message });
    })
    .meta({ type: 'object', additionalProperties: true, ...extra });

function storeFaults(value: unknown, maxBytes: number) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ path: [], detail: 'must be a JSON object' }];
  const faults = jsonFaults(value);
  if (faults.length > 0) return faults;
  return Buffer.byteLength(JSON.stringify(value)) > maxBytes
    ? [{ path: [], detail: `must not be larger than ${maxBytes} bytes` }]
    : [];
}

function isWithin(text: string, max: number): boolean {
  if (text.length <= max) return true;
  return text.length <= 2 * max && Array.from(text).length <= max;
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/iu.test(text) || toPrintableText(text) !== text || !URL.canParse(text))
    return false;
  const url = new URL(text);
  return url.hostname !== '' && url.username === '' && url.password === '';
}
