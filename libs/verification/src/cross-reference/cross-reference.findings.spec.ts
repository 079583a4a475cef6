import type { Claim, Cluster, OutletKind, Stance, Tier } from '@corroborate/domain';
import { buildArticle, buildTopic, buildSourceView } from '@corroborate/domain/testing';
import { CROSS_REFERENCE_LIMITS } from '../verification.thresholds';
import { crossReference } from './cross-reference.policy';

const claim = (id: string): Claim => ({
  id,
  text: 'The bridge closed.',
  kind: 'event',
  core: id === 'c1',
  importance: 1,
  reasons: [],
});
interface Says {
  stance: Stance;
  kind?: OutletKind;
  tier?: Tier;
  readable?: boolean;
  isTopicPage?: boolean;
}
const says = (stance: Stance, given: Omit<Says, 'stance'> = {}): Says => ({ stance, ...given });
const PRO = says('supports');
const CONTRA = says('disputes');

function laid(pages: Says[], claimIds = ['c1'], clusters?: Cluster[]) {
  const claims = claimIds.map(claim);
  const sources = pages.map(({ stance, ...given }, at) => ({
    view: buildSourceView(at + 1, given),
    article: buildArticle('Bridge closed', 'Nothing else.'),
    perClaim: claims.map(({ id }) => ({
      claimId: id,
      judgement: { ...buildSourceView(at + 1).stance, stance },
    })),
  }));
  const own = pages.map((_, at): Cluster => ({
    id: `v${at + 1}`,
    sourceIds: [at + 1],
    representativeId: at + 1,
    reasons: [],
  }));
  return crossReference({ topic: buildTopic({ title: 'Bridge closed' }), claims, sources, clusters: clusters ?? own });
}
const verdict = (pages: Says[], id = 'c1') => laid(pages, [id]).findings[0]?.verdict;

describe('verdict on a claim', () => {
  it.each([
    ['no sources', [], 'unverifiable'],
    ['one supporting', [PRO], 'verified'],
    ['one disputing newsroom', [CONTRA], 'disputed'],
    ['two disputing newsrooms', [CONTRA, CONTRA], 'refuted'],
    ['a disputing fact checker', [says('disputes', { kind: 'factchecker' })], 'refuted'],
    ['the concerned authority disputes', [says('disputes', { kind: 'official' })], 'refuted'],
    ['one on each side', [PRO, CONTRA], 'disputed'],
    ['more supporting than disputing the main claim', [PRO, PRO, CONTRA], 'disputed'],
    ['a mention', [says('mentions')], 'unverifiable'],
  ])('follows independent credible sources: %s: %s', (_, pages: Says[], expected) =>
    expect(verdict(pages)).toBe(expected),
  );

  it.each([
    ['as many supporting as disputing a detail', [PRO, CONTRA], 'disputed'],
    ['more supporting than disputing a detail', [PRO, PRO, CONTRA], 'partially true'],
    ['more disputing than supporting a detail', [PRO, CONTRA, CONTRA], 'disputed'],
  ])('follows the majority for a detail: %s: %s', (_, pages, expected) => expect(verdict(pages, 'c2')).toBe(expected));

  it.each([
    ['a page of low credibility', says('supports', { tier: 3 })],
    ['a page that was not read', says('supports', { readable: false })],
    ['the topic’s own page', says('supports', { isTopicPage: true })],
  ])('does not mark a claim as verified because of %s', (_, page) => expect(verdict([page])).toBe('unverifiable'));

  it('counts two pages of one group once', () => {
    const one: Cluster[] = [{ id: 'v1', sourceIds: [1, 2], representativeId: 1, reasons: [] }];
    expect(laid([PRO, PRO], ['c1'], one).findings[0]?.reasons).toMatchObject([
      { code: 'claim.confirmed', params: { voices: 1, names: ['Outlet 1'] } },
    ]);
  });

  it('gives the sources on each side as reasons', () => {
    const codes = (pages: Says[]) => laid(pages).findings[0]?.reasons.map(({ code }) => code);
    expect(codes([])).toEqual(['claim.nobody-speaks']);
    expect(codes([PRO, CONTRA])).toEqual(['claim.confirmed', 'claim.disputed']);
  });

  it('limits the names in a reason and gives the total number', () => {
    const [reason] = laid(Array.from({ length: 9 }, () => PRO)).findings[0]?.reasons ?? [];
    expect(reason).toMatchObject({ code: 'claim.confirmed', params: { voices: 9 } });
    expect((reason?.params as { names: string[] }).names).toHaveLength(CROSS_REFERENCE_LIMITS.maxNames);
  });

  it('keeps pages of low credibility as evidence and drops unrelated ones', () => {
    const { findings } = laid([says('supports', { tier: 4 }), says('mentions'), says('unrelated')]);
    expect(findings[0]?.evidence.map(({ sourceId, stance }) => [sourceId, stance])).toEqual([
      [1, 'supports'],
      [2, 'mentions'],
    ]);
  });
});

describe('confidence of a finding', () => {
  const confidence = (pages: Says[]) => laid(pages).findings[0]?.confidence;
  it.each([
    [[], 10],
    [[PRO], 60],
    [[CONTRA, CONTRA], 75],
    [[PRO, PRO, PRO], 90],
    [[PRO, PRO, PRO, PRO], 95],
    [Array.from({ length: 12 }, () => PRO), 95],
    [[PRO, CONTRA], 55],
    [[PRO, PRO, PRO, CONTRA], 55],
  ])('calculates the expected confidence of a finding in case %#', (pages: Says[], points) =>
    expect(confidence(pages)).toBe(points),
  );
});

describe('consistency score', () => {
  it.each([
    ['no source addresses any claim', [], ['c1'], 50],
    ['all claims confirmed', [PRO], ['c1', 'c2'], 100],
    ['all claims refuted', [CONTRA, CONTRA], ['c1'], 80],
    ['all claims disputed', [PRO, CONTRA], ['c1'], 20],
    ['main claim disputed, a detail partially true', [PRO, PRO, CONTRA], ['c1', 'c2'], 40],
  ])('calculates the expected consistency score: %s', (_, pages: Says[], ids, points) =>
    expect(laid(pages, ids).consistencyScore).toBe(points),
  );

  it('does not depend on the order of pages', () => {
    const pages = [PRO, CONTRA, says('mentions'), says('supports', { tier: 3 }), PRO];
    const turned = [...pages].reverse();
    expect(laid(turned).consistencyScore).toBe(laid(pages).consistencyScore);
    expect(laid(turned).findings[0]?.verdict).toBe(laid(pages).findings[0]?.verdict);
  });
});
