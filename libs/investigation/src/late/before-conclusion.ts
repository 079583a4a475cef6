import type { Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import type { CaseHistory } from '../case.history';
import { beforeDecision, waitsForAsync } from './waiting.policy';

export interface Decided {
  investigationId: number;
  round: number;
  history: CaseHistory;
}

/**
 * Asked when a decision stands and nothing is concluded yet. `wait`: nothing is done now; the reconciler asks again.
 */
export type BeforeConclusion = (decided: Decided) => Promise<ReturnType<typeof beforeDecision>>;

export function beforeConclusion(
  db: Pick<Database, 'added' | 'awaited' | 'investigations' | 'topics'>,
  settings: Pick<Settings, 'WAIT_FOR_ASYNC'>,
): BeforeConclusion {
  return async ({ investigationId, round, history }) => {
    const [pending, { count: awaited }] = await Promise.all([
      db.added.pending(investigationId),
      db.awaited.openOf(investigationId),
    ]);
    if (pending.length === 0 && awaited === 0) return 'conclude';
    const read = new Set(history.pages().map(({ added }) => added));
    const unread = pending.filter(({ id }) => !read.has(id)).length;
    return beforeDecision({ round, unread, awaited, waits: await waits(investigationId) });
  };

  async function waits(investigationId: number): Promise<boolean> {
    const investigation = await db.investigations.get(investigationId);
    const topic = investigation && (await db.topics.get(investigation.topicId));
    // Whoever wants the verdict now waits for nothing more.
    return topic && investigation.wrapUpAt === null ? waitsForAsync(topic, settings) : false;
  }
}
