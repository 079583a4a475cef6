/** A range of character positions. */
interface Span {
  start: number;
  end: number;
}

/** Merges overlapping and adjacent passages. */
export function mergeSpans(passages: Span[], length: number): Span[] {
  const sorted = passages
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(length, end) }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start);
  const spans: Span[] = [];
  for (const span of sorted) {
    const last = spans.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else spans.push({ ...span });
  }
  return spans;
}

/** The whole text in order, split into marked and unmarked parts. */
export function splitByMarks(text: string, marks: Span[]): (Span & { mark: boolean })[] {
  const parts = marks.flatMap((mark, index) => [
    { start: marks[index - 1]?.end ?? 0, end: mark.start, mark: false },
    { ...mark, mark: true },
  ]);
  return [...parts, { start: marks.at(-1)?.end ?? 0, end: text.length, mark: false }].filter(
    ({ start, end }) => end > start,
  );
}

/** Passage that contains the quote, otherwise the quote itself, otherwise the first passage. */
export function findQuote(quote: string, text: string, passages: (Span & { quote: string })[]): Span | null {
  const passage = quote ? passages.find((one) => one.quote.includes(quote)) : undefined;
  if (passage) return passage;
  const start = quote ? text.indexOf(quote) : -1;
  return start < 0 ? (passages[0] ?? null) : { start, end: start + quote.length };
}
