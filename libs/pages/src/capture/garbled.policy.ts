/** Minimum share of unreadable words, and minimum number; good pages have a few. */
const GARBLED = { share: 0.02, least: 3 };

/** Undecodable bytes, as marked by the decoder. */
const UNREADABLE = /\ufffd+/g;

const AFTER = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** UTF-8 misread as Windows-1252 and stored that way: "BrÃ¼cke", "â€œ", "Ð¼Ð¾". */
const TAKEN_FOR_LATIN = new RegExp(`[ÃÂÐÑÅÄ]${AFTER}|â€${AFTER}`, 'g');

/** Whether too many characters are wrong for the text to be readable. */
export function isGarbled(text: string): boolean {
  const read = text.slice(0, 20_000);
  const bad = (read.match(UNREADABLE)?.length ?? 0) + (read.match(TAKEN_FOR_LATIN)?.length ?? 0);
  return bad >= GARBLED.least && bad > GARBLED.share * read.split(/\s+/).length;
}
