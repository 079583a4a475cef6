import { z } from 'zod';

/** How a page misbehaves. Sizes in bytes, times in milliseconds. */
type Behaviour =
  | { kind: 'ok' | 'hang' | 'reset' | 'truncate' | 'paywall' | 'blocked' }
  | { kind: 'slow'; ms: number }
  | { kind: 'huge'; bytes: number }
  | { kind: 'flaky'; times: number };

const ISO_WITH_ZONE = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2}([.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DOMAIN = /^(?!www\.)[\p{Ll}\p{Lo}\p{Nd}_-]+(\.[\p{Ll}\p{Lo}\p{Nd}_-]+)+$/u;

/** ISO 8601 with a zone. */
export const time = z.string().refine(isTime, 'must be an ISO 8601 time with a zone');
/** Records and fact checks often know the day only. */
export const timeOrDay = z
  .string()
  .refine((value) => isTime(value) || isDay(value), 'must be an ISO 8601 day or time with a zone');
export const domain = z.string().regex(DOMAIN, 'must be a domain in lower case without www.');
export const webAddress = z.string().refine(isWebAddress, 'must be an absolute http or https address');
export const text = z.string();
export const name = z.string().trim().min(1, 'must not be empty');
export const language = z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a BCP 47 language tag');
export const count = z.number().min(0);

export const behaviour = z.string().transform((value, context): Behaviour => {
  const parsed = parseBehaviour(value);
  if (parsed) return parsed;
  context.addIssue({
    code: 'custom',
    message: 'must be ok, slow:<ms>, hang, reset, truncate, huge:<bytes>, paywall, blocked or flaky:<n>',
  });
  return z.NEVER;
});

function parseBehaviour(value: string): Behaviour | null {
  if (['ok', 'hang', 'reset', 'truncate', 'paywall', 'blocked'].includes(value)) return { kind: value } as Behaviour;
  const match = /^(slow|huge|flaky):(\d{1,15})$/.exec(value);
  if (!match) return null;
  const number = Number(match[2]);
  if (match[1] === 'slow') return { kind: 'slow', ms: number };
  if (match[1] === 'huge') return { kind: 'huge', bytes: number };
  return { kind: 'flaky', times: number };
}

function isTime(value: string): boolean {
  const match = ISO_WITH_ZONE.exec(value);
  return match !== null && realDay(match) && !Number.isNaN(Date.parse(value));
}

function isDay(value: string): boolean {
  const match = ISO_DAY.exec(value);
  return match !== null && realDay(match);
}

function realDay([, year, month, day]: RegExpExecArray): boolean {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '';
}
