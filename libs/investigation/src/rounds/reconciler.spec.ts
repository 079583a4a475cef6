import type { InvestigationEntity } from '@corroborate/db';
import { Reconciler } from './reconciler';

const now = new Date('2026-01-01T12:00:00Z');
const rowOf = (over: Partial<InvestigationEntity> = {}) =>
  ({
    id: 1,
    status: 'running',
    round: 1,
    generation: 0,
    rootJobId: 'job',
    queuedAt: '2026-01-01T11:00:00.000Z',
    ...over,
  }) as InvestigationEntity;

/** The reconciler's three dependencies, with recorded calls. */
function setUp(
  row: InvestigationEntity,
  state: 'living' | 'dead' | 'missing' | 'done',
  { decided = null, waits = false }: { decided?: unknown; waits?: boolean } = {},
) {
  const asked: unknown[][] = [];
  const stageResults = {
    findAll: async () =>
      decided ? [{ round: row.round, stage: 'decide', state: 'done', data: decided, reason: null }] : [],
  };
  const db = { investigations: { open: async () => [row] }, stageResults };
  const note =
    (name: string) =>
    async (...args: unknown[]) => {
      asked.push([name, ...args]);
    };
  const advance = async (...args: unknown[]) => {
    await note('advance')(...args);
    return !waits;
  };
  const advancer = { advance, startRound: note('startRound'), fail: note('fail') };
  const reconciler = new Reconciler(db as never, { rootState: async () => state }, advancer as never, {
    now: () => now,
  });
  return { asked, reconcile: () => reconciler.reconcile() };
}

describe('reconciler', () => {
  it('ignores an investigation with an active job', async () => {
    const { asked, reconcile } = setUp(rowOf(), 'living');
    expect(await reconcile()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('requeues an investigation whose jobs are gone, as a new generation of the same round', async () => {
    const { asked, reconcile } = setUp(rowOf({ round: 2, generation: 3 }), 'missing');
    expect(await reconcile()).toEqual([1]);
    expect(asked).toEqual([['startRound', rowOf({ round: 2, generation: 3 }), 2, 4]]);
  });

  it('applies a decision that was stored but not applied', async () => {
    const { asked, reconcile } = setUp(rowOf(), 'done', { decided: { again: true } });
    expect(await reconcile()).toEqual([1]);
    expect(asked).toEqual([['advance', 1, 1]]);
  });

  it('does not report a decided case that waits for deep research', async () => {
    const { asked, reconcile } = setUp(rowOf(), 'done', { decided: { again: false }, waits: true });
    expect(await reconcile()).toEqual([]);
    expect(asked).toEqual([['advance', 1, 1]]);
  });

  it('starts an investigation that never reached the queue', async () => {
    const { asked, reconcile } = setUp(rowOf({ status: 'queued', round: 0, rootJobId: null }), 'missing');
    await reconcile();
    expect(asked).toEqual([['startRound', rowOf({ status: 'queued', round: 0, rootJobId: null }), 1, 0]]);
  });

  it('gives a new investigation time to reach the queue', async () => {
    const { reconcile } = setUp(rowOf({ queuedAt: '2026-01-01T11:59:58.000Z' }), 'missing');
    expect(await reconcile()).toEqual([]);
  });

  it('fails an investigation whose jobs are lost repeatedly', async () => {
    const { asked, reconcile } = setUp(rowOf({ generation: 8 }), 'dead');
    await reconcile();
    expect(asked[0]?.[0]).toBe('fail');
  });

  it('ignores an investigation that awaits approval', async () => {
    const { reconcile } = setUp(rowOf({ status: 'awaiting-approval' }), 'missing');
    expect(await reconcile()).toEqual([]);
  });
});
