import { createReason, STAGES } from '@corroborate/domain';
import {
  shouldAbortStage,
  readDeadlines,
  findStopReason,
  shouldSkipStage,
  toLossReason,
  type StopReason,
} from './halt.policy';

const settings = { DEADLINE_QUICK_MINUTES: 2, DEADLINE_DETAILED_MINUTES: 5, MAX_MINUTES: 60, CLOCK_START: undefined };
const deadlines = readDeadlines(settings);
const started = '2026-01-01T12:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(started) + minutes * 60_000);
const row = { mode: 'detailed', startedAt: started, pausedMs: 0, wrapUpAt: null } as const;
const deadline = createReason('stop.deadline', { mode: 'detailed', minutes: 5 }) as StopReason;
const wrapUp = createReason('stop.wrapped-up') as StopReason;

describe('stop reason', () => {
  it('returns null as the stop reason before the time limit of the mode, then the time limit', () => {
    expect(findStopReason(row, at(4.99), deadlines)).toBeNull();
    expect(findStopReason(row, at(5), deadlines)).toEqual(deadline);
    expect(findStopReason({ ...row, mode: 'exhaustive' }, at(59), deadlines)).toBeNull();
    expect(findStopReason({ ...row, mode: 'quick' }, at(2), deadlines)).toMatchObject({ params: { minutes: 2 } });
  });

  it('excludes paused time', () => {
    expect(findStopReason({ ...row, pausedMs: 60_000 }, at(5.99), deadlines)).toBeNull();
    expect(findStopReason({ ...row, pausedMs: 60_000 }, at(6), deadlines)).toEqual(deadline);
  });

  it('never returns the time limit as the stop reason before the start, without a limit or in a replay', () => {
    expect(findStopReason({ ...row, startedAt: null }, at(900), deadlines)).toBeNull();
    expect(findStopReason(row, at(900), { ...deadlines, detailed: 0 })).toBeNull();
    expect(findStopReason(row, at(900), readDeadlines({ ...settings, CLOCK_START: started }))).toBeNull();
  });

  it('returns the editor’s wrap-up rather than the time limit as the stop reason', () =>
    expect(findStopReason({ ...row, wrapUpAt: started }, at(900), deadlines)).toEqual(wrapUp));
});

describe('stages skipped at a stop', () => {
  const leftOut = (halt: StopReason | null, weighed: boolean) =>
    STAGES.filter((stage) => shouldSkipStage(halt, stage, weighed));
  const gathering = ['search', 'social', 'records', 'context', 'read'];

  it('skips all collecting stages after the time limit', () => {
    expect(leftOut(deadline, false)).toEqual(gathering);
    expect(leftOut(deadline, true)).toEqual(gathering);
  });

  it('skips no stage in the first round after a wrap-up, and all collecting stages later', () => {
    expect(leftOut(wrapUp, false)).toEqual([]);
    expect(leftOut(wrapUp, true)).toEqual(gathering);
  });

  it('skips no stage without a stop reason', () => expect(leftOut(null, true)).toEqual([]));

  it('cuts collecting stages short only at the time limit', () => {
    expect(STAGES.filter((stage) => shouldAbortStage(deadline, stage))).toEqual(gathering);
    expect(STAGES.some((stage) => shouldAbortStage(wrapUp, stage) || shouldAbortStage(null, stage))).toBe(false);
  });

  it('reports stages skipped at a stop as missing', () => {
    expect(toLossReason(deadline)).toEqual(createReason('loss.deadline', { minutes: 5 }));
    expect(toLossReason(wrapUp)).toEqual(createReason('loss.wrapped-up'));
  });
});
