import { createReason, type FactCheck } from '@corroborate/domain';
import { extractClaims } from '@corroborate/reading';
import { decide } from '../decision/decide.policy';
import { DEFAULT_DECIDE_THRESHOLDS } from '../decision/decide.types';
import { matchClaimChecks, matchFactChecks, withFactCheck } from './fact-checks.policy';
import { buildArticle, buildTopic, buildSourceView } from '@corroborate/domain/testing';

const topic = buildTopic({
  title: 'Elmsworth bans bicycles downtown',
  summary: 'The council of Elmsworth, Ohio, banned bicycles downtown and will fine riders $200.',
  location: 'Elmsworth, Ohio',
});
const claims = extractClaims(topic);
const check = (given: Partial<FactCheck> = {}): FactCheck => ({
  claim: 'Elmsworth, Ohio, banned bicycles downtown and will fine riders $200.',
  claimant: 'posts',
  claimDate: '2025-03-06T00:00:00.000Z',
  publisher: 'Plain Checks',
  site: 'plainchecks.org',
  url: 'https://plainchecks.org/bicycles',
  title: 'Did Elmsworth ban bicycles?',
  reviewDate: '2025-03-08T00:00:00.000Z',
  rating: 'False',
  language: 'en',
  foundBy: 'index',
  ...given,
});
const verdicts = (given: Partial<FactCheck>) =>
  matchFactChecks(topic, claims, [check(given)]).map(({ verdict }) => verdict);

describe('fact check of the same claim', () => {
  it.each([
    ['False', 'false'],
    ['Made up', 'false'],
    ['Pants on Fire!', 'false'],
    ['True', 'true'],
    ['Half true', 'mixed'],
    ['Falso', 'false'],
  ])('derives a verdict for a fact check of the same claim from the rating “%s”: %s', (rating, verdict) => {
    expect(verdicts({ rating })).toEqual([verdict]);
  });
  it.each([
    [
      'about another town',
      {
        claim: 'Marlow, Kentucky, banned bicycles downtown and will fine riders.',
        title: 'Did Marlow ban bicycles downtown?',
      },
    ],
    [
      'about another topic in the same town',
      { claim: 'Elmsworth, Ohio, banned lawn mowers.', title: 'Lawn mowers in Elmsworth' },
    ],
    ['with another figure', { claim: 'Elmsworth, Ohio, banned bicycles downtown and will fine riders $9,000.' }],
    ['of the opposite claim', { claim: 'Elmsworth, Ohio, did not ban bicycles downtown.' }],
    ['from years before', { claimDate: '2019-03-06T00:00:00.000Z' }],
    ['with an unreadable rating', { rating: 'See text' }],
  ])('does not match a fact check %s', (_, given) => expect(verdicts(given)).toEqual([]));
});

describe('fact check of another claim of the topic', () => {
  const detail = {
    ...claims[0]!,
    id: 'c9',
    core: false,
    text: 'Elmsworth police seized forty parked bicycles beside the Marlow Street library on Tuesday night.',
  };
  const all = [...claims.filter(({ core }) => core), detail];
  const ofDetail = check({
    claim: 'Police in Elmsworth seized forty parked bicycles beside the Marlow Street library on Tuesday night.',
    title: 'Did police seize bicycles at the library?',
    url: 'https://plainchecks.org/library',
    rating: 'False. The library has no bicycle stands.',
  });

  it('stores a fact check of another claim with that claim, including the comment next to the rating', () =>
    expect(matchClaimChecks(topic, all, [ofDetail, check()])).toMatchObject([
      {
        claimId: 'c9',
        url: 'https://plainchecks.org/library',
        verdict: 'false',
        ratingComment: 'The library has no bicycle stands.',
      },
    ]));

  it('does not apply to the main claim', () => expect(matchFactChecks(topic, all, [ofDetail])).toEqual([]));

  it.each([
    ['about another place', { claim: 'Police in Kessel seized forty mopeds behind the market.', title: 'Mopeds' }],
    ['with another figure', { claim: ofDetail.claim.replace('forty', '400') }],
    ['from another year', { claimDate: '2012-01-01T00:00:00.000Z' }],
  ])('does not match a fact check %s', (_, over) =>
    expect(matchClaimChecks(topic, all, [{ ...ofDetail, ...over }])).toEqual([]),
  );

  it('does not match a fact check with a claim of only a few words', () =>
    expect(matchClaimChecks(topic, [...claims, { ...detail, text: 'Police came.' }], [ofDetail])).toEqual([]));
});

describe('fact check in the decision', () => {
  const base = {
    topic,
    claims,
    clusters: [],
    findings: [],
    discrepancies: [],
    consistencyScore: 100,
    origin: null,
    coverage: [],
    missing: [],
    steering: [],
    thresholds: { ...DEFAULT_DECIDE_THRESHOLDS, rulesApplyFrom: 1 },
  };
  const matched = matchFactChecks(topic, claims, [check()]);
  it('holds an upgrade if a credible checker rates the claim false, even if its page is unreadable', () => {
    const decision = decide({
      ...base,
      sources: [buildSourceView(1)],
      factChecks: matched.map((one) => ({ ...one, tier: 2 })),
    });
    expect(decision).toMatchObject({ recommended: 'verified', applied: 'unverified', held: true });
    expect(decision.review.reasons[0]?.why).toEqual(
      createReason('review.rated-false', { publishers: ['Plain Checks'] }),
    );
  });
  it('holds nothing if a publisher that is not credible rates the claim false', () => {
    expect(
      decide({ ...base, sources: [buildSourceView(1)], factChecks: matched.map((one) => ({ ...one, tier: 3 })) }),
    ).toMatchObject({ applied: 'verified', held: false });
  });
  it('adds a fact check to its page, and never replaces the page’s own rating', () => {
    const page = buildArticle('Did Elmsworth ban bicycles?', 'No such ban exists.', {
      url: 'https://plainchecks.org/bicycles',
    });
    const [one] = matched;
    if (!one) throw new Error('no match');
    expect(withFactCheck(page, one).claimReviews).toMatchObject([{ rating: 'False', publisher: 'Plain Checks' }]);
    const own = { ...page, claimReviews: [{ claim: one.claim, rating: 'True', publisher: null, date: null }] };
    expect(withFactCheck(own, one)).toBe(own);
  });

  it('marks a page with a mixed rating as a fact check and keeps its text', () => {
    const page = buildArticle('Le marché de Noël détruit ?', 'Aucune tornade n’a touché Toulouse.');
    const [one] = matched;
    if (!one) throw new Error('no match');
    expect(withFactCheck(page, { ...one, rating: 'Hors contexte', verdict: 'mixed' })).toEqual({
      ...page,
      schemaTypes: [...page.schemaTypes, 'ClaimReview'],
    });
  });
});
