import type { CaseHistory } from './case.history';

/** A document of a collection that was captured: the source it is, and how it is quoted. */
export interface CollectedCapture {
  sourceId: number;
  quote: string;
}

/** Documents of collections in which something was found, and those behind figures; each once. */
export function collectedCaptures(history: Pick<CaseHistory, 'all'>): CollectedCapture[] {
  const found = history.all('records').flatMap(({ collections }) => collections ?? []);
  const all = found.flatMap(({ records, answers = [] }) => [
    ...records.map(({ sourceId, quote }) => ({ sourceId, quote })),
    ...answers.flatMap(({ captured = [] }) => captured.map(({ sourceId, quote }) => ({ sourceId, quote }))),
  ]);
  return [...new Map(all.toReversed().map((one) => [one.sourceId, one])).values()].toReversed();
}
