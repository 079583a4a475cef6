import { z } from 'zod';

/** Setting types. Each has a plain error message, because users cannot act on a regular expression. */
export const int = (fallback: number, min: number, max: number, meaning: string) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(min, { error })
    .max(max, { error })
    .default(fallback)
    .describe(meaning);
};
/** Number setting that allows decimals. */
export const number = (fallback: number, [min, max]: readonly [number, number], meaning: string) => {
  const error = `must be a number from ${min} to ${max}`;
  return z.coerce.number({ error }).min(min, { error }).max(max, { error }).default(fallback).describe(meaning);
};
export const usd = (fallback: number, meaning: string) => number(fallback, [0, 1000], meaning);
/** Enum setting; the caller adds the default to the description. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be ${words.length === 1 ? '' : 'one of '}${words.join(', ')}` });
export const flag = (fallback: boolean, meaning: string) =>
  z
    .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
    .default(fallback ? 'true' : 'false')
    .transform((v) => v === 'true' || v === '1')
    .describe(meaning);
export const optional = (meaning: string) => z.string().trim().min(1).optional().describe(meaning);
/** Marks a setting that must never appear in a log, an error or the browser; it can also be given as a file. */
export const SECRET = { secret: true };
export const secret = (meaning: string) => optional(meaning).meta(SECRET);
/** Web URL schemes. */
export const WEB_SCHEMES = ['https', 'http'] as const;
/** @param schemes allowed schemes, default first */
export const address = (meaning: string, schemes: readonly [string, ...string[]]) =>
  z
    .string()
    .trim()
    .refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)), {
      error: `must begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
      abort: true,
    })
    .refine(
      isReadable,
      'is not a valid URL; percent-encode special characters in user name and password, e.g. % as %25',
    )
    .optional()
    .describe(meaning);
/** Proxy address in the format of `HTTP_PROXY` in other programs; `host:port` without a scheme is accepted. */
export const proxyAddress = (meaning: string) =>
  z
    .string()
    .trim()
    .transform((text) => (text.includes('://') ? text : `http://${text}`))
    .refine((text) => WEB_SCHEMES.some((scheme) => text.startsWith(`${scheme}://`)), {
      error: 'must begin with http:// or https://; other proxies, such as SOCKS, are not supported',
      abort: true,
    })
    .refine(
      isReadable,
      'is not a valid URL; percent-encode special characters in user name and password, e.g. % as %25',
    )
    .optional()
    .describe(meaning);
/** Whether the user name and password can be decoded, because clients do that. */
function isReadable(text: string): boolean {
  const { username = '', password = '', pathname = '' } = URL.parse(text) ?? {};
  return URL.canParse(text) && [username, password, pathname].every((part) => !/%(?![0-9a-f]{2})/i.test(part));
}
export const perMillion = (meaning: string) =>
  z
    .string()
    .trim()
    .regex(/^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/, 'must look like 0.25/2.00')
    .optional()
    .describe(meaning);
export const claimPath = (fallback: string, meaning: string) =>
  z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_:/-]+(?:\.[A-Za-z0-9_:/-]+)*$/, 'must be the name of a claim, with dots for nesting')
    .default(fallback)
    .describe(meaning);
export const name = (fallback: string, meaning: string) => z.string().trim().min(1).default(fallback).describe(meaning);
export const secureAddress = (fallback: string, meaning: string) =>
  z
    .string()
    .trim()
    .regex(/^https:\/\//, 'must start with https://')
    .default(fallback)
    .describe(meaning);
/** Comma-separated list; the caller adds the description. */
export const list = () =>
  z
    .string()
    .default('')
    .transform((v) =>
      v
        .split(',')
        .map((s) => s.trim())
        .filter(Boolean),
    );
/** Comma-separated subset of `names`, in input order without duplicates; `none` = empty. */
export const nameList = <Name extends string>(names: readonly [Name, ...Name[]], fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((v) => [...new Set(v.split(',').map((s) => s.trim()))].filter((s) => s !== '' && s !== 'none'))
    .pipe(z.array(oneOf(names)));
