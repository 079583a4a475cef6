import type { CaseHistory } from './case.history';

/** Captured documents of collections, without duplicates: those with findings, and those behind figures. */
export function collectedCaptures(history: Pick<CaseHistory, 'all'>) {
  const found = history.all('records').flatMap(({ collections }) => collections ?? []);
  const all = found.flatMap(({ records, answers = [] }) => [
    ...records.map(({ sourceId, quote }) => ({ sourceId, quote })),
    ...answers.flatMap(({ captured = [] }) => captured.map(({ sourceId, quote }) => ({ sourceId, quote }))),
  ]);
  return [...new Map(all.toReversed().map((one) => [one.sourceId, one])).values()].toReversed();
}
