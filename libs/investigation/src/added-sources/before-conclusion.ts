import { hasReason } from '@corroborate/domain';
import type { Database } from '@corroborate/db';
import type { StageInput } from '../stages/stage';

/**
 * Maximum rounds; after this many, added sources are read only after the decision, so that they cannot delay it
 * indefinitely.
 */
const MAX_ROUNDS = 12;

export type DecidedRound = Pick<StageInput, 'investigationId' | 'mode' | 'round' | 'history'>;

/**
 * Called between decision and conclusion: determines whether an added source has not been read yet or is still to
 * arrive. The reconciler calls it again for waiting cases.
 */
export type ConclusionGate = (decided: DecidedRound) => Promise<'look-at-added' | 'wait' | 'conclude'>;

type ConclusionGateDb = Pick<Database, 'addedSources' | 'researchJobs' | 'investigations' | 'events'>;

export function createConclusionGate(db: ConclusionGateDb): ConclusionGate {
  const awaited = new Set<number>();
  return async (decided) => {
    const { investigationId, round, history } = decided;
    if (round >= MAX_ROUNDS) return 'conclude';
    const pending = await db.addedSources.listPending(investigationId);
    const read = new Set(history.pages().map(({ added }) => added));
    return pending.some(({ id }) => !read.has(id)) ? 'look-at-added' : checkPendingResearch(db, decided, awaited);
  };
}

/** An exhaustive case waits for deep research within the time limit, and then reads its leads. */
async function checkPendingResearch(
  db: ConclusionGateDb,
  { investigationId, mode, round, history }: DecidedRound,
  awaited: Set<number>,
) {
  if (mode !== 'exhaustive') return 'conclude';
  const jobs = await db.researchJobs.listByInvestigation(investigationId);
  if (jobs.length === 0) return 'conclude';
  const investigation = await db.investigations.get(investigationId);
  const why = history.at('decide', round)?.why;
  const isHalted = why && hasReason([why], 'stop.deadline', 'stop.wrapped-up');
  if (!investigation || investigation.wrapUpAt || isHalted) return 'conclude';
  const open = jobs.filter(({ state }) => state === 'wanted' || state === 'starting' || state === 'pending');
  if (open.length > 0) {
    if (!awaited.has(investigationId))
      await db.events.append(investigationId, 'research.awaited', { providers: open.map(({ provider }) => provider) });
    awaited.add(investigationId);
    return 'wait';
  }
  const isUnread = jobs.some(
    ({ state, usedRound, leads }) => state === 'done' && usedRound === null && leads.length > 0,
  );
  return isUnread ? 'look-at-added' : 'conclude';
}
