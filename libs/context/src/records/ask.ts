import { blocked, failed, limited, meterCall } from '@corroborate/domain';
import type { CallContext, Clock, Door, DoorRequest, DoorResponse, Outcome } from '@corroborate/domain';
import { oneLine, withoutInvisible } from '@corroborate/text';
import { RECORD_TEXT } from './record.thresholds';
import type { RecordManifest } from './record.types';

/** What every adapter is given. */
export interface RegisterParts {
  door: Door;
  clock: Clock;
}

export type Fields = Record<string, unknown>;

const MAX_BYTES = 4_000_000;

export interface RegisterRequest extends Omit<DoorRequest, 'provider' | 'pace'> {
  /** Further statuses whose body counts. */
  accepted?: readonly number[];
}

/** One call in the name of a register; its answer as a JSON object. */
export async function askRegister(
  { door, clock }: RegisterParts,
  manifest: RecordManifest,
  { accepted = [], ...request }: RegisterRequest,
  context: CallContext,
): Promise<Outcome<Fields>> {
  const { name, priceUsd, paceMs } = manifest;
  const headers = { accept: 'application/json', ...request.headers };
  const answer = await door.call(
    { maxBytes: MAX_BYTES, priceUsd, ...request, headers, provider: name, pace: { key: name, intervalMs: paceMs } },
    context,
  );
  if (answer.kind !== 'found') return answer;
  meterCall(context, answer.value);
  const refused = accepted.includes(answer.value.status) ? null : judgeStatus(manifest, answer.value, clock.now());
  if (refused) return refused;
  const body = objectIn(answer.value);
  return body
    ? { kind: 'found', value: body }
    : failed(`${manifest.title} answered with something that is no JSON object`);
}

function judgeStatus({ title }: RecordManifest, response: DoorResponse, now: Date): Outcome<never> | null {
  const { status } = response;
  if (status >= 200 && status < 300) return null;
  const said = messageOf(response);
  if (status === 429 || /OVER_RATE_LIMIT/.test(said))
    return limited(`${title}: HTTP ${status}${said}`, retryAt(response, now));
  if (status === 401 || status === 403 || status === 451) return blocked(`${title}: HTTP ${status}${said}`);
  return failed(`${title}: HTTP ${status}${said}`);
}

/** What the register says of it in its own words, short; nothing for a page of HTML. */
function messageOf(response: DoorResponse): string {
  const body = objectIn(response);
  const inner = body && isObject(body.error) ? body.error : (body ?? {});
  const said = [inner.code, inner.message, inner.detail, inner.error].find((one) => typeof one === 'string');
  return said ? ` ${said.slice(0, 160)}` : '';
}

function retryAt({ headers }: DoorResponse, now: Date): string | undefined {
  const header = headers['retry-after']?.trim() ?? '';
  const at = /^\d{1,7}$/.test(header) ? now.getTime() + Number(header) * 1000 : Date.parse(header);
  return Number.isFinite(at) ? new Date(at).toISOString() : undefined;
}

function objectIn({ body }: DoorResponse): Fields | null {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : []);
export const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').map((one) => clean(one)) : [];

/** A field as short clean text; numbers too. Null when it says nothing. */
export function textOf(value: unknown, max: number = RECORD_TEXT.fieldChars): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = clean(value).slice(0, max).trim();
  return text === '' ? null : text;
}

const TAGS = /<[^<>]{0,200}>/g;
/** Snippets carry mark-up of the search; nothing in a register's fields is meant as HTML. */
const clean = (text: string): string => oneLine(withoutInvisible(text.slice(0, 20_000).replace(TAGS, '')));

/** The day that a field names, as an instant; null when it names none. */
export function dayOf(value: unknown): string | null {
  const day = typeof value === 'string' ? /^(\d{4}-\d\d-\d\d)/.exec(value)?.[1] : undefined;
  const at = day === undefined ? NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(at) ? new Date(at).toISOString() : null;
}

/** One of them; nothing where there is no value. */
export const lineOf = (label: string, value: unknown): string | undefined => lines([[label, value]]) || undefined;

/** `Label: value.` for each that has a value: what a register says, a field a line. */
export const lines = (pairs: [label: string, value: unknown][]): string =>
  pairs.flatMap(([label, value]) => (textOf(value) === null ? [] : [`${label}: ${textOf(value)}`])).join('\n');

/** `$318,000` */
export const dollars = (value: unknown): string | null =>
  typeof value === 'number' && Number.isFinite(value)
    ? `$${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}`
    : null;

/** The name as a register is asked for it: no operators, no quotes. */
export const askable = (name: string): string =>
  oneLine(name.replace(/["()*~:|\\<>[\]{}]/g, ' ')).slice(0, RECORD_TEXT.nameChars);
