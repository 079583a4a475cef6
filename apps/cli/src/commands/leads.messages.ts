import { printableLine } from '@corroborate/terminal';
import type { ResearchNews } from '../investigations/investigations.port';

/** One paragraph per provider, one line per URL; control characters in titles are removed. */
export function printLeads(found: readonly ResearchNews[]): string {
  if (found.length === 0) return 'No deep research was requested.\n';
  return found.map((one) => [headOf(one), ...one.leads.map(lineOf)].join('\n')).join('\n\n') + '\n';
}

function headOf({ provider, state, reason, used_round, leads }: ResearchNews): string {
  const why = reason ? ` (${printableLine(reason)})` : '';
  return `${provider}: ${state}${why}${leads.length > 0 ? `, ${usageText(used_round)}` : ''}`;
}
const usageText = (round: number | null): string => (round === null ? 'not used yet' : `read in round ${round}`);
const lineOf = ({ url, title }: ResearchNews['leads'][number]): string =>
  `  ${printableLine(url)}${title ? `  ${printableLine(title)}` : ''}`;
