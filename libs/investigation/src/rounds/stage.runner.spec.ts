import { createReason, CorroborateError } from '@corroborate/domain';
import type { StageResultDraft } from '@corroborate/db';
import type { StageJob } from '@corroborate/queue/module';
import { StageRunner } from './stage.runner';
import type { StageInput } from '../stages/stage';
import { bridgeTopic } from '../testing/case.fixture';

const jobOf = (over: Partial<StageJob> = {}): StageJob => ({
  investigationId: 1,
  round: 1,
  generation: 0,
  attempt: 1,
  signal: new AbortController().signal,
  ...over,
});
const output = { pages: [] };

const handOver = async (_id: number, write: (waiting: []) => Promise<unknown>) => write([]);

/** A runner on an in-memory product; `read` is the stage under test. */
function setUp(
  read: (input: StageInput) => Promise<unknown>,
  status: 'running' | 'cancelled' = 'running',
  deaths = { deaths: 0, deathsAlone: 0 },
) {
  const stored: StageResultDraft[] = [];
  const advanced: number[] = [];
  let runs = 0;
  const row = { id: 1, topicId: 7, mode: 'quick', round: 1, status };
  const db = {
    investigations: {
      findState: async () => row,
      endStage: async () => undefined,
    },
    stageResults: {
      startInCase: async () => ({ investigation: row, topic: bridgeTopic(), results: [...stored], deaths }),
      save: async (draft: StageResultDraft) => {
        stored.push(draft);
        return draft;
      },
      finish: async (draft: StageResultDraft) => {
        stored.push(draft);
        return { stored: draft, started: null };
      },
    },
    events: { appendSoon: async () => undefined, flush: async () => undefined, handOver },
    ledger: { handOver },
    budget: { flush: async () => undefined },
  };
  const stage = {
    name: 'read',
    run: async (input: StageInput) => {
      runs += 1;
      return read(input);
    },
  };
  const advancer = { advance: async (id: number) => void advanced.push(id), fail: async () => undefined };
  const stages = { read: stage, decide: { ...stage, name: 'decide' } };
  const runner = new StageRunner(db as never, stages as never, advancer as never, {
    clock: { now: () => new Date(0) },
    deadlines: { quick: 2, detailed: 5, exhaustive: 60 },
  });
  return { runner, stored, advanced, runs: () => runs };
}

describe('stage runner', () => {
  it('stores the output of a stage, and does not run it again for a duplicate job', async () => {
    const { runner, stored, runs } = setUp(async () => ({ state: 'done', output, reason: null }));
    await runner.run('read', jobOf());
    await runner.run('read', jobOf({ attempt: 2 }));
    expect(stored).toMatchObject([{ stage: 'read', round: 1, state: 'done', data: output }]);
    expect(runs()).toBe(1);
  });

  it('skips a stage whose process died twice in it, and reports the loss', async () => {
    const { runner, stored, runs } = setUp(async () => ({ state: 'done', output, reason: null }), 'running', {
      deaths: 2,
      deathsAlone: 2,
    });
    await runner.run('read', jobOf());
    expect(runs()).toBe(0);
    const loss = createReason('loss.stage-crashed', { stage: 'read', round: 1, deaths: 2 });
    expect(stored).toMatchObject([{ stage: 'read', state: 'skipped', data: { loss } }]);
  });

  it.each([
    ['once', { deaths: 1, deathsAlone: 1 }],
    ['a few times with other stages at work', { deaths: 4, deathsAlone: 1 }],
  ])('restarts a stage whose process died %s', async (_, deaths) => {
    const { runner, runs } = setUp(async () => ({ state: 'done', output, reason: null }), 'running', deaths);
    await runner.run('read', jobOf());
    expect(runs()).toBe(1);
  });

  it('strips terminal control characters from all stored output', async () => {
    const hostile = 'Hall\u001b[2J \u202eclosed';
    const { runner, stored } = setUp(async () => ({
      state: 'partial',
      output: { posts: [{ text: hostile, author: { name: hostile } }] },
      reason: hostile,
    }));
    await runner.run('read', jobOf());
    expect(stored).toMatchObject([
      { data: { posts: [{ text: 'Hall closed', author: { name: 'Hall closed' } }] }, reason: 'Hall closed' },
    ]);
  });

  it('runs a stage once if its job is delivered twice at the same time', async () => {
    const { runner, runs } = setUp(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { state: 'done', output, reason: null };
    });
    await Promise.all([runner.run('read', jobOf()), runner.run('read', jobOf({ attempt: 2 }))]);
    expect(runs()).toBe(1);
  });

  it('stores what is ready at the time limit and names the loss', async () => {
    const { runner, stored } = setUp(async () => ({ state: 'done', output, reason: null }));
    await runner.run('read', jobOf({ signal: AbortSignal.abort('timeout') }));
    const loss = createReason('loss.stage-cut-short', { stage: 'read', rest: null });
    expect(stored).toMatchObject([
      { state: 'partial', reason: expect.stringContaining('time limit'), data: { ...output, loss } },
    ]);
  });

  it('stores nothing for a stage cut short by a shutdown', async () => {
    const { runner, stored } = setUp(async () => ({ state: 'done', output, reason: null }));
    await expect(runner.run('read', jobOf({ signal: AbortSignal.abort('shutdown') }))).rejects.toMatchObject({
      code: 'cancelled',
    });
    expect(stored).toEqual([]);
  });

  it('stores nothing for a stage that lost a call because a store was unavailable', async () => {
    const away = new CorroborateError('database-unavailable', 'The database does not answer.');
    const { runner, stored } = setUp(async ({ context }) => {
      context.onStoreAway?.(away);
      return { state: 'partial', output, reason: 'the engine failed' };
    });
    await expect(runner.run('read', jobOf())).rejects.toBe(away);
    expect(stored).toEqual([]);
  });

  it('stores a result only after its originals', async () => {
    const steps: string[] = [];
    const { runner, stored } = setUp(async ({ context }) => {
      const original = Promise.withResolvers<void>();
      const hurry = () =>
        setTimeout(() => (steps.push(`originals before ${stored.length} results`), original.resolve()), 5);
      context.onPending?.({ stored: original.promise, hurry });
      return { state: 'done', output, reason: null };
    });
    await runner.run('read', jobOf());
    expect(steps).toEqual(['originals before 0 results']);
    expect(stored).toHaveLength(1);
  });

  it('stores nothing for a stage whose originals could not be stored', async () => {
    const away = new CorroborateError('database-unavailable', 'The database does not answer.');
    const { runner, stored } = setUp(async ({ context }) => {
      const failing = new Promise<void>((resolve) => setTimeout(resolve, 1));
      const reported = failing.then(() => context.onStoreAway?.(away));
      context.onPending?.({ stored: reported, hurry: () => undefined });
      return { state: 'done', output, reason: null };
    });
    await expect(runner.run('read', jobOf())).rejects.toBe(away);
    expect(stored).toEqual([]);
  });

  it('ignores an investigation that has ended', async () => {
    const { runner, runs } = setUp(async () => ({ state: 'done', output, reason: null }), 'cancelled');
    await runner.run('read', jobOf());
    expect(runs()).toBe(0);
  });

  it('applies a stored decision again if its job is retried', async () => {
    const { runner, advanced } = setUp(async () => ({ state: 'done', output, reason: null }));
    await runner.run('decide', jobOf());
    await runner.run('decide', jobOf({ attempt: 2 }));
    expect(advanced).toEqual([1, 1]);
  });

  it('stores nothing for a stage that skipped a call because of a pause, so that it runs again', async () => {
    const { runner, stored } = setUp(async ({ context }) => {
      context.onPaused?.();
      return { state: 'partial', output, reason: 'the engine was not asked' };
    });
    await runner.run('read', jobOf());
    expect(stored).toEqual([]);
  });

  it('runs a stage for a later job tree if the earlier run stored nothing', async () => {
    let paused = true;
    const { runner, stored } = setUp(async ({ context }) => {
      if (paused) context.onPaused?.();
      paused = false;
      return { state: 'done', output, reason: null };
    });
    await Promise.all([runner.run('read', jobOf()), runner.run('read', jobOf({ generation: 1000 }))]);
    expect(stored).toHaveLength(1);
  });
});
