import type { Article, GatewayResponse } from '@corroborate/domain';
import { emptyArticle, type ExtractInput } from './article.extract';
import type { ParsePool } from './parse.pool';

/** Kind of content, determined by the bytes first and the Content-Type second. */
export function detectMediaKind({
  headers,
  body,
}: Pick<GatewayResponse, 'headers' | 'body'>): 'html' | 'plain' | 'pdf' | 'other' {
  const type = (headers['content-type'] ?? '').toLowerCase();
  const start = body.subarray(0, 512).toString('latin1').trimStart().toLowerCase();
  if (start.startsWith('%pdf-')) return 'pdf';
  if (/html|xhtml/.test(type)) return 'html';
  // Servers send error pages with the Content-Type that matches the URL.
  if (/^application\/(?:x-)?pdf/.test(type)) return start.startsWith('<') ? 'html' : 'pdf';
  const looksHtml = /^(?:<!doctype html|<html|<head|<body|<!--)/.test(start);
  if (type === '' || /octet-stream|xml/.test(type)) return looksHtml ? 'html' : 'other';
  if (!/^text\/plain/.test(type)) return 'other';
  return looksHtml ? 'html' : 'plain';
}

/** Extracts the article from a response of any content type. Never rejects. */
export async function parseResponse(
  head: Omit<ExtractInput, 'html'>,
  response: Pick<GatewayResponse, 'status' | 'headers' | 'body'>,
  pool: ParsePool,
): Promise<Article> {
  const kind = detectMediaKind(response);
  if (kind === 'pdf' && response.status < 400) return pool.extract({ ...head, pdf: new Uint8Array(response.body) });
  if (kind === 'other' || kind === 'pdf') return createNonPageArticle(head, response);
  return pool.extract({ ...head, headers: response.headers, bytes: new Uint8Array(response.body), kind });
}

function createNonPageArticle(
  head: Omit<ExtractInput, 'html'>,
  { status, headers }: Pick<GatewayResponse, 'status' | 'headers'>,
): Article {
  const type = (headers['content-type'] ?? 'unknown').split(';')[0]!.slice(0, 60);
  const verdict = status === 404 || status === 410 ? 'gone' : 'error';
  return emptyArticle(head, verdict, `The response is not a web page but ${type}.`);
}
