import type { Article, GatewayResponse } from '@corroborate/domain';
import { visibleText } from '@corroborate/text';
import { mediaKind } from './answer.parser';
import { decodeHtml } from './charset';

/** What a server gives with a page, by which it tells later whether the page is still the same. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** A page with the answer that it was read from; without one nothing answered that could be read. */
export interface Visited {
  article: Article;
  response?: GatewayResponse;
}

export type SecondLook =
  /** The server says that the page is what it was. */
  | { kind: 'not-modified'; status: number }
  | {
      kind: 'read';
      article: Article;
      validators: Validators;
      /** Everything that its readers see; empty for what is no page of HTML. */
      visible: () => string;
    };

/** Longer ones are no validators. */
const LONGEST = 500;

export const conditionsOf = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ...(etag === null ? {} : { 'if-none-match': etag }),
  ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
});

const validatorsIn = ({ headers }: Pick<GatewayResponse, 'headers'>): Validators => ({
  etag: short(headers.etag),
  lastModified: short(headers['last-modified']),
});

const short = (value: string | undefined): string | null => (value && value.length <= LONGEST ? value : null);

export const isUnmodified = (response: GatewayResponse | undefined): response is GatewayResponse =>
  response?.status === 304;

export function secondLook({ article, response }: Visited): SecondLook {
  const validators = response ? validatorsIn(response) : { etag: null, lastModified: null };
  return { kind: 'read', article, validators, visible: () => (response ? visibleIn(response) : '') };
}

const visibleIn = (response: GatewayResponse): string =>
  mediaKind(response) === 'html' ? visibleText(decodeHtml(response.body, response.headers).text) : '';
