import { escapeHtml } from '@corroborate/text';

/**
 * Converts `text/plain` to markup, so that it is read by the same rules and in the same threads as a page. Blank lines
 * separate paragraphs, and the first line is the title. A single line has no title, because text that only repeats its
 * title counts as none.
 */
export function plainMarkup(text: string): string {
  const paragraphs = text
    .slice(0, 2_000_000)
    .split(/\r?\n[ \t]*\r?\n/)
    .map((p) => p.trim())
    .filter(Boolean);
  const first = (paragraphs[0] ?? '').split('\n', 1)[0] ?? '';
  const title = paragraphs.length === 1 && first === paragraphs[0] ? '' : first;
  const body = paragraphs.map((p) => `<p>${escapeHtml(p)}</p>`).join('\n');
  const head = `<head><title>${escapeHtml(title.slice(0, 300))}</title></head>`;
  return `<html>${head}<body><article>${body}</article></body></html>`;
}
