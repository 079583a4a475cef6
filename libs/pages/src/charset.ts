import { decode, encodingExists } from 'iconv-lite';

/** The text of an answer's bytes: BOM, then header, then the page's own word, each only where it fits the bytes. */
export function decodeHtml(body: Buffer, headers: Record<string, string>): { text: string; charset: string } {
  const bom = bomOf(body);
  if (bom) return { text: decode(body, bom), charset: bom };
  const valid = isUtf8(body);
  for (const declared of [charsetIn(headers['content-type'] ?? ''), declaredInside(body)]) {
    const charset = declared ? known(declared) : null;
    if (charset && (charset !== 'utf8' || valid)) return { text: decode(body, charset), charset };
  }
  const charset = valid ? 'utf8' : 'win1252';
  return { text: decode(body, charset), charset };
}

function bomOf(body: Buffer): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf16le';
  return body[0] === 0xfe && body[1] === 0xff ? 'utf16be' : null;
}

function charsetIn(text: string): string | null {
  return /charset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec(text)?.[1] ?? null;
}

/** Meta tags and XML declarations must stand near the start; browsers read 1,024 bytes, real pages need more. */
function declaredInside(body: Buffer): string | null {
  const head = body.subarray(0, 8192).toString('latin1');
  const meta = /<meta[^>]{0,300}charset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec(head)?.[1];
  return meta ?? /^\s*<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.:-]{2,40})/i.exec(head)?.[1] ?? null;
}

function known(name: string): string | null {
  const plain = name.toLowerCase();
  if (/^utf-?8$/.test(plain)) return 'utf8';
  // As browsers do: what calls itself Latin-1 or ASCII is nearly always the Windows code page.
  if (/^(?:iso-?8859-?1|latin-?1|us-ascii|ascii)$/.test(plain)) return 'win1252';
  // A page whose meta tag could be read byte by byte is not in UTF-16, whatever it says.
  if (/^utf-?16/.test(plain)) return 'utf8';
  return encodingExists(plain) ? plain : null;
}

function isUtf8(body: Buffer): boolean {
  // An answer that was cut may end inside a character.
  for (let drop = 0; drop < 4 && drop <= body.length; drop += 1) {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(body.subarray(0, body.length - drop));
      return true;
    } catch {
      if (body.length > 4 && drop === 3) return false;
    }
  }
  return false;
}
