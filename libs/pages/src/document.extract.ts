import type { Article } from '@corroborate/domain';
import { extractArticle, type ExtractInput } from './article.extract';
import { decodeHtml } from './charset';
import { extractPdf, type PdfInput } from './pdf/pdf.extract';
import { plainMarkup } from './plain.extract';

/** A page as its server sent it. */
export interface BytesInput extends Omit<ExtractInput, 'html'> {
  bytes: Uint8Array;
  kind: 'html' | 'plain';
}

export type DocumentInput = ExtractInput | BytesInput | PdfInput;

/** A document of any kind as an article; never throws. Guessing a charset takes time too, so it belongs in a thread. */
export function extractDocument(input: DocumentInput): Article | Promise<Article> {
  if ('pdf' in input) return extractPdf(input);
  if ('html' in input) return extractArticle(input);
  const { bytes, kind, ...head } = input;
  // Bytes that come from another thread are no Buffer.
  const { text } = decodeHtml(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), head.headers);
  return extractArticle({ ...head, html: kind === 'plain' ? plainMarkup(text) : text });
}
