import type { ReportSection, ReportSentence } from '../../api/reports';

/** A citation number in the text, and the place to return to from its source. */
export interface Place {
  n: number;
  /** Of the element: `cite-3-2` is the second that cites source 3. */
  id: string;
  /** Title of the section in which it stands. */
  section: string;
  quote: string | null;
}

export type Places = ReturnType<typeof placesOf>;

/** Gives every number of a report a place of its own. */
export function placesOf(sections: readonly ReportSection[]) {
  const bySentence = new Map<ReportSentence, Place[]>();
  const bySource = new Map<number, Place[]>();
  for (const { title, sentence } of allSentences(sections))
    for (const { n, quote } of onceEach(sentence)) {
      const known = bySource.get(n) ?? [];
      const place = { n, id: `cite-${n}-${known.length + 1}`, section: title, quote };
      bySource.set(n, [...known, place]);
      bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), place]);
    }
  return {
    /** Each source once a sentence. */
    in: (sentence: ReportSentence) => bySentence.get(sentence) ?? [],
    /** Where a source is cited, in the order of the text. */
    of: (n: number) => bySource.get(n) ?? [],
  };
}

const allSentences = (sections: readonly ReportSection[]) =>
  sections.flatMap(({ title, groups }) =>
    groups.flatMap(({ items }) => items.flatMap(({ sentences }) => sentences.map((sentence) => ({ title, sentence })))),
  );

function onceEach({ citations }: ReportSentence): ReportSentence['citations'] {
  const first = new Map(citations.toReversed().map((citation) => [citation.n, citation]));
  return [...first.values()].sort((a, b) => a.n - b.n);
}

/** The numbers stand before the full stop, as newsrooms set them. */
export const beforeStop = (text: string): [body: string, stop: string] => [
  text.replace(/[.!?]$/, ''),
  /[.!?]$/.exec(text)?.[0] ?? '',
];
