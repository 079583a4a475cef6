import type { CaseData } from '../case.types';
import { providerName } from '../report/compose/providers';

/** Whether the case cites entries of a register, fact-check index or reference work. */
export function citesProvider(data: CaseData): (provider: string) => boolean {
  const { registers, factChecks = [], claimChecks = [], context, actors } = data;
  const names = new Set([
    ...(registers?.records ?? []).filter(({ bearing }) => bearing !== 'unrelated').map(({ register }) => register),
    ...[...factChecks, ...claimChecks].map(({ foundBy }) => foundBy),
  ]);
  const details = [...(context?.details ?? []), ...(actors ?? []).flatMap((actor) => actor.details)];
  const titles = new Set(details.map(({ sourceName }) => sourceName));
  return (provider) => names.has(provider) || titles.has(providerName(provider));
}
