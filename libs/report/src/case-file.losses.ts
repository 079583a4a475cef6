import { sentenceOf } from '@corroborate/domain';
import { notLookedUp } from './background.builder';
import type { CaseData } from './case.types';
import { coverageByProvider } from './result.builder';

export function blindSpots(data: CaseData): string[] {
  const silent = coverageByProvider(data).filter((row) => row.answered < row.asked);
  const without = silent.filter((row) => row.not_configured === row.asked);
  const engines = silent
    .filter((row) => !without.includes(row))
    .map(
      (row) =>
        `${row.provider}: ${row.answered} of ${row.asked} answered${row.reasons[0] ? ` (${row.reasons[0]})` : ''}`,
    );
  const early = data.endedEarly ? [sentenceOf(data.endedEarly)] : [];
  const others = notLookedUp(data).map(({ what, reason }) => `${what}: ${reason}`);
  return [...early, ...lossLines(data), ...engines, ...notSetUp(without), ...others];
}

/** Nobody waits for an engine that was never set up: one line for all of them. */
const notSetUp = (rows: { provider: string }[]): string[] =>
  rows.length > 0 ? [`not set up, so not asked: ${rows.map(({ provider }) => provider).join(', ')}`] : [];

/** What is missing for the same reason in several rounds has that reason once. */
function lossLines({ missing }: CaseData): string[] {
  const told = new Set<string>();
  return missing.map((loss) => {
    const { what, why } = whatAndWhy(loss);
    const isTold = told.has(why);
    if (why.length > WORTH_SAYING_ONCE) told.add(why);
    return isTold ? `${what} (for the same reason)` : loss;
  });
}
const WORTH_SAYING_ONCE = 30;

/** What is missing, and in brackets why. */
export const whatAndWhy = (loss: string): { what: string; why: string } => {
  const at = loss.indexOf(' (');
  return at < 0 ? { what: loss, why: '' } : { what: loss.slice(0, at), why: loss.slice(at) };
};
