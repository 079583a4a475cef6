import type { ClaimStanding, ClaimVerdict, VerificationLevel } from '@corroborate/domain';
import { claimStandings, getCaseStandings, statementEvidence, type WeighedClaim } from './claim-standings';
import { millCase } from './testing';

const claim = (id: string, text: string, over: Partial<WeighedClaim> = {}): WeighedClaim => ({
  ...{ id, text, core: id === 'c1', verdict: 'verified', evidence: [{ sourceId: 1, stance: 'supports' }] },
  ...over,
});
const CLAIMS = [claim('c1', 'The Elm Valley mill burned down.'), claim('c2', 'Forty people worked there.')];
const CREDIBLE = new Set([1, 2]);
const standings = (claims: WeighedClaim[], level: VerificationLevel, held = false) =>
  Object.fromEntries(claimStandings(claims, CREDIBLE, { level, held }));

describe('publication status of a claim', () => {
  it('sets a claim to confirmed if the applied level allows it and no credible source disputes it', () => {
    expect(standings(CLAIMS, 'verified')).toEqual({ c1: 'confirmed', c2: 'confirmed' });
  });

  it('leaves a claim open if the topic stays unverified', () => {
    expect(standings(CLAIMS, 'unverified')).toEqual({ c1: 'open', c2: 'open' });
  });

  it('holds a claim while the upgrade waits for review', () => {
    expect(standings(CLAIMS, 'unverified', true)).toEqual({ c1: 'held', c2: 'held' });
  });

  it.each<ClaimVerdict>(['disputed', 'refuted', 'partially true'])(
    'sets a claim with the verdict “%s” to disputed',
    (verdict) => {
      expect(standings([claim('c1', 'It burned down.', { verdict })], 'certified')).toEqual({ c1: 'disputed' });
    },
  );

  it('sets a claim to disputed if a credible source denies it, whatever the verdict', () => {
    const denied = claim('c1', 'It burned down.', { evidence: [{ sourceId: 2, stance: 'disputes' }] });
    expect(standings([denied], 'verified')).toEqual({ c1: 'disputed' });
  });

  it('sets a claim to confirmed if only a source that is not credible denies it', () => {
    const denied = claim('c1', 'It burned down.', { evidence: [{ sourceId: 9, stance: 'disputes' }] });
    expect(standings([denied], 'verified')).toEqual({ c1: 'confirmed' });
  });

  it('gives a detail that repeats the main claim in other words the main claim’s status', () => {
    const core = claim('c1', 'The Elm Valley mill burned down on Thursday.', { verdict: 'disputed' });
    const detail = claim('c2', 'Fire: the mill in Elm Valley burned down.');
    expect(standings([core, detail], 'verified')).toEqual({ c1: 'disputed', c2: 'disputed' });
  });
});

describe('claims of a case whose upgrade is not applied', () => {
  const { data } = millCase();
  const standing = (required: boolean) => {
    const decision = { ...data.decision, applied: 'unverified' as const, review: { required, reasons: [] } };
    return getCaseStandings({ ...data, decision }).get('c1');
  };

  it('holds the claims of a case with an unapplied upgrade while a review is required', () =>
    expect(standing(true)).toBe('held'));
  it('leaves claims open if the upgrade is only recorded and no review is required', () =>
    expect(standing(false)).toBe('open'));
});

describe('statement about a claim', () => {
  const evidence = (standing: ClaimStanding, verdict: ClaimVerdict) =>
    statementEvidence({ evidence: 'borne-out' as const }, { standing, verdict });

  it('sets a statement to confirmed if its claim is confirmed', () =>
    expect(evidence('confirmed', 'verified')).toBe('borne-out'));
  it.each(['held', 'open', 'disputed'] as const)('leaves a statement open while its claim is %s', (standing) =>
    expect(evidence(standing, 'verified')).toBe('open'),
  );
  it('sets a statement to confirmed if it denies a refuted claim', () =>
    expect(evidence('disputed', 'refuted')).toBe('borne-out'));
});
