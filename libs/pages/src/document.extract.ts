import type { Article } from '@corroborate/domain';
import { extractArticle, type ExtractInput } from './article.extract';
import { decodeHtml } from './charset';
import { extractPdf, type PdfInput } from './pdf/pdf.extract';
import { plainMarkup } from './plain.extract';

/** A page as sent by its server. */
export interface BytesInput extends Omit<ExtractInput, 'html'> {
  bytes: Uint8Array;
  kind: 'html' | 'plain';
}

export type DocumentInput = ExtractInput | BytesInput | PdfInput;

/**
 * Extracts an article from a document of any kind; never throws. Call it in a worker thread, because charset detection
 * takes time too.
 */
export function extractDocument(input: DocumentInput): Article | Promise<Article> {
  if ('pdf' in input) return extractPdf(input);
  if ('html' in input) return extractArticle(input);
  const { bytes, kind, ...head } = input;
  // Data from another thread is a Uint8Array, not a Buffer.
  const { text } = decodeHtml(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), head.headers);
  return extractArticle({ ...head, html: kind === 'plain' ? plainMarkup(text) : text });
}
