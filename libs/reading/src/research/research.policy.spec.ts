import { MAX_STARTS, nextStep, WAYS, type ResearchProgress } from './research.policy';
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

describe('a piece of research', () => {
  it('is asked for again by its id while it is under way', () =>
    expect(nextStep(wanted, { kind: 'pending', id: 'r9' }, at(1), limits)).toMatchObject({
      ...{ state: 'pending', externalId: 'r9', waitMs: 20_000, fault: null },
    }));

  it('is done with its text and what it names', () => {
    const leads = [{ url: 'https://a.example/', title: null }];
    expect(nextStep(pending, { kind: 'done', id: 'r1', text: 't', leads, costUsd: 0.4 }, at(1), limits)).toMatchObject({
      ...{ state: 'done', externalId: 'r1', text: 't', leads, costUsd: 0.4 },
    });
  });

  it('is kept where it comes at the last moment, however late', () =>
    expect(
      nextStep(pending, { kind: 'done', id: 'r1', text: '', leads: [], costUsd: null }, at(99), limits).state,
    ).toBe('done'));

  it('is ended where it takes longer than is waited for', () => {
    expect(nextStep(pending, { kind: 'pending', id: 'r1' }, at(59.9), limits).state).toBe('pending');
    expect(nextStep(pending, { kind: 'pending', id: 'r1' }, at(60), limits)).toMatchObject({
      ...{ state: 'ended', externalId: 'r1', fault: 'timeout' },
    });
  });
});

describe('after a fault it', () => {
  it('has a way for each', () => expect(Object.keys(WAYS).toSorted()).toEqual([...RESEARCH_FAULTS].toSorted()));

  it('is asked for again by its id after a time-out', () =>
    expect(after(pending, 'timeout')).toMatchObject({ state: 'pending', externalId: 'r1', fault: 'timeout' }));

  it('is begun once more where the call that began it was lost with its id', () => {
    expect(after(wanted, 'timeout')).toMatchObject({ state: 'wanted', externalId: null });
    expect(after({ ...wanted, was: 'starting' }, 'timeout')).toMatchObject({ state: 'wanted' });
    expect(after({ ...wanted, starts: MAX_STARTS }, 'timeout')).toMatchObject({ state: 'failed' });
  });

  it('is begun anew, once, where the provider does not know it', () => {
    expect(after(pending, 'not-found')).toMatchObject({ state: 'wanted', externalId: null });
    expect(after({ ...pending, starts: MAX_STARTS }, 'not-found')).toMatchObject({ state: 'failed' });
  });

  it('waits after too many requests, as long as it is told and a minute at the least', () => {
    expect(after(pending, 'rate-limit')).toMatchObject({ state: 'pending', externalId: 'r1', waitMs: 60_000 });
    expect(after(wanted, 'rate-limit', at(11).toISOString())).toMatchObject({ state: 'wanted', waitMs: 600_000 });
  });

  it.each<ResearchFault>(['auth-error', 'budget', 'refused', 'failed'])('is given up: %s', (kind) => {
    expect(after(pending, kind)).toMatchObject({ state: 'failed', fault: kind, reason: 'so' });
    expect(after(wanted, kind).state).toBe('failed');
  });
});
