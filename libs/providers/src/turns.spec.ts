import { failed, found, limited, nothingFound, type Outcome } from '@corroborate/domain';
import { ask } from './cost';
import { coverageOf, inTurn, notAskedAgain } from './turns';

const context = { investigationId: 1, stage: 'records' };

describe('one question', () => {
  it('comes with what all its calls cost, its own alone', async () => {
    const one = await ask(context, async (own) => {
      own.onAnswer?.({ costUsd: 0.25, fromCache: false });
      await ask(own, async (inner) => (inner.onAnswer?.({ costUsd: 4, fromCache: false }), found(1)));
      own.onAnswer?.({ costUsd: 0, fromCache: true });
      own.onCut?.();
      return found('x');
    });
    expect(one).toEqual({ outcome: found('x'), cost: { costUsd: 0.25, fromCache: false, calls: 2 }, cut: true });
  });

  it('is from the cache where every answer was, and not where there was none', async () => {
    const cached = await ask(context, async (own) => {
      own.onAnswer?.({ costUsd: 0, fromCache: true });
      own.onAnswer?.({ costUsd: 0, fromCache: true });
      return found(1);
    });
    expect(cached.cost).toEqual({ costUsd: 0, fromCache: true, calls: 2 });
    expect((await ask(context, async () => nothingFound('no'))).cost.fromCache).toBe(false);
  });

  it('has failed where its adapter broke, and is not put once the work is cancelled', async () => {
    const broken = () => Promise.reject(new Error('oops'));
    expect((await ask(context, broken)).outcome).toEqual(failed('broke: oops', 'internal'));
    const over = { ...context, signal: AbortSignal.abort() };
    expect((await ask(over, broken, { stopped: 'too late' })).outcome).toEqual(failed('too late', 'cancelled'));
  });
});

describe('questions in turn', () => {
  const run = async (outcomes: Outcome<string>[]) => {
    let put = 0;
    const { turns, closed } = await inTurn(
      outcomes.map((outcome, at) => ({ query: `q${at}`, outcome })),
      async ({ query, outcome }) => {
        put += 1;
        const asked = await ask(context, async () => outcome);
        return { entry: coverageOf({ provider: 'sample', query, strategy: 's' }, asked, 0) };
      },
      ({ query }, before) => ({ entry: notAskedAgain(before, { query }) }),
    );
    return { put, closed, entries: turns.map(({ entry }) => [entry.query, entry.outcome, entry.reason]) };
  };

  it('go on after what found nothing or failed', async () =>
    expect(await run([nothingFound('none'), failed('broken'), found('x')])).toMatchObject({ put: 3, closed: null }));

  it('end with a refusal, and the others say so', async () =>
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
