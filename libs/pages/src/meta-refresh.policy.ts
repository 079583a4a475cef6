import { parseAddress } from './address';

/** Longer delays are periodic reloads, not redirects. */
const MAX_DELAY_SECONDS = 5;

/** Target of an immediate redirect by meta tag or `Refresh` header; null if none. */
export function refreshTarget(head: string, header: string | null, pageUrl: string): string | null {
  for (const content of [header, ...metaContents(head)]) {
    const parts = content
      ? /^\s*(\d{1,4})(?:\.\d{0,3})?\s*[;,]\s*(?:url\s*=\s*)?["']?\s*([^"'\s]{1,2000})/i.exec(content)
      : null;
    if (!parts || Number(parts[1]) > MAX_DELAY_SECONDS) continue;
    const target = parseAddress(parts[2]!.replace(/&amp;/g, '&'), pageUrl);
    if (target && target.href !== parseAddress(pageUrl)?.href) return target.href;
  }
  return null;
}

function metaContents(head: string): string[] {
  // Ignored inside <noscript>: it is for readers without scripts, and often leads to a reduced page.
  const shown = head.replace(/<noscript\b[\s\S]{0,4000}?<\/noscript>/gi, '').replace(/<!--[\s\S]{0,2000}?-->/g, '');
  const out: string[] = [];
  for (const tag of shown.matchAll(/<meta\b[^>]{0,2000}>/gi)) {
    if (!/http-equiv\s*=\s*["']?refresh/i.test(tag[0])) continue;
    const content = /\bcontent\s*=\s*(?:"([^"]{0,2000})"|'([^']{0,2000})')/i.exec(tag[0]);
    if (content) out.push(content[1] ?? content[2] ?? '');
  }
  return out;
}
