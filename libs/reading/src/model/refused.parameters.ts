import { readJson } from '@corroborate/text';
import { z } from 'zod';

/** Request parameters that servers reject. `any`: rejected without a reason. */
export type RefusedParameter = 'format' | 'limit' | 'temperature' | 'any';

const READ_CHARS = 4_000;

const PARAMETER_PATTERNS: readonly [RefusedParameter, RegExp][] = [
  [
    'format',
    /response[ _]?(?:format|schema)|json[ _]?(?:schema|object|mode)|structured[ _]?outputs?|\bgrammar\b|guided/i,
  ],
  ['limit', /max_(?:completion_|output_)?tokens/i],
  ['temperature', /temperature/i],
];

const namedErrorSchema = z.object({ param: z.string().nullish(), code: z.unknown().optional() });
const errorBody = z.object({ error: namedErrorSchema });

/** Statuses for rejected parameters. */
const REJECTING_STATUSES = [400, 404, 422, 500, 501];
const OTHER_FAULT = /context|too long|token|model|not found/i;
/** OpenRouter's error if no upstream server accepts all parameters. */
const UNSPECIFIED_PARAMETER = /requested parameters/i;

/** Parameters the server does not support; empty if the error is about something else. */
export function refusedParameters(status: number, text: string): RefusedParameter[] {
  if (!REJECTING_STATUSES.includes(status)) return [];
  const beginning = text.slice(0, READ_CHARS);
  const param = paramIn(text);
  const meant = PARAMETER_PATTERNS.filter(([, pattern]) => pattern.test(param ?? beginning)).map(([name]) => name);
  if (meant.length > 0) return meant;
  const unnamed = status === 400 && param === null && !OTHER_FAULT.test(beginning);
  return unnamed || UNSPECIFIED_PARAMETER.test(beginning) ? ['any'] : [];
}

/** OpenAI names the rejected parameter; some servers wrap the error in a list. */
function paramIn(text: string): string | null {
  const [body] = [readJson(text)].flat();
  return errorBody.safeParse(body).data?.error.param ?? null;
}
