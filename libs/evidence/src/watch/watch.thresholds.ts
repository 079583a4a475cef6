/** When a page that is looked at again says something else, with the reason for each value. */
export const WATCH = {
  /** Two sentences with at least so many of their words in common, in order, are one sentence that was edited. */
  sameSentence: 0.5,
  /** A figure is another only in a sentence that is otherwise nearly the same. */
  sameButNumbers: 0.75,
  /** Shorter lines with figures in them are counters, tables and captions. */
  leastWords: 6,
  /** A headline with fewer words in common is another headline: below it even the subject is another. */
  sameHeadline: 0.4,
  /** With less of its words left in their order a text was written anew. */
  keptText: 0.5,
  /** Texts shorter than this are not measured by runs of words. */
  leastTextWords: 40,
  /** Words per run for comparing texts. */
  run: 5,
  /** Below this the report was not found in the page, and everything that its readers see is looked through. */
  lostText: 0.5,
  /** Sentences of a page that are looked for one by one. */
  mostSought: 60,
  /** Characters of all that a page shows that are compared. */
  mostShown: 400_000,
  /** Characters of a page's words in what is told of it. */
  mostChars: 400,
} as const;
