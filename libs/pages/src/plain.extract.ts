import { extractArticle, type ExtractInput } from './article.extract';
import type { Article } from '@corroborate/domain';

/** A `text/plain` answer as an article: paragraphs are parted by blank lines, the first line is the title. */
export function extractPlainText(input: Omit<ExtractInput, 'html'> & { text: string }): Article {
  const { text, ...rest } = input;
  const paragraphs = text
    .slice(0, 2_000_000)
    .split(/\r?\n[ \t]*\r?\n/)
    .map((p) => p.trim())
    .filter(Boolean);
  const title = (paragraphs[0] ?? '').split('\n', 1)[0] ?? '';
  const body = paragraphs.map((p) => `<p>${escape(p)}</p>`).join('\n');
  return extractArticle({
    ...rest,
    html: `<html><head><title>${escape(title.slice(0, 300))}</title></head><body><article>${body}</article></body></html>`,
  });
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
