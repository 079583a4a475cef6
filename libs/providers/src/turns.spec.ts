import { failed, found, limited, nothingFound, type Outcome } from '@corroborate/domain';
import { runQuery } from './cost';
import { toCoverageEntry, runInSequence, skippedEntry } from './turns';

const context = { investigationId: 1, stage: 'records' };

describe('runQuery', () => {
  it('sums the cost of its own calls only', async () => {
    const one = await runQuery(context, async (own) => {
      own.onAnswer?.({ costUsd: 0.25, fromCache: false });
      await runQuery(own, async (inner) => (inner.onAnswer?.({ costUsd: 4, fromCache: false }), found(1)));
      own.onAnswer?.({ costUsd: 0, fromCache: true });
      own.onCut?.();
      return found('x');
    });
    expect(one).toEqual({ outcome: found('x'), cost: { costUsd: 0.25, fromCache: false, calls: 2 }, cut: true });
  });

  it('marks a query as cached only if every response was', async () => {
    const cached = await runQuery(context, async (own) => {
      own.onAnswer?.({ costUsd: 0, fromCache: true });
      own.onAnswer?.({ costUsd: 0, fromCache: true });
      return found(1);
    });
    expect(cached.cost).toEqual({ costUsd: 0, fromCache: true, calls: 2 });
    expect((await runQuery(context, async () => nothingFound('no'))).cost.fromCache).toBe(false);
  });

  it('returns `failed` on adapter errors and makes no call after cancellation', async () => {
    const broken = () => Promise.reject(new Error('oops'));
    expect((await runQuery(context, broken)).outcome).toEqual(failed('broke: oops', 'internal'));
    const over = { ...context, signal: AbortSignal.abort() };
    expect((await runQuery(over, broken, { stopped: 'too late' })).outcome).toEqual(failed('too late', 'cancelled'));
  });
});

describe('runInSequence', () => {
  const run = async (outcomes: Outcome<string>[]) => {
    let put = 0;
    const { turns, closed } = await runInSequence(
      outcomes.map((outcome, at) => ({ query: `q${at}`, outcome })),
      async ({ query, outcome }) => {
        put += 1;
        const asked = await runQuery(context, async () => outcome);
        return { entry: toCoverageEntry({ provider: 'sample', query, strategy: 's' }, asked, 0) };
      },
      ({ query }, before) => ({ entry: skippedEntry(before, { query }) }),
    );
    return { put, closed, entries: turns.map(({ entry }) => [entry.query, entry.outcome, entry.reason]) };
  };

  it('continues after a query that found nothing or failed', async () =>
    expect(await run([nothingFound('none'), failed('broken'), found('x')])).toMatchObject({ put: 3, closed: null }));

  it('stops at a refusal and reports it for the remaining queries', async () =>
    expect(await run([found('x'), limited('too many'), found('y')])).toMatchObject({
      put: 2,
      closed: { query: 'q1' },
      entries: [
        ['q0', 'found', null],
        ['q1', 'limited', 'too many'],
        ['q2', 'limited', 'not queried again: too many'],
      ],
    }));
});
