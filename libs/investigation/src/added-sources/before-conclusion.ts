import type { Database } from '@corroborate/db';
import type { StageInput } from '../stages/stage';

/** After so many rounds, added sources are weighed after the decision; otherwise it could be delayed forever. */
const MOST_ROUNDS = 12;

export type Decided = Pick<StageInput, 'investigationId' | 'round' | 'history'>;

/** Asked between decision and conclusion: is there an added source that no round has read? */
export type BeforeConclusion = (decided: Decided) => Promise<'look-at-added' | 'conclude'>;

export function beforeConclusion(db: Pick<Database, 'added'>): BeforeConclusion {
  return async ({ investigationId, round, history }) => {
    if (round >= MOST_ROUNDS) return 'conclude';
    const pending = await db.added.pending(investigationId);
    const read = new Set(history.pages().map(({ added }) => added));
    return pending.some(({ id }) => !read.has(id)) ? 'look-at-added' : 'conclude';
  };
}
