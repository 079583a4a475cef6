import type { RefusedParameter } from './refused.parameters';

/** Request format of a server, without the parameters that it has rejected. */
export interface RequestFormat {
  format: 'json_schema' | 'json_object' | 'none';
  limit: 'max_tokens' | 'max_completion_tokens';
  temperature: boolean;
}

/**
 * OpenAI's newest models accept only the new name of the output limit, and no temperature; all other models accept the
 * old name.
 */
export const initialFormat = (server: string): RequestFormat =>
  server === 'openai'
    ? { format: 'json_schema', limit: 'max_completion_tokens', temperature: false }
    : { format: 'json_schema', limit: 'max_tokens', temperature: true };

const NEXT_FORMAT = { json_schema: 'json_object', json_object: 'none', none: 'none' } as const;

/**
 * The request format without the rejected parameter; null if there is nothing left to drop. `first` is the initial
 * format.
 */
export function dropRejected(
  dialect: RequestFormat,
  refused: readonly RefusedParameter[],
  first: RequestFormat,
): RequestFormat | null {
  const without = (name: RefusedParameter) =>
    refused.includes(name) || (name === 'temperature' && refused.includes('any'));
  const next: RequestFormat = {
    format: formatWithout(dialect.format, refused),
    limit: without('limit') ? otherLimitParameter(first.limit) : dialect.limit,
    temperature: dialect.temperature && !without('temperature'),
  };
  const isNew =
    next.format !== dialect.format || next.limit !== dialect.limit || next.temperature !== dialect.temperature;
  return isNew ? next : null;
}

/** If the reason is unknown, a plain request shows whether the format was the cause. */
function formatWithout(format: RequestFormat['format'], refused: readonly RefusedParameter[]): RequestFormat['format'] {
  if (refused.includes('any')) return 'none';
  return refused.includes('format') ? NEXT_FORMAT[format] : format;
}

const otherLimitParameter = (limit: RequestFormat['limit']): RequestFormat['limit'] =>
  limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';

/** Request parameters for output limit and temperature. */
export const limitParameters = ({ limit, temperature }: RequestFormat, maxOutputTokens: number) => ({
  [limit]: maxOutputTokens,
  ...(temperature ? { temperature: 0 } : {}),
});
