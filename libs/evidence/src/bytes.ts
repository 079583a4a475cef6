/** Byte operations available in browsers and Node. */

type Bytes = Uint8Array<ArrayBuffer>;

export const encodeUtf8 = (text: string): Bytes => new TextEncoder().encode(text);
/** Decodes UTF-8 and keeps a byte order mark, so that no byte is lost. */
export const decodeUtf8 = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Encodes each UTF-16 unit as one byte, its low byte. */
export const encodeLatin1 = (text: string): Bytes =>
  Uint8Array.from({ length: text.length }, (_, at) => text.charCodeAt(at) & 0xff);
/** One character per byte (Latin-1). */
export const decodeLatin1 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

export function concatBytes(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && startsWith(one, other, 0);

/** Whether `whole` contains `part` at this offset. */
export function startsWith(whole: Uint8Array, part: Uint8Array, at: number): boolean {
  if (at + part.length > whole.length) return false;
  for (let place = 0; place < part.length; place++) if (whole[at + place] !== part[place]) return false;
  return true;
}

/** First offset of `part`; -1 if not found. */
export function indexOfBytes(whole: Uint8Array, part: Uint8Array): number {
  let at = whole.indexOf(part[0]!);
  while (at >= 0 && !startsWith(whole, part, at)) at = whole.indexOf(part[0]!, at + 1);
  return at;
}

/** Null if the text is not canonical base64. */
export function decodeBase64(text: string): Bytes | null {
  try {
    const letters = atob(text);
    return btoa(letters) === text ? encodeLatin1(letters) : null;
  } catch {
    return null;
  }
}

export const encodeBase64 = (bytes: Uint8Array): string => btoa(decodeLatin1(bytes));

export const encodeHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
