import { visitMarkup } from './markup.reader';

/** Signature with which a Google News page signs its ID. */
export interface Signature {
  ts: string;
  sg: string;
}

/** First signature on a page; null if none. */
export function readGoogleNewsSignature(html: string): Signature | null {
  let first: Signature | null = null;
  visitMarkup(html, ({ attributes }) => {
    const { 'data-n-a-sg': sg, 'data-n-a-ts': ts } = attributes;
    if (sg !== undefined && ts !== undefined) first ??= { sg, ts };
  });
  return isUsable(first) ? first : null;
}

const isUsable = (signature: Signature | null): boolean =>
  signature !== null && /^[\w-]{1,200}$/.test(signature.sg) && /^\d{1,15}$/.test(signature.ts);
