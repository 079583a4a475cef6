/** Minimum share and minimum number of unreadable words; even good pages have a few. */
const GARBLED_LIMITS = { share: 0.02, least: 3 };

/** Undecodable bytes, as marked by the decoder. */
const REPLACEMENT_CHARS = /\ufffd+/g;

const SECOND_BYTE_CHARS = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** UTF-8 misread as Windows-1252 and stored that way: "BrÃ¼cke", "â€œ", "Ð¼Ð¾". */
const MOJIBAKE = new RegExp(`[ÃÂÐÑÅÄ]${SECOND_BYTE_CHARS}|â€${SECOND_BYTE_CHARS}`, 'g');

/** Whether too many characters are wrong for the text to be readable. */
export function isGarbled(text: string): boolean {
  const read = text.slice(0, 20_000);
  const bad = (read.match(REPLACEMENT_CHARS)?.length ?? 0) + (read.match(MOJIBAKE)?.length ?? 0);
  return bad >= GARBLED_LIMITS.least && bad > GARBLED_LIMITS.share * read.split(/\s+/).length;
}
