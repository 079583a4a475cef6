const CENTRAL_EUROPEAN = new Set(['pl', 'cs', 'sk', 'hu', 'hr', 'sl', 'ro', 'bs', 'sq']);
const TURKIC = new Set(['tr', 'az']);
const BALTIC = new Set(['lt', 'lv']);
/** Number of bytes read; enough, because every paragraph contains letters of its language. */
const MAX_READ_BYTES = 65_536;
/** In Western languages, a smaller share of letters is above ASCII. */
const MIN_FOREIGN_SHARE = 0.4;

/**
 * The code page of a page that is declared as Latin-1 but written in a language that lacks letters there. Null if the
 * declaration fits.
 */
export function codePageOf(body: Buffer): string | null {
  const head = body.subarray(0, 4096).toString('latin1');
  const language = /<html[^>]{0,300}?\blang\s*=\s*["']?([a-z]{2})\b/i.exec(head)?.[1]?.toLowerCase() ?? '';
  if (TURKIC.has(language)) return 'win1254';
  if (BALTIC.has(language)) return 'win1257';
  return CENTRAL_EUROPEAN.has(language) ? centralEuropeanPage(body, language) : null;
}

/** ISO 8859-2 has no characters from 0x80 to 0x9f; Windows-1250 has some letters and the quotation marks there. */
function centralEuropeanPage(body: Buffer, language: string): string {
  const text = body.subarray(0, MAX_READ_BYTES);
  const count = (byte: number): number => text.filter((one) => one === byte).length;
  const isPolish1250 = language === 'pl' && count(0xb9) > count(0xb1);
  return isPolish1250 || text.some((byte) => byte >= 0x80 && byte < 0xa0) ? 'win1250' : 'iso88592';
}

/** Whether most letters are above ASCII, as in Cyrillic or Greek read as Latin-1. */
export function isForeignScript(text: string): boolean {
  const letters = text
    .slice(0, MAX_READ_BYTES)
    .replace(/<(?:script|style)\b[^]{0,20000}?<\/(?:script|style)>|<[^>]{0,500}>/gi, ' ');
  const high = letters.match(/[\u00c0-\u00ff]/g)?.length ?? 0;
  return high > (high + (letters.match(/[a-z]/gi)?.length ?? 0)) * MIN_FOREIGN_SHARE;
}
