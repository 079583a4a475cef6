import { isAscii, isUtf8 as isUtf8Bytes } from 'node:buffer';
import { analyse } from 'chardet';
import { decode, encodingExists } from 'iconv-lite';

/**
 * Decodes a response by BOM, header or declaration, if consistent with the bytes; otherwise by detection. Undecodable
 * bytes become U+FFFD, which marks the page as unreadable.
 */
export function decodeHtml(body: Buffer, headers: Record<string, string>): { text: string; charset: string } {
  const bom = bomOf(body);
  if (bom) return { text: decode(body, bom), charset: bom };
  const shape = utf8Shape(body);
  const declared = [charsetIn(headers['content-type'] ?? ''), findDeclaredCharset(body)].flatMap((name) =>
    toEncoding(name),
  );
  if (isUtf8(shape, declared[0])) return { text: decodeUtf8(body), charset: 'utf8' };
  for (const charset of declared.filter((one) => one !== 'utf8')) {
    const actual = charset === 'win1252' ? (codePageOf(body) ?? charset) : charset;
    const text = decode(body, actual);
    if (!isGarbled(text) && !(actual === 'win1252' && isForeignScript(text))) return { text, charset: actual };
  }
  const charset = detectCharset(body);
  return charset ? { text: decode(body, charset), charset } : { text: withoutHighBytes(body), charset: 'unknown' };
}

function bomOf(body: Buffer): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf16le';
  return body[0] === 0xfe && body[1] === 0xff ? 'utf16be' : null;
}

function charsetIn(text: string): string | null {
  return /charset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec(text)?.[1] ?? null;
}

/** Meta tags and XML declarations must be near the start; browsers read 1,024 bytes, real pages need more. */
function findDeclaredCharset(body: Buffer): string | null {
  const head = body.subarray(0, 8192).toString('latin1');
  const meta = /<meta[^>]{0,300}charset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec(head)?.[1];
  return meta ?? /^\s*<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.:-]{2,40})/i.exec(head)?.[1] ?? null;
}

/** The encoding for a label; empty if unknown. */
function toEncoding(label: string | null): string[] {
  const plain = label?.toLowerCase() ?? '';
  if (/^utf-?8/.test(plain)) return ['utf8'];
  // As in browsers: pages labeled Latin-1 or ASCII are nearly always Windows-1252.
  if (/^(?:iso-?8859-?1|latin-?1|us-ascii|ascii)$/.test(plain)) return ['win1252'];
  // If the meta tag could be read byte by byte, the page is not UTF-16, whatever it says.
  if (/^(?:utf-?16|unicode)/.test(plain)) return ['utf8'];
  const standard = toWhatwgName(plain);
  return [plain, standard, standard.replace(/^x-|-/g, '')]
    .filter((name) => name !== '' && encodingExists(name))
    .slice(0, 1);
}

/** "windows-31j" and "x-sjis" are Shift_JIS, "ks_c_5601-1987" is EUC-KR (WHATWG labels). */
function toWhatwgName(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return '';
  }
}

const REPLACEMENT = 0xfffd;

/** Counts without building a list, which for a hostile page would take a hundred times the memory. */
function countCodes(text: string, isCounted: (code: number, before: number) => boolean): number {
  let counted = 0;
  for (let at = 0; at < text.length; at += 1)
    if (isCounted(text.charCodeAt(at), at === 0 ? 0 : text.charCodeAt(at - 1))) counted += 1;
  return counted;
}

/** Non-ASCII bytes read as UTF-8. */
interface Utf8Shape {
  /** Lower bound for the number of multibyte characters. */
  characters: number;
  broken: number;
}

/** Counts valid multibyte characters and runs of invalid bytes. */
function utf8Shape(body: Buffer): Utf8Shape {
  if (isUtf8Bytes(body) && !body.includes('\ufffd')) return { characters: isAscii(body) ? 0 : 1, broken: 0 };
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  const broken = countCodes(text, (code, before) => code === REPLACEMENT && before !== REPLACEMENT);
  const characters = countCodes(text, (code) => code > 0x7f && code !== REPLACEMENT);
  // A truncated response may end inside a character.
  return { characters, broken: text.endsWith('\ufffd') ? broken - 1 : broken };
}

/** Valid characters required per run of invalid bytes; comments or truncated teasers may cause a few such runs. */
const CHARACTERS_FOR_ONE_BROKEN = 4;

/** Text in other charsets hardly ever decodes as UTF-8, so a few invalid runs are tolerated. */
function isUtf8({ characters, broken }: Utf8Shape, declared: string | undefined): boolean {
  if (broken === 0) return declared === undefined || declared === 'utf8' || characters > 0;
  return characters >= broken * CHARACTERS_FOR_ONE_BROKEN;
}

/** Windows-1252 bytes pasted into UTF-8 pages: quotation marks, dashes, no-break space. */
const WINDOWS_1252_CHARS: Readonly<Record<number, string>> = {
  ...{ 0x85: '…', 0x91: '‘', 0x92: '’', 0x93: '“', 0x94: '”', 0x95: '•', 0x96: '–', 0x97: '—', 0xa0: '\u00a0' },
};

function decodeUtf8(body: Buffer): string {
  const text = body.toString('utf8');
  return text.includes('\ufffd') ? repairUtf8(body).toString('utf8') : text;
}

/** Length of the longest replacement for one byte, in bytes. */
const MAX_REPLACEMENT_BYTES = 3;

/** Keeps valid characters and replaces invalid bytes with the Windows-1252 characters they stand for. */
function repairUtf8(body: Buffer): Buffer {
  const made = Buffer.allocUnsafe(body.length * MAX_REPLACEMENT_BYTES);
  let end = 0;
  for (let at = 0; at < body.length;) {
    const length = characterLength(body, at);
    if (length === 1) made[end++] = body[at] ?? 0;
    else if (length === 0) end += made.write(WINDOWS_1252_CHARS[body[at] ?? 0] ?? '\ufffd', end);
    else end += body.copy(made, end, at, at + length);
    at += length || 1;
  }
  return made.subarray(0, end);
}

/** Bytes of the character at this offset; 0 if invalid. */
function characterLength(body: Buffer, at: number): number {
  const first = body[at] ?? 0;
  if (first < 0x80) return 1;
  const length = [0xc2, 0xe0, 0xf0, 0xf5].findIndex((least) => first < least) + 1;
  if (length < 2) return 0;
  for (let next = at + 1; next < at + length; next += 1) if (((body[next] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

/** Number of bytes used for charset detection. */
const DETECTED_BYTES = 65_536;
/** Minimum confidence of a detection, in percent. */
const MIN_CONFIDENCE = 20;
/**
 * In text with Latin letters, the share of non-ASCII bytes is smaller, and charsets detected are code pages or guesses.
 */
const MAX_HIGH_BYTE_SHARE = 0.02;

function detectCharset(body: Buffer): string | null {
  const letters = bytesOfText(body);
  const high = letters.filter((byte) => byte >= 0x80).length;
  if (high === 0) return 'utf8';
  for (const { name, confidence } of analyse(letters)) {
    const [charset] = /^UTF-8$/.test(name) ? [] : toEncoding(name);
    if (!charset || confidence < MIN_CONFIDENCE) continue;
    if (!isGarbled(decode(letters, charset))) return charset;
  }
  return high <= MAX_HIGH_BYTE_SHARE * letters.length ? 'win1252' : null;
}

/** Bytes without markup, which is the same in all charsets and hides the differences. */
function bytesOfText(body: Buffer): Buffer {
  const markup = body.subarray(0, DETECTED_BYTES).toString('latin1');
  const text = markup.replace(/<(?:script|style)\b[^]{0,20000}?<\/(?:script|style)>|<[^>]{0,500}>/gi, ' ');
  return Buffer.from(text, 'latin1');
}

/** Maximum share of replacement and control characters in readable text. */
const GARBLED_SHARE = 0.002;

function isGarbled(text: string): boolean {
  const bad = countCodes(text, (code) => code === REPLACEMENT || (code >= 0x80 && code < 0xa0) || code < 0x09);
  const high = countCodes(text, (code) => code > 0x7f);
  return bad > GARBLED_SHARE * text.length && bad > 0.1 * high;
}

const withoutHighBytes = (body: Buffer): string => body.toString('latin1').replace(/[\x80-\xff]/g, '\ufffd');

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
function codePageOf(body: Buffer): string | null {
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
function isForeignScript(text: string): boolean {
  const letters = text
    .slice(0, MAX_READ_BYTES)
    .replace(/<(?:script|style)\b[^]{0,20000}?<\/(?:script|style)>|<[^>]{0,500}>/gi, ' ');
  const high = letters.match(/[\u00c0-\u00ff]/g)?.length ?? 0;
  return high > (high + (letters.match(/[a-z]/gi)?.length ?? 0)) * MIN_FOREIGN_SHARE;
}
