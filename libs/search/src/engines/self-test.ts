import type { CallContext, UpstreamGateway, OutcomeKind } from '@corroborate/domain';
import { runQuery } from '@corroborate/providers';
import { unconfiguredMessage } from './engine-state.policy';
import type { SearchEngine } from './engine.types';

export interface SelfTestReport {
  name: string;
  title: string;
  /** `doubtful`: the engine responded but found nothing for a query that always has results. */
  verdict: 'works' | 'doubtful' | 'blocked' | 'limited' | 'not-configured' | 'failed' | 'not-asked';
  reason: string;
  hits: number;
  costUsd: number;
}

/** Sends every engine its test query. Paid engines are skipped unless `paid`. Never rejects. */
export async function selfTests(
  engines: SearchEngine[],
  context: CallContext,
  { paid }: { paid: boolean },
): Promise<SelfTestReport[]> {
  return Promise.all(
    engines.map(async (engine) => (canTest(engine, paid) ? runSelfTest(engine, context) : skippedReport(engine))),
  );
}

const canTest = ({ configured, manifest }: SearchEngine, paid: boolean) =>
  configured !== false && (paid || manifest.priceUsd === 0);

function skippedReport(engine: SearchEngine): SelfTestReport {
  const { name, title, priceUsd } = engine.manifest;
  const missing = unconfiguredMessage(engine);
  return {
    name,
    title,
    verdict: missing === null ? 'not-asked' : 'not-configured',
    reason: missing ?? `the call would cost $${priceUsd}`,
    hits: 0,
    costUsd: 0,
  };
}

async function runSelfTest(engine: SearchEngine, context: CallContext): Promise<SelfTestReport> {
  const { name, title, selfTest } = engine.manifest;
  const query = { strategy: selfTest.strategy ?? 'keywords', text: selfTest.query, reason: 'self-test' };
  const { outcome, cost } = await runQuery(context, (own) => engine.search(query, own), { broke: '' });
  const hits = outcome.kind === 'found' ? outcome.value.length : 0;
  const reason = outcome.kind === 'found' ? selfTest.proves : outcome.reason;
  return { name, title, verdict: VERDICTS[outcome.kind], reason, hits, costUsd: cost.costUsd };
}

const VERDICTS: Record<OutcomeKind, SelfTestReport['verdict']> = {
  found: 'works',
  'nothing-found': 'doubtful',
  blocked: 'blocked',
  limited: 'limited',
  'not-configured': 'not-configured',
  failed: 'failed',
};

/** A gateway without cache, because cached responses do not prove that the engine works now. */
export const withoutCache = (gateway: UpstreamGateway): UpstreamGateway => ({
  call: (request, context) => gateway.call({ ...request, cacheTtlMs: 0 }, context),
});
