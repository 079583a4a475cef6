import { readFileSync } from 'node:fs';
import path from 'node:path';
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
  story: null,
  ...patch,
});
const truth = (patch: Partial<Truth>): Truth => ({ topic: 't1', verdict: 'unknown', level: ['unverified'], ...patch });

describe('the world score', () => {
  it('counts an applied upgrade as false only if no level above unverified is acceptable', () => {
    const truths = [truth({}), truth({ topic: 't2', level: ['unverified', 'verified'] })];
    const outcomes = [outcome({ applied: 'verified' }), outcome({ topic: 't2', applied: 'verified' })];
    const { falseUpgradeRate, falselyUpgradedShare, counts } = scoreWorld(truths, outcomes);
    expect([falseUpgradeRate, falselyUpgradedShare]).toEqual([0.5, 1]);
    expect(counts).toMatchObject({ upgraded: 2, falseUpgrades: 1, shouldStay: 1, shouldRise: 0 });
  });

  it('computes the rate of false upgrades both among upgrades and among topics that should stay unverified', () => {
    const stay = ['a', 'b', 'c', 'd'].map((topic) => truth({ topic }));
    const rise = truth({ topic: 'e', level: ['verified'] });
    const outcomes = ['a', 'b', 'c', 'd', 'e'].map((topic) =>
      outcome({ topic, applied: ['a', 'e'].includes(topic) ? 'verified' : 'unverified' }),
    );
    const { falseUpgradeRate, falselyUpgradedShare } = scoreWorld([...stay, rise], outcomes);
    expect([falseUpgradeRate, falselyUpgradedShare]).toEqual([1 / 2, 1 / 4]);
  });

  it('distinguishes upgrades never recommended from those recommended and held for review', () => {
    const truths = ['missed', 'held', 'applied'].map((topic) => truth({ topic, level: ['verified'] }));
    const outcomes = [
      outcome({ topic: 'missed' }),
      outcome({ topic: 'held', recommended: 'verified' }),
      outcome({ topic: 'applied', recommended: 'verified', applied: 'verified' }),
    ];
    const { missedUpgradeRate, heldUpgradeRate, missedAppliedRate, levelAgreement, counts } = scoreWorld(
      truths,
      outcomes,
    );
    expect([missedUpgradeRate, heldUpgradeRate, missedAppliedRate, levelAgreement]).toEqual([
      1 / 3,
      1 / 3,
      2 / 3,
      1 / 3,
    ]);
    expect(counts).toMatchObject({ shouldRise: 3, recommended: 2, upgraded: 1, held: 1, missed: 1 });
  });

  it('counts a held recommendation for a topic that should stay unverified as held, not as an upgrade', () => {
    const { falseUpgradeRate, falselyUpgradedShare, heldUpgradeRate, counts } = scoreWorld(
      [truth({})],
      [outcome({ recommended: 'verified' })],
    );
    expect([falseUpgradeRate, falselyUpgradedShare, heldUpgradeRate]).toEqual([0, 0, 0]);
    expect(counts).toMatchObject({ held: 1, falselyRecommended: 1, upgraded: 0, falseUpgrades: 0 });
  });

  it('measures times and costs of investigations only, not of topics rejected by the gates', () => {
    const truths = ['t1', 't2'].map((topic) => truth({ topic }));
    const { wallMs, costUsd, upstreamCalls } = scoreWorld(truths, [
      outcome({ wallMs: 40, costUsd: 0.2, upstreamCalls: 8 }),
      outcome({ topic: 't2', investigated: false, wallMs: 0, costUsd: 0, upstreamCalls: 0 }),
    ]);
    expect([wallMs.p50, costUsd.mean, upstreamCalls.mean]).toEqual([40, 0.2, 8]);
  });

  it('expects no investigation of a topic that is not a candidate', () => {
    const refused = scoreWorld([truth({ candidate: false })], [outcome({ investigated: false })]);
    const touched = scoreWorld([truth({ candidate: false })], [outcome({ investigated: true })]);
    expect([refused.levelAgreement, touched.levelAgreement]).toEqual([1, 0]);
  });

  it('counts a topic without an outcome as a failure', () => {
    expect(scoreWorld([truth({})], []).failures).toBe(1);
  });

  it('computes review precision only over topics with a known expected review', () => {
    const truths = [truth({ review: true }), truth({ topic: 't2', review: false }), truth({ topic: 't3' })];
    const outcomes = ['t1', 't2', 't3'].map((topic) => outcome({ topic, review: true }));
    const { reviewRecall, reviewPrecision } = scoreWorld(truths, outcomes);
    expect([reviewRecall, reviewPrecision]).toEqual([1, 0.5]);
  });

  it('accepts an origin by URL or domain, ignoring the scheme and www', () => {
    const found = { originUrl: 'https://www.example.org/a/', originSite: 'example.org' };
    expect(originOk(['http://example.org/a'], found)).toBe(true);
    expect(originOk(['http://example.org/a?utm_hp_ref=tw&utm_medium=social&fbclid=1', 'x.org'], found)).toBe(true);
    expect(originOk(['http://example.org:80/a/'], found)).toBe(true);
    expect(originOk(['http://example.org/a?id=2'], found)).toBe(false);
    expect(originOk(['example.org'], found)).toBe(true);
    expect(originOk(['http://example.org/b', 'other.org'], found)).toBe(false);
  });

  it('explains every metric of the world score and every baseline limit in the glossary', () => {
    const root = path.resolve(__dirname, '../../..');
    const explained = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');
    const { topics: _topics, rows: _rows, counts, ...figures } = scoreWorld([], []);
    const floors = (
      JSON.parse(readFileSync(path.join(root, 'lab/eval/baseline.json'), 'utf8')) as Record<string, object>
    )['worlds/demo/demo'];
    for (const name of [...Object.keys(figures), ...Object.keys(counts)]) expect(explained).toContain(`\`${name}\``);
    for (const floor of Object.keys(floors ?? {})) expect(Object.keys(figures)).toContain(floor);
  });

  it('computes quantiles by nearest rank', () => {
    expect([quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 0.95), quantile([], 0.5)]).toEqual([2, 4, 0]);
  });
});
