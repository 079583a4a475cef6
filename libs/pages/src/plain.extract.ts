import { escapeHtml } from '@corroborate/text';

/**
 * A `text/plain` answer as markup, so that it is read by the same rules, and in the same threads, as a page: paragraphs
 * are parted by blank lines, the first line is the title.
 */
export function plainMarkup(text: string): string {
  const paragraphs = text
    .slice(0, 2_000_000)
    .split(/\r?\n[ \t]*\r?\n/)
    .map((p) => p.trim())
    .filter(Boolean);
  const title = (paragraphs[0] ?? '').split('\n', 1)[0] ?? '';
  const body = paragraphs.map((p) => `<p>${escapeHtml(p)}</p>`).join('\n');
  const head = `<head><title>${escapeHtml(title.slice(0, 300))}</title></head>`;
  return `<html>${head}<body><article>${body}</article></body></html>`;
}
