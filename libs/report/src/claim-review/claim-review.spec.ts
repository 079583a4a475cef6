import type { ClaimVerdict } from '@corroborate/domain';
import { millCase } from '../testing';
import { claimReviews, type ClaimReviewInput } from './claim-review.builder';

const URL = 'https://paper.example/mill';
const publisher = { name: 'The Paper', url: 'https://paper.example' };
const reviewsOf = (over: Partial<ClaimReviewInput> = {}) =>
  claimReviews({ data: millCase().data, url: URL, publisher, decidedByPerson: false, ...over });

/** What the documentation of search engines names, by type: required fields end with “!”. */
const DOCUMENTED: Record<string, string[]> = {
  ClaimReview: ['claimReviewed!', 'reviewRating!', 'url!', 'author', 'itemReviewed', 'datePublished'],
  Rating: ['alternateName!', 'ratingValue', 'bestRating', 'worstRating', 'name'],
  Claim: ['appearance', 'author', 'datePublished', 'firstAppearance'],
  Organization: ['name!', 'url', 'sameAs'],
  CreativeWork: ['url!'],
};

/** Fields that are not documented, and required ones that are missing, of an object and all within it. */
function faultsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(faultsIn);
  if (typeof part !== 'object' || part === null) return [];
  const { '@type': type, '@context': _context, ...fields } = part as Record<string, unknown>;
  const documented = DOCUMENTED[String(type)] ?? [];
  const unknown = Object.keys(fields).filter((name) => !documented.some((one) => one.replace('!', '') === name));
  const missing = documented.filter((name) => name.endsWith('!') && !fields[name.slice(0, -1)]);
  return [...unknown, ...missing]
    .map((name) => `${String(type)}.${name}`)
    .concat(Object.values(fields).flatMap(faultsIn));
}

describe('ClaimReview markup of a claim', () => {
  it('writes ClaimReview markup with only documented fields and all required ones', () => {
    const { reviews } = reviewsOf();
    expect(reviews).toHaveLength(2);
    expect(reviews.flatMap(faultsIn)).toEqual([]);
    expect(reviews[0]).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ClaimReview',
      claimReviewed: 'The Elm Valley mill burned down on Thursday.',
      url: URL,
      datePublished: '2025-03-07',
      author: { name: 'The Paper' },
      reviewRating: { ratingValue: 5, bestRating: 5, worstRating: 1, alternateName: 'True' },
      itemReviewed: { appearance: [{ url: 'https://feed.example/mill' }], datePublished: '2025-03-06' },
    });
  });

  it('withholds ClaimReview markup for an undecided claim, and for a held upgrade until a person decides', () => {
    expect(reviewsOf().withheld).toMatchObject([{ claimId: 'c3', code: 'claim-review.undecided' }]);
    const { data } = millCase();
    const held = { ...data, decision: { ...data.decision, held: true } };
    expect(reviewsOf({ data: held }).withheld.map(({ code }) => code)).toContain('claim-review.held');
    const approved = {
      ...{ action: 'approve' as const, decidedBy: 'Ada', rejectReason: null, note: null },
      ...{ levelBefore: 'unverified' as const, levelAfter: 'verified' as const, at: '2025-03-08T09:00:00.000Z' },
    };
    expect(reviewsOf({ data: held, decidedByPerson: true, decisions: [approved] }).reviews).toHaveLength(2);
  });

  it('requires a credible source, a person’s decision or a certified topic', () => {
    const { data } = millCase();
    const low = { ...data, sources: data.sources.map((view) => ({ ...view, tier: 3 as const })) };
    expect(reviewsOf({ data: low }).withheld.map(({ code }) => code)).toContain('claim-review.not-earned');
    expect(reviewsOf({ data: low, decidedByPerson: true }).reviews).toHaveLength(2);
    const certified = { ...low, decision: { ...low.decision, applied: 'certified' as const } };
    expect(reviewsOf({ data: certified }).reviews).toHaveLength(2);
  });

  it('withholds markup for details while the main claim is open, and for confirmed details if it is refuted', () => {
    const { data } = millCase();
    const withCore = (verdict: ClaimVerdict) => ({
      ...data,
      findings: data.findings.map((one) => (one.claimId === 'c1' ? { ...one, verdict } : one)),
    });
    for (const verdict of ['disputed', 'unverifiable', 'refuted'] as const) {
      const { reviews, withheld } = reviewsOf({ data: withCore(verdict) });
      expect(reviews.map(({ reviewRating }) => reviewRating.alternateName)).toEqual(
        verdict === 'refuted' ? ['False'] : [],
      );
      expect(withheld.map(({ code }) => code)).toContain('claim-review.core-open');
    }
  });

  it('withholds ClaimReview markup for a claim that repeats the main claim', () => {
    const { data } = millCase();
    const claims = data.claims.map((one) => (one.id === 'c2' ? { ...one, text: data.claims[0]!.text } : one));
    const { withheld } = reviewsOf({ data: { ...data, claims } });
    expect(withheld).toContainEqual(expect.objectContaining({ claimId: 'c2', code: 'claim-review.says-core' }));
  });

  it('rates no claim as true after a person marked the topic as false', () => {
    const marked = {
      ...{ action: 'mark-false' as const, decidedBy: 'Ada', rejectReason: null, note: null },
      ...{ levelBefore: 'verified' as const, levelAfter: 'unverified' as const, at: '2025-03-08T09:00:00.000Z' },
    };
    const { reviews, withheld } = reviewsOf({ decidedByPerson: true, decisions: [marked] });
    expect(reviews).toEqual([]);
    expect(withheld.map(({ code }) => code)).toContain('claim-review.overruled');
  });
});
