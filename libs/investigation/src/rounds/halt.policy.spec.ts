import { createReason, STAGES } from '@corroborate/domain';
import { cutsShort, deadlinesOf, haltOf, leavesOut, lossOfHalt, type Halt } from './halt.policy';

const settings = { DEADLINE_QUICK_MINUTES: 2, DEADLINE_DETAILED_MINUTES: 5, MAX_MINUTES: 60, CLOCK_START: undefined };
const deadlines = deadlinesOf(settings);
const started = '2026-01-01T12:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(started) + minutes * 60_000);
const row = { mode: 'detailed', startedAt: started, pausedMs: 0, wrapUpAt: null } as const;
const deadline = createReason('stop.deadline', { mode: 'detailed', minutes: 5 }) as Halt;
const wrapUp = createReason('stop.wrapped-up') as Halt;

describe('why no more is gathered', () => {
  it('is nothing before the time of the mode is over, and the time from then on', () => {
    expect(haltOf(row, at(4.99), deadlines)).toBeNull();
    expect(haltOf(row, at(5), deadlines)).toEqual(deadline);
    expect(haltOf({ ...row, mode: 'exhaustive' }, at(59), deadlines)).toBeNull();
    expect(haltOf({ ...row, mode: 'quick' }, at(2), deadlines)).toMatchObject({ params: { minutes: 2 } });
  });

  it('does not count the time for which it was paused', () => {
    expect(haltOf({ ...row, pausedMs: 60_000 }, at(5.99), deadlines)).toBeNull();
    expect(haltOf({ ...row, pausedMs: 60_000 }, at(6), deadlines)).toEqual(deadline);
  });

  it('is never the time where it has not begun, where there is no limit, or in a replay', () => {
    expect(haltOf({ ...row, startedAt: null }, at(900), deadlines)).toBeNull();
    expect(haltOf(row, at(900), { ...deadlines, detailed: 0 })).toBeNull();
    expect(haltOf(row, at(900), deadlinesOf({ ...settings, CLOCK_START: started }))).toBeNull();
  });

  it('is the wish of a person before the time', () =>
    expect(haltOf({ ...row, wrapUpAt: started }, at(900), deadlines)).toEqual(wrapUp));
});

describe('what is left out then', () => {
  const leftOut = (halt: Halt | null, weighed: boolean) => STAGES.filter((stage) => leavesOut(halt, stage, weighed));
  const gathering = ['search', 'social', 'records', 'context', 'read'];

  it('is all that gathers where the time is over', () => {
    expect(leftOut(deadline, false)).toEqual(gathering);
    expect(leftOut(deadline, true)).toEqual(gathering);
  });

  it('is nothing of the first round where a person wraps up, and all that gathers after it', () => {
    expect(leftOut(wrapUp, false)).toEqual([]);
    expect(leftOut(wrapUp, true)).toEqual(gathering);
  });

  it('is nothing without a reason', () => expect(leftOut(null, true)).toEqual([]));

  it('cuts short what is at work by the clock alone', () => {
    expect(STAGES.filter((stage) => cutsShort(deadline, stage))).toEqual(gathering);
    expect(STAGES.some((stage) => cutsShort(wrapUp, stage) || cutsShort(null, stage))).toBe(false);
  });

  it('is told as missing', () => {
    expect(lossOfHalt(deadline)).toEqual(createReason('loss.deadline', { minutes: 5 }));
    expect(lossOfHalt(wrapUp)).toEqual(createReason('loss.wrapped-up'));
  });
});
