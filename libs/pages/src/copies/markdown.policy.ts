import { escapeHtml } from '@corroborate/text';
import { parseAddress } from '../address';

/**
 * Converts Markdown from a reader service to simple HTML for the page rules: headings, list items, quotes and
 * paragraphs with links. Everything else becomes text.
 */
export function markdownToMarkup(markdown: string, title: string, published: string | null): string {
  const blocks = markdown
    .split(/\r?\n[ \t]*\r?\n/)
    .flatMap((block) => block.split(/\n(?=#{1,6} |[*+-] |\d{1,3}[.)] )/))
    .map(renderBlock)
    .filter((block) => block !== '');
  const date = published ? `<meta name="date" content="${escapeHtml(published.slice(0, 60))}">` : '';
  const head = escapeHtml(title.slice(0, 400));
  const body = `<article><h1>${head}</h1>${blocks.join('\n')}</article>`;
  return `<html><head><title>${head}</title>${date}</head><body>${body}</body></html>`;
}

function renderBlock(block: string): string {
  const text = block.trim();
  if (text === '' || /^(?:[-*_=] ?){3,}$/.test(text)) return '';
  const heading = /^(#{1,6}) (.{1,400})$/.exec(text);
  if (heading)
    return `<h${Math.max(2, heading[1]!.length)}>${renderInline(heading[2]!)}</h${Math.max(2, heading[1]!.length)}>`;
  return `<p>${renderInline(text.replace(/^(?:[*+-]|\d{1,3}[.)]) /, '').replace(/^> ?/gm, ''))}</p>`;
}

/** Keeps links, drops images and emphasis, and escapes everything else. */
function renderInline(text: string): string {
  const plain = text.replace(/!\[[^\]\n]{0,300}\]\([^)\s]{0,2000}\)/g, '');
  let out = '';
  let at = 0;
  for (const link of plain.matchAll(/\[([^\]\n]{1,300})\]\(([^)\s]{1,2000})(?: "[^"\n]{0,300}")?\)/g)) {
    const address = parseAddress(link[2]);
    out += removeEmphasis(plain.slice(at, link.index));
    out += address ? `<a href="${escapeHtml(address.href)}">${removeEmphasis(link[1]!)}</a>` : removeEmphasis(link[1]!);
    at = link.index + link[0].length;
  }
  return out + removeEmphasis(plain.slice(at));
}

const removeEmphasis = (text: string): string =>
  escapeHtml(
    text
      .replace(/\*{1,3}|(?<![\p{L}\p{N}])_{1,2}|_{1,2}(?![\p{L}\p{N}])|`/gu, '')
      .replace(/\\([\\*_[\]()#>.!-])/g, '$1'),
  );
