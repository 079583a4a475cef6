import type { Database } from '@corroborate/db';
import type { StageInput } from '../stages/stage';

/** After this many rounds, added sources are read only after the decision, so they cannot delay it indefinitely. */
const MOST_ROUNDS = 12;

export type Decided = Pick<StageInput, 'investigationId' | 'round' | 'history'>;

/** Called between decision and conclusion: whether an added source has not been read yet. */
export type BeforeConclusion = (decided: Decided) => Promise<'look-at-added' | 'conclude'>;

export function beforeConclusion(db: Pick<Database, 'added'>): BeforeConclusion {
  return async ({ investigationId, round, history }) => {
    if (round >= MOST_ROUNDS) return 'conclude';
    const pending = await db.added.pending(investigationId);
    const read = new Set(history.pages().map(({ added }) => added));
    return pending.some(({ id }) => !read.has(id)) ? 'look-at-added' : 'conclude';
  };
}
