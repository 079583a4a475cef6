import {
  isAbove,
  points,
  type Claim,
  type ClaimFinding,
  type Cluster,
  type SourceView,
  type VerificationLevel,
} from '@corroborate/domain';
import { buildTopic, buildSourceView } from '@corroborate/domain/testing';
import {
  decideInput,
  disputing,
  mentioning,
  supporting,
  unread,
  independentSources,
  weighedCheck,
} from '../testing/builders';
import { decide } from './decide.policy';
import { DEFAULT_DECIDE_THRESHOLDS, type DecideInput } from './decide.types';

/** Seeded, so that a failure can be reproduced. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const CORE: Claim = { id: 'c1', text: 'Strike.', kind: 'event', core: true, importance: 1, reasons: [] };
const REFUTED: ClaimFinding = { claimId: 'c1', verdict: 'refuted', confidence: points(90), evidence: [], reasons: [] };

const KINDS = [
  (id: number) => supporting(id),
  (id: number) => supporting(id, [], { tier: 1, kind: 'official' }),
  (id: number) => supporting(id, [], { tier: 3 }),
  (id: number) => supporting(id, [], { published: null }),
  (id: number) => supporting(id, [], { kind: 'company' }),
  (id: number) => disputing(id),
  (id: number) => disputing(id, [], { tier: 4 }),
  (id: number) => mentioning(id),
  (id: number) => unread(id),
];
const someSources = (roll: (sides: number) => number): SourceView[] =>
  Array.from({ length: roll(9) }, (_, at) => KINDS[roll(KINDS.length)]?.(at + 1) ?? buildSourceView(at + 1));
const CASES = Array.from({ length: 60 }, (_, at) => someSources(dice(at + 1)));
const shuffled = <T>(list: readonly T[], roll: (sides: number) => number): T[] => {
  const out = [...list];
  for (let at = out.length - 1; at > 0; at -= 1) {
    const other = roll(at + 1);
    [out[at], out[other]] = [out[other] as T, out[at] as T];
  }
  return out;
};
const verdict = (sources: SourceView[], given: Partial<DecideInput> = {}) => {
  const { recommended, applied, held, independentCredible, confidence, review } = decide(
    decideInput({ sources, ...given }),
  );
  const reasons = review.reasons.map(({ reason }) => reason);
  return { recommended, applied, held, independentCredible, confidence, reasons };
};

describe('decision on any pages', () => {
  it('does not depend on their order', () => {
    CASES.forEach((sources, at) => {
      expect(verdict(shuffled(sources, dice(at + 100)))).toEqual(verdict(sources));
    });
  });

  it('never raises a level, recommended or applied, because of an additional disputing page', () => {
    for (const sources of CASES) {
      const [before, after] = [verdict(sources), verdict([...sources, disputing(99)])];
      expect(isAbove(after.recommended, before.recommended)).toBe(false);
      expect(isAbove(after.applied, before.applied)).toBe(false);
      expect(after.reasons).toContain('credible-contradiction');
    }
  });

  it('never raises a level because of a credible fact check that rates the topic false', () => {
    for (const sources of CASES) {
      const after = verdict(sources, { factChecks: [weighedCheck()] });
      expect(isAbove(after.applied, verdict(sources).applied)).toBe(false);
    }
  });

  it('counts no additional source for a copy of a page', () => {
    for (const sources of CASES)
      for (const one of sources) {
        const clusters: Cluster[] = [
          { id: `v${one.id}`, sourceIds: [one.id, 99], representativeId: one.id, reasons: [] },
        ];
        expect(verdict([...sources, { ...one, id: 99 }], { clusters }).independentCredible).toBe(
          verdict(sources).independentCredible,
        );
      }
  });

  it.each([
    ['on a low-tier site', supporting(99, [], { tier: 3 })],
    ['that was not read', unread(99)],
    [
      'without a quote',
      buildSourceView(99, { stance: { stance: 'supports', strength: 1, passage: null, reasons: [] } }),
    ],
    ['on a satire site', supporting(99, [], { kind: 'satire', published: null })],
  ])('counts no additional source for a page %s, next to dated pages', (_, page) => {
    for (const sources of CASES) {
      const dated = [...sources, buildSourceView(88)];
      expect(verdict([...dated, page]).independentCredible).toBe(verdict(dated).independentCredible);
    }
  });

  it('counts only read, credible pages with a quote', () => {
    for (const sources of CASES)
      for (const id of decide(decideInput({ sources })).counted ?? []) {
        const source = sources.find((one) => one.id === id);
        expect(source).toMatchObject({ readable: true, stance: { stance: 'supports' } });
        expect(source?.stance.passage).not.toBeNull();
        expect(source?.tier).toBeLessThanOrEqual(2);
      }
  });

  it.each<VerificationLevel>(['unverified', 'verified', 'certified'])(
    'never lowers the level of a topic that was %s',
    (status) => {
      const topic = buildTopic({ title: 'Strike hits Quillon Cannery', verificationStatus: status });
      for (const sources of CASES) {
        const { applied, recommended } = verdict(sources, { topic });
        expect([isAbove(status, applied), isAbove(status, recommended)]).toEqual([false, false]);
      }
    },
  );

  it('never lowers a level because of an additional credible source', () => {
    for (const sources of CASES) {
      const [before, after] = [verdict(sources), verdict([...sources, buildSourceView(99)])];
      expect(after.independentCredible).toBeGreaterThanOrEqual(before.independentCredible);
    }
  });

  it('does not change its input', () => {
    for (const sources of CASES) {
      const input = decideInput({ sources });
      const copy = structuredClone(input);
      decide(input);
      expect(input).toEqual(copy);
    }
  });
});

describe('thresholds set by an operator', () => {
  const at = (certifiedAt: number, verifiedAt: number, n: number) =>
    verdict(independentSources(n), { thresholds: { ...DEFAULT_DECIDE_THRESHOLDS, certifiedAt, verifiedAt } })
      .recommended;

  it.each([
    [4, 2, 1, 'unverified'],
    [4, 2, 2, 'verified'],
    [4, 2, 3, 'verified'],
    [4, 2, 4, 'certified'],
    [1, 1, 1, 'certified'],
  ])(
    'decides by the operator’s thresholds: certified at %i, verified at %i, %i source(s): %s',
    (certified, verified, n, level) => expect(at(certified, verified, n)).toBe(level),
  );

  it('marks a topic as strongly verified according to the operator’s thresholds', () => {
    const strongly = (n: number) =>
      decide(decideInput({ sources: independentSources(n) })).rules.find(({ rule }) => rule === 'tier-upgrade')
        ?.reasons[0];
    expect(strongly(2)).toMatchObject({
      code: 'level.given',
      params: { voices: 2, level: 'verified', strongly: false },
    });
    expect(strongly(3)).toMatchObject({ params: { strongly: true } });
    expect(strongly(6)).toMatchObject({ params: { level: 'certified', strongly: false } });
  });
});

describe('reasons given by each rule', () => {
  const code = (rule: string, given: Partial<DecideInput>) =>
    decide(decideInput(given)).rules.find((one) => one.rule === rule)?.reasons[0]?.code;
  const certified = buildTopic({ title: 'Strike hits Quillon Cannery', verificationStatus: 'certified' });

  it.each<[string, string, Partial<DecideInput>]>([
    ['never-downgrade', 'level.never-lowered', { topic: certified }],
    ['never-downgrade', 'level.not-lower', { sources: independentSources(1) }],
    ['hold', 'hold.held', { sources: [...independentSources(3), disputing(9)] }],
    ['hold', 'hold.nothing-to-hold', { sources: [disputing(9)] }],
    ['hold', 'hold.none', { sources: independentSources(1) }],
    ['fact-checks', 'fact-check.none', {}],
    ['fact-checks', 'fact-check.none-false', { factChecks: [weighedCheck({ verdict: 'true' })] }],
    ['fact-checks', 'fact-check.rated-false', { factChecks: [weighedCheck()] }],
    ['success', 'success.none', {}],
    ['success', 'success.met', { contextDetails: 5 }],
  ])('gives the expected reason code for the rule %s: %s', (rule, expected, given) =>
    expect(code(rule, given)).toBe(expected),
  );

  it.each<[string, Partial<DecideInput>, string[]]>([
    ['two independent sources', { sources: independentSources(2) }, []],
    ['three independent sources', { sources: independentSources(3) }, ['success.sources']],
    ['four details', { contextDetails: 4 }, []],
    ['five details', { contextDetails: 5 }, ['success.context']],
    ['nine pages', { social: { independentAccounts: 9 } }, []],
    ['ten pages', { social: { independentAccounts: 10 } }, ['success.social-accounts']],
    ['an authority', { origin: { authoritative: true } as never }, ['success.authoritative-origin']],
    ['a disputed authority', { origin: { authoritative: true } as never, sources: [disputing(1)] }, []],
  ])('gives the success criteria met in a decision with %s', (_, given, codes) =>
    expect(decide(decideInput(given)).success.criteria.map((one) => one.code)).toEqual(codes),
  );

  it.each<[string, Partial<DecideInput>, object]>([
    ['nothing was found', {}, { code: 'lift.more-sources', params: { more: 1, level: 'verified' } }],
    ['credible sources deny it', { sources: [disputing(1)] }, { params: { explainDenials: true } }],
    [
      'its main claim is refuted',
      { sources: [disputing(1)], claims: [CORE], findings: [REFUTED] },
      { code: 'lift.denials-stand', params: { names: [disputing(1).name] } },
    ],
    [
      'one independent source counts',
      { sources: independentSources(1) },
      { params: { more: 5, level: 'certified', explainDenials: false } },
    ],
    [
      'a contradiction is unresolved',
      { sources: [...independentSources(3), disputing(9)] },
      { code: 'lift.settle', params: { open: 'contradiction', recommended: 'verified' } },
    ],
    [
      'a fact check rates it false',
      { sources: independentSources(1), factChecks: [weighedCheck()] },
      { code: 'lift.settle', params: { open: 'contradiction' } },
    ],
    [
      'an allegation is unresolved',
      { sources: independentSources(1), topic: buildTopic({ title: 'Treasurer Jon Voss charged with theft' }) },
      { code: 'lift.settle', params: { open: 'allegation' } },
    ],
  ])('names what would raise the level if %s', (_, given, expected) =>
    expect(decide(decideInput(given)).wouldLift).toMatchObject(expected),
  );
});
