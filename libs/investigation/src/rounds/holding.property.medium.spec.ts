import { openDatabase, type Database, type InvestigationEntity } from '@corroborate/db';
import type { QueueHub } from '@corroborate/queue';
import { topicDraftSample as topicDraft, startInvestigation } from '@corroborate/db/testing';
import { createReason, isTerminal, systemClock, type StageName } from '@corroborate/domain';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { Advancer } from './advancer';
import { Reconciler } from './reconciler';
import { selectStages } from './round.policy';
import { ACTIVE_STAGES } from '../stages/stage.types';
import { StageRunner, type StageSet } from './stage.runner';
import type { StageInput } from '../stages/stage';
import { treeNumber } from './tree.policy';

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});

/** Seeded, for the same numbers each time. */
function dice(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Wanted = Parameters<QueueHub['enqueueRound']>[0];

/** Job trees in memory: each delivers its stages in order, and can be lost. */
class Trees implements Pick<QueueHub, 'enqueueRound'> {
  readonly trees = new Map<string, { request: Wanted; left: StageName[] }>();

  async enqueueRound(request: Wanted): Promise<string> {
    const id = `r${request.round}-g${request.generation}`;
    const left = ACTIVE_STAGES.filter((stage) => request.stages.includes(stage));
    if (!this.trees.has(id)) this.trees.set(id, { request, left });
    return id;
  }

  async rootState(id: string): Promise<'living' | 'done' | 'missing'> {
    const tree = this.trees.get(id);
    if (!tree) return 'missing';
    return tree.left.length > 0 ? 'living' : 'done';
  }

  living(): string[] {
    return [...this.trees].flatMap(([id, { left }]) => (left.length > 0 ? [id] : []));
  }
}

/** One investigation with random events, some of them concurrent. */
class Trial {
  readonly queue = new Trees();
  readonly begun: { stage: StageName; round: number; status: string }[] = [];
  private readonly advancer = new Advancer(db, this.queue, systemClock, {
    onConcluded: () => undefined,
    before: async () => 'conclude',
  });
  private readonly runner: StageRunner;
  private readonly reconciler = new Reconciler(db, this.queue, this.advancer, systemClock);

  constructor(
    readonly id: number,
    private readonly roll: (below: number) => number,
  ) {
    const stages = Object.fromEntries(ACTIVE_STAGES.map((stage) => [stage, this.stage(stage)]));
    const deadlines = { quick: 5, detailed: 5, exhaustive: 5 };
    this.runner = new StageRunner(db, stages as unknown as StageSet, this.advancer, { clock: systemClock, deadlines });
  }

  private stage(name: StageName) {
    return { name, run: (input: StageInput) => this.work(name, input) };
  }

  private async work(stage: StageName, { round, halt }: StageInput) {
    this.begun.push({ stage, round, status: (await this.row()).status });
    // No evidence was collected, which is a valid end and needs no evidence.
    const decided = { decision: null, again: round < 3 && !halt, gaps: [], why: createReason('stop.nothing-gathered') };
    const output = { decide: decided, read: { pages: [] }, origin: { chased: [] } }[stage as string] ?? {};
    return { state: 'done', output, reason: null };
  }

  async row(): Promise<InvestigationEntity> {
    return (await db.investigations.get(this.id))!;
  }

  async begin(): Promise<void> {
    await this.advancer.startRound(await this.row(), 1);
  }

  async job(): Promise<void> {
    const living = this.queue.living();
    const tree = this.queue.trees.get(living[this.roll(living.length)] ?? '');
    const stage = tree?.left.shift();
    if (!tree || !stage) return;
    const { round, generation } = tree.request;
    const signal = new AbortController().signal;
    await this.runner.run(stage, { investigationId: this.id, round, generation, attempt: 1, signal });
  }

  async resume(): Promise<void> {
    const held = await db.investigations.resume(this.id, 'test');
    if (held.kind === 'held' && held.changed) await this.advancer.takeUp(await this.row());
  }

  /** Possible events; work occurs more often than the others. */
  private readonly events: (() => Promise<unknown>)[] = [
    ...Array.from({ length: 8 }, () => () => this.job()),
    () => db.investigations.pause(this.id, 'test'),
    () => this.resume(),
    () => this.resume(),
    () => this.reconciler.reconcile(),
    async () => this.queue.trees.delete(this.queue.living()[0] ?? ''),
    () => (this.roll(6) === 0 ? db.investigations.wrapUp(this.id, 'test') : this.job()),
    () => (this.roll(12) === 0 ? db.investigations.cancel(this.id) : this.job()),
    () => (this.roll(12) === 0 ? this.ageBy(600) : this.job()),
  ];

  ageBy(seconds: number) {
    return db.dataSource.query(
      "UPDATE investigations SET started_at = started_at - $2 * interval '1 second' WHERE id = $1",
      [this.id, seconds],
    );
  }

  /** One event, or two concurrent ones. */
  async step(): Promise<void> {
    const one = () => this.events[this.roll(this.events.length)]!();
    await (this.roll(3) === 0 ? Promise.all([one(), one()]) : one());
  }

  async toItsEnd(): Promise<void> {
    for (let n = 0; n < 120 && !isTerminal((await this.row()).status); n += 1) {
      await this.resume();
      await this.reconciler.reconcile();
      await this.job();
    }
  }
}

async function trialOf(seed: number): Promise<Trial> {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `trial-${seed}` })]);
  const made = await db.investigations.create({
    ...{
      topicId: stored!.topic.id,
      mode: 'detailed',
      priority: 'normal',
      budgetUsd: 1,
      forced: true,
      requestedBy: 'x',
    },
  });
  const id = made.created ? made.investigation.id : 0;
  // Simulates an older row, because the reconciler ignores recently queued ones.
  await db.dataSource.query("UPDATE investigations SET queued_at = now() - interval '1 hour' WHERE id = $1", [id]);
  return new Trial(id, dice(seed));
}

const ENDS = ['cancelled', 'failed', 'investigation.completed'];
const SEEDS = Array.from({ length: 25 }, (_, n) => n + 1);

describe('investigation with random events', () => {
  it.each(SEEDS)('ends once, with every stage of its decided rounds (seed %i)', async (seed) => {
    const trial = await trialOf(seed);
    await trial.begin();
    for (let n = 0; n < 40; n += 1) await trial.step();
    await trial.toItsEnd();
    const row = await trial.row();
    expect(isTerminal(row.status)).toBe(true);
    const events = await db.events.since(trial.id, 0, 1_000);
    expect(events.filter(({ type }) => ENDS.includes(type))).toHaveLength(1);
    await noHalfRound(trial.id);
  });

  it('starts no stage while paused, however often its jobs are delivered', async () => {
    const trial = await trialOf(1_000_001);
    await trial.begin();
    await db.investigations.pause(trial.id, 'test');
    for (const [, { left, request }] of trial.queue.trees) expect([left.length, request.round]).toEqual([9, 1]);
    for (let n = 0; n < 12; n += 1) await trial.job();
    expect(trial.begun).toEqual([]);
    await trial.toItsEnd();
    expect(trial.begun.filter(({ round }) => round === 1).map(({ stage }) => stage)).toEqual([...ACTIVE_STAGES]);
  });

  it('decides an investigation in its current round on a wrap-up, and in the first after the time limit', async () => {
    const wrapped = await trialOf(1_000_002);
    await wrapped.begin();
    await db.investigations.wrapUp(wrapped.id, 'test');
    await wrapped.toItsEnd();
    expect(new Set(wrapped.begun.map(({ round }) => round))).toEqual(new Set([1]));
    expect(wrapped.begun).toHaveLength(selectStages(1).length);
    const late = await trialOf(1_000_003);
    await late.begin();
    await startInvestigation(db, late.id);
    await late.ageBy(600);
    await late.toItsEnd();
    expect(late.begun.map(({ stage }) => stage)).toEqual(['assess', 'origin', 'cross-reference', 'decide']);
    const skipped = (await db.stageResults.findAll(late.id)).filter(({ state }) => state === 'skipped');
    expect(skipped.map(({ data }) => data)).toEqual(
      Array.from({ length: 5 }, () => ({ loss: createReason('loss.deadline', { minutes: 5 }) })),
    );
  });
});

/** A decided round has all its stages: none was skipped while no stage could start. */
async function noHalfRound(id: number): Promise<void> {
  const rows = await db.stageResults.findAll(id);
  for (const { round } of rows.filter(({ stage }) => stage === 'decide')) {
    const stored = rows.filter((one) => one.round === round).map(({ stage }) => stage);
    expect(stored.toSorted()).toEqual(selectStages(round).toSorted());
  }
}

it('numbers job trees so that one before a pause always differs from one after it', () =>
  expect(treeNumber({ pauses: 1, generation: 0 })).toBeGreaterThan(treeNumber({ pauses: 0, generation: 8 })));
