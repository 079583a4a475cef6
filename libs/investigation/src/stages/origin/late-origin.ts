import type { Reasoner } from '@corroborate/reading';
import type { OriginPorts } from './origin.stage';
import { buildTraceInput } from './trace.input';
import { Trail } from './trail';
import { resolveClaims } from '../assess/page-assessor';
import type { StageInput } from '../stage';
import type { OriginOutput } from '../stage.types';

export type LateOriginPorts = Pick<OriginPorts, 'openedPages' | 'resolveOutlet' | 'clock' | 'judge'>;

/**
 * Attributions that include added pages, continuing from earlier rounds without further lookups. The origin changes
 * only if an added page is now the earliest.
 */
export async function retraceOrigin(
  ports: LateOriginPorts,
  input: StageInput,
  reasoner: Reasoner,
): Promise<OriginOutput> {
  const before = input.history.latest('origin');
  const claims = await resolveClaims(input, reasoner);
  const trail = await new Trail(ports, { input, reasoner, claims }).begin();
  const traced = await ports.judge.ask('origin', buildTraceInput(input.topic, trail));
  const added = input.history.pages().filter((page) => page.added !== undefined);
  const isNew = added.some(({ url }) => url === traced.url);
  return {
    ...before,
    origin: before?.origin && !isNew ? before.origin : traced,
    attributions: [...trail.attributions],
    assessments: trail.added,
    chased: [],
    unread: before?.unread ?? [],
    named: before?.named ?? [],
    reasoning: reasoner.account(),
  };
}
