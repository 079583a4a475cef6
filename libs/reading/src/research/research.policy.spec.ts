import { MAX_START_ATTEMPTS, nextStep, FAULT_ACTIONS, type ResearchProgress } from './research.policy';
import { RESEARCH_FAULTS, type ResearchFault } from './research.port';

const limits = { pollMs: 20_000, mostMs: 3_600_000 };
const created = '2026-01-01T12:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(created) + minutes * 60_000);
const pending: ResearchProgress = { was: 'pending', externalId: 'r1', starts: 1, createdAt: created };
const wanted: ResearchProgress = { ...pending, was: 'wanted', externalId: null };
const fault = (kind: ResearchFault, retryAt?: string) => ({
  kind: 'fault' as const,
  fault: kind,
  reason: 'so',
  retryAt,
});
const after = (progress: ResearchProgress, kind: ResearchFault, retryAt?: string) =>
  nextStep(progress, fault(kind, retryAt), at(1), limits);

describe('research run', () => {
  it('polls a pending research run by its id', () =>
    expect(nextStep(wanted, { kind: 'pending', id: 'r9' }, at(1), limits)).toMatchObject({
      ...{ state: 'pending', externalId: 'r9', waitMs: 20_000, fault: null },
    }));

  it('marks a completed research run as done with its text and leads', () => {
    const leads = [{ url: 'https://a.example/', title: null }];
    expect(nextStep(pending, { kind: 'done', id: 'r1', text: 't', leads, costUsd: 0.4 }, at(1), limits)).toMatchObject({
      ...{ state: 'done', externalId: 'r1', text: 't', leads, costUsd: 0.4 },
    });
  });

  it('accepts the result of a research run that completes after the time limit', () =>
    expect(
      nextStep(pending, { kind: 'done', id: 'r1', text: '', leads: [], costUsd: null }, at(99), limits).state,
    ).toBe('done'));

  it('ends a research run that is still pending after the time limit', () => {
    expect(nextStep(pending, { kind: 'pending', id: 'r1' }, at(59.9), limits).state).toBe('pending');
    expect(nextStep(pending, { kind: 'pending', id: 'r1' }, at(60), limits)).toMatchObject({
      ...{ state: 'ended', externalId: 'r1', fault: 'timeout' },
    });
  });
});

describe('research run after a fault', () => {
  it('defines a next step of the research run for each fault', () =>
    expect(Object.keys(FAULT_ACTIONS).toSorted()).toEqual([...RESEARCH_FAULTS].toSorted()));

  it('polls a research run by its id again after a timeout', () =>
    expect(after(pending, 'timeout')).toMatchObject({ state: 'pending', externalId: 'r1', fault: 'timeout' }));

  it('restarts a research run if its start request was lost without an id', () => {
    expect(after(wanted, 'timeout')).toMatchObject({ state: 'wanted', externalId: null });
    expect(after({ ...wanted, was: 'starting' }, 'timeout')).toMatchObject({ state: 'wanted' });
    expect(after({ ...wanted, starts: MAX_START_ATTEMPTS }, 'timeout')).toMatchObject({ state: 'failed' });
  });

  it('restarts a research run once if the provider does not know its id', () => {
    expect(after(pending, 'not-found')).toMatchObject({ state: 'wanted', externalId: null });
    expect(after({ ...pending, starts: MAX_START_ATTEMPTS }, 'not-found')).toMatchObject({ state: 'failed' });
  });

  it('waits after a rate limit, for at least a minute', () => {
    expect(after(pending, 'rate-limit')).toMatchObject({ state: 'pending', externalId: 'r1', waitMs: 60_000 });
    expect(after(wanted, 'rate-limit', at(11).toISOString())).toMatchObject({ state: 'wanted', waitMs: 600_000 });
  });

  it.each<ResearchFault>(['auth-error', 'budget', 'refused', 'failed'])('fails on %s', (kind) => {
    expect(after(pending, kind)).toMatchObject({ state: 'failed', fault: kind, reason: 'so' });
    expect(after(wanted, kind).state).toBe('failed');
  });
});
