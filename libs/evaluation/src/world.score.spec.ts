import type { Outcome, Truth } from './world-score.types';
import { originOk, quantile, scoreWorld } from './world.score';

const outcome = (patch: Partial<Outcome>): Outcome => ({
  topic: 't1',
  applied: 'unverified',
  recommended: 'unverified',
  originUrl: null,
  originSite: null,
  independent: 0,
  review: false,
  reasons: [],
  wallMs: 10,
  costUsd: 0,
  upstreamCalls: 1,
  confidence: 60,
  investigated: true,
  failure: null,
  ...patch,
});
const truth = (patch: Partial<Truth>): Truth => ({ topic: 't1', verdict: 'unknown', level: ['unverified'], ...patch });

describe('the score of a world', () => {
  it('counts an applied upgrade as false only where nothing but unverified is acceptable', () => {
    const truths = [truth({}), truth({ topic: 't2', level: ['unverified', 'verified'] })];
    const outcomes = [outcome({ applied: 'verified' }), outcome({ topic: 't2', applied: 'verified' })];
    expect(scoreWorld(truths, outcomes).falseUpgradeRate).toBe(1);
  });

  it('counts a held recommendation neither as false upgrade nor as missed', () => {
    const score = scoreWorld([truth({ level: ['verified'] })], [outcome({ recommended: 'verified' })]);
    expect(score.missedUpgradeRate).toBe(0);
    expect(score.levelAccuracy).toBe(0);
  });

  it('wants a topic that is no candidate to be left alone', () => {
    const refused = scoreWorld([truth({ candidate: false })], [outcome({ investigated: false })]);
    const touched = scoreWorld([truth({ candidate: false })], [outcome({ investigated: true })]);
    expect([refused.levelAccuracy, touched.levelAccuracy]).toEqual([1, 0]);
  });

  it('counts a topic without any outcome as a failure', () => {
    expect(scoreWorld([truth({})], []).failures).toBe(1);
  });

  it('takes review precision over topics of which the truth speaks', () => {
    const truths = [truth({ review: true }), truth({ topic: 't2', review: false }), truth({ topic: 't3' })];
    const outcomes = ['t1', 't2', 't3'].map((topic) => outcome({ topic, review: true }));
    const { reviewRecall, reviewPrecision } = scoreWorld(truths, outcomes);
    expect([reviewRecall, reviewPrecision]).toEqual([1, 0.5]);
  });

  it('accepts an origin by address or by domain, whatever the scheme and www', () => {
    const found = { originUrl: 'https://www.example.org/a/', originSite: 'example.org' };
    expect(originOk(['http://example.org/a'], found)).toBe(true);
    expect(originOk(['http://example.org/a?utm_hp_ref=tw&utm_medium=social&fbclid=1', 'x.org'], found)).toBe(true);
    expect(originOk(['http://example.org:80/a/'], found)).toBe(true);
    expect(originOk(['http://example.org/a?id=2'], found)).toBe(false);
    expect(originOk(['example.org'], found)).toBe(true);
    expect(originOk(['http://example.org/b', 'other.org'], found)).toBe(false);
  });

  it('takes quantiles by nearest rank', () => {
    expect([quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 0.95), quantile([], 0.5)]).toEqual([2, 4, 0]);
  });
});
