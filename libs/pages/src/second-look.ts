import { join } from 'node:path';
import type { Article, GatewayResponse } from '@corroborate/domain';
import { detectMediaKind } from './answer.parser';
import type { ParsePool, ThreadJob } from './parse.pool';
import { extractVisibleText } from './visible-text';

/** HTTP validators for conditional requests. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** A page and, if there was a readable one, the response it was read from. */
export interface FetchedPage {
  article: Article;
  response?: GatewayResponse;
}

export type RecheckResult =
  /** The server reports that the page is unchanged. */
  | { kind: 'not-modified'; status: number }
  | {
      kind: 'read';
      article: Article;
      validators: Validators;
      /** All visible text; empty if the page is not HTML. */
      visible: string;
    };

/** Maximum length of a validator, in characters. */
const MAX_VALIDATOR_CHARS = 500;

export const toConditionalHeaders = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ...(etag === null ? {} : { 'if-none-match': etag }),
  ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
});

const readValidators = ({ headers }: Pick<GatewayResponse, 'headers'>): Validators => ({
  etag: withinLimit(headers.etag),
  lastModified: withinLimit(headers['last-modified']),
});

const withinLimit = (value: string | undefined): string | null =>
  value && value.length <= MAX_VALIDATOR_CHARS ? value : null;

export const isUnmodified = (response: GatewayResponse | undefined): response is GatewayResponse =>
  response?.status === 304;

/** Visible text is extracted in a thread, so a malicious page costs only its time limit. */
export async function toRecheckResult({ article, response }: FetchedPage, pool: ParsePool): Promise<RecheckResult> {
  if (!response) return { kind: 'read', article, validators: { etag: null, lastModified: null }, visible: '' };
  const { body, headers } = response;
  const seen = detectMediaKind(response) === 'html' ? await pool.run(VISIBLE_TEXT_JOB, { body, headers }) : null;
  return {
    kind: 'read',
    article,
    validators: readValidators(response),
    visible: seen?.kind === 'found' ? seen.value : '',
  };
}

const VISIBLE_TEXT_JOB: ThreadJob<Pick<GatewayResponse, 'body' | 'headers'>, string> = {
  workerFile: join(__dirname, 'visible-text.worker.js'),
  here: extractVisibleText,
};
