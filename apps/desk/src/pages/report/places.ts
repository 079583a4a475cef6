import type { ReportSection, ReportSentence } from '../../api/reports';

/** Position of a citation number in the text; the source links back to it. */
export interface CitationPlace {
  n: number;
  /** Element id: `cite-3-2` is the second citation of source 3. */
  id: string;
  /** Title of its section. */
  section: string;
  quote: string | null;
}

export type CitationPlaces = ReturnType<typeof indexCitations>;

/** Assigns an id to every citation of a report. */
export function indexCitations(sections: readonly ReportSection[]) {
  const bySentence = new Map<ReportSentence, CitationPlace[]>();
  const bySource = new Map<number, CitationPlace[]>();
  for (const { title, sentence } of allSentences(sections))
    for (const { n, quote } of uniqueCitations(sentence)) {
      const known = bySource.get(n) ?? [];
      const place = { n, id: `cite-${n}-${known.length + 1}`, section: title, quote };
      bySource.set(n, [...known, place]);
      bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), place]);
    }
  return {
    /** Citations in a sentence, with each source once. */
    in: (sentence: ReportSentence) => bySentence.get(sentence) ?? [],
    /** Citations of a source, in text order. */
    of: (n: number) => bySource.get(n) ?? [],
  };
}

const allSentences = (sections: readonly ReportSection[]) =>
  sections.flatMap(({ title, groups }) =>
    groups.flatMap(({ items }) => items.flatMap(({ sentences }) => sentences.map((sentence) => ({ title, sentence })))),
  );

function uniqueCitations({ citations }: ReportSentence): ReportSentence['citations'] {
  const first = new Map(citations.toReversed().map((citation) => [citation.n, citation]));
  return [...first.values()].sort((a, b) => a.n - b.n);
}

/** Splits off the period, because citation numbers precede it in newsroom style. */
export const splitFinalStop = (text: string): [body: string, stop: string] => [
  text.replace(/[.!?]$/, ''),
  /[.!?]$/.exec(text)?.[0] ?? '',
];
