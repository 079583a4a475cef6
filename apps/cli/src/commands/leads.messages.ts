import { printableLine } from '@corroborate/terminal';
import type { ResearchResult } from '../investigations/investigations.port';

/** Prints one paragraph per provider and one line per URL. Removes control characters from titles. */
export function formatLeads(found: readonly ResearchResult[]): string {
  if (found.length === 0) return 'No deep research was requested.\n';
  return found.map((one) => [formatHeading(one), ...one.leads.map(lineOf)].join('\n')).join('\n\n') + '\n';
}

function formatHeading({ provider, state, reason, used_round, leads }: ResearchResult): string {
  const why = reason ? ` (${printableLine(reason)})` : '';
  return `${provider}: ${state}${why}${leads.length > 0 ? `, ${usageText(used_round)}` : ''}`;
}
const usageText = (round: number | null): string => (round === null ? 'not used yet' : `read in round ${round}`);
const lineOf = ({ url, title }: ResearchResult['leads'][number]): string =>
  `  ${printableLine(url)}${title ? `  ${printableLine(title)}` : ''}`;
