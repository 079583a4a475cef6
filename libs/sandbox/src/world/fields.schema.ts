import { z } from 'zod';

/** Misbehavior of a page. Sizes in bytes, times in milliseconds. */
type Behaviour =
  | { kind: 'ok' | 'hang' | 'reset' | 'truncate' | 'paywall' | 'blocked' }
  | { kind: 'slow'; ms: number }
  | { kind: 'huge'; bytes: number }
  | { kind: 'flaky'; times: number };

const DOMAIN = /^(?!www\.)[\p{Ll}\p{Lo}\p{Nd}_-]+(\.[\p{Ll}\p{Lo}\p{Nd}_-]+)+$/u;

const CLOCK_WITH_ZONE = /^T\d{2}:\d{2}(:\d{2}([.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i;
const isDay = (value: string): boolean => z.iso.date().safeParse(value).success;

/** ISO 8601 with a zone; seconds and the colon of the zone are optional. */
export const time = z
  .string()
  .refine(
    (value) => isDay(value.slice(0, 10)) && CLOCK_WITH_ZONE.test(value.slice(10)) && !Number.isNaN(Date.parse(value)),
    'must be an ISO 8601 time with a zone',
  );
/** Records and fact checks often have a date only. */
export const timeOrDay = z.union([time, z.iso.date()], 'must be an ISO 8601 day or time with a zone');
export const domain = z.string().regex(DOMAIN, 'must be a domain in lower case without www.');
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an absolute http or https address' });
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
