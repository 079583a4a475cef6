import type { Span } from './speech.types';

/** Quoted stretches, marks included, paragraph by paragraph; a quote left open runs to the end of its paragraph. */
export function quotesIn(text: string): Span[] {
  const spans: Span[] = [];
  let paragraph = 0;
  for (const line of text.split('\n')) {
    spans.push(...inParagraph(line).map(({ start, end }) => ({ start: start + paragraph, end: end + paragraph })));
    paragraph += line.length + 1;
  }
  return spans;
}

/** Signs that open a quote, each with the signs that may close it. */
const CLOSES: Readonly<Record<string, string>> = { '"': '"', '«': '»', '“': '”"', '„': '”"“' };

function inParagraph(raw: string): Span[] {
  const line = raw.replace(/''/g, '""');
  const spans: Span[] = [];
  let open: { at: number; closes: string } | null = null;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    const width = sign === '"' && line[at + 1] === '"' ? 2 : 1;
    if (open && open.closes.includes(sign)) {
      spans.push({ start: open.at, end: at + width });
      open = null;
    } else if (!open && sign in CLOSES) {
      open = { at, closes: CLOSES[sign] ?? '' };
    }
    at += width - 1;
  }
  if (open) spans.push({ start: open.at, end: line.length });
  return spans;
}
