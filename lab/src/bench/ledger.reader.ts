import type { Database } from '@corroborate/db';
import type { StageCalls } from './critical-path.policy';

/** The calls of an investigation by stage and round. A ledger row is written when its call has ended. */
export async function readCalls(db: Database, investigationId: number): Promise<StageCalls[]> {
  const [calls, stages] = [
    await db.ledger.listByInvestigation(investigationId),
    await db.stageResults.findAll(investigationId),
  ];
  return stages.map(({ round, stage, startedAt, finishedAt }) => {
    const [from, to] = [new Date(startedAt ?? 0).getTime(), new Date(finishedAt).getTime()];
    const own = calls
      .filter((call) => call.stage === stage && !call.cached)
      .map((call) => ({
        chain: `${call.provider} ${hostOf(call.url)}`,
        endMs: new Date(call.at).getTime(),
        latencyMs: call.latencyMs,
      }))
      .filter(({ endMs }) => endMs >= from && endMs <= to + 1)
      .map(({ chain, endMs, latencyMs }) => ({ chain, startMs: endMs - latencyMs, endMs }));
    return { round, stage, calls: own };
  });
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
