/** Unreadable places as a share of all words, and at least so many: stray ones stand on good pages, too. */
const GARBLED = { share: 0.02, least: 3 };

/** Bytes of no known charset, marked by whoever decoded them. */
const UNREADABLE = /\ufffd+/g;

const AFTER = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** UTF-8 taken for the Windows code page and stored so: "BrÃ¼cke", "â€œ", "Ð¼Ð¾". */
const TAKEN_FOR_LATIN = new RegExp(`[ÃÂÐÑÅÄ]${AFTER}|â€${AFTER}`, 'g');

/** Whether so many characters of a text are wrong that nobody can read it. */
export function isGarbled(text: string): boolean {
  const read = text.slice(0, 20_000);
  const bad = (read.match(UNREADABLE)?.length ?? 0) + (read.match(TAKEN_FOR_LATIN)?.length ?? 0);
  return bad >= GARBLED.least && bad > GARBLED.share * read.split(/\s+/).length;
}
