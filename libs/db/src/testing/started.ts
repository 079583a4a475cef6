import { randomUUID } from 'node:crypto';
import type { Database } from '../database';
import type { InvestigationEntity } from '../investigations/investigation.entity';

/** Starts the first stage as a worker does; null if the investigation is not to run. */
export async function startInvestigation(db: Database, id: number): Promise<InvestigationEntity | null> {
  const { pauses = 0 } = (await db.investigations.get(id)) ?? {};
  const start = { id, round: 1, stage: 'search' as const, processId: randomUUID(), alone: false };
  await db.stageResults.startInCase({ ...start, pauses });
  const row = await db.investigations.get(id);
  return row?.status === 'running' ? row : null;
}
