import type { CaseHistory } from './case.history';

/** Documents of collections in which something was found, and those behind figures; each once. */
export function collectedCaptures(history: Pick<CaseHistory, 'all'>) {
  const found = history.all('records').flatMap(({ collections }) => collections ?? []);
  const all = found.flatMap(({ records, answers = [] }) => [
    ...records.map(({ sourceId, quote }) => ({ sourceId, quote })),
    ...answers.flatMap(({ captured = [] }) => captured.map(({ sourceId, quote }) => ({ sourceId, quote }))),
  ]);
  return [...new Map(all.toReversed().map((one) => [one.sourceId, one])).values()].toReversed();
}
