import { points, type Claim, type ClaimFinding, type ClaimVerdict, type SourceView } from '@corroborate/domain';
import { viewOf } from '@corroborate/domain/testing';
import { unread } from '../testing/builders';
import { ROUNDS, stopOrContinue, type StopInput } from './stop.policy';

const claim = (id: string, given: Partial<Claim> = {}): Claim => ({
  id,
  text: `Claim ${id}.`,
  kind: 'event',
  core: id === 'c1',
  importance: 0.5,
  reasons: [],
  ...given,
});
const finding = (claimId: string, verdict: ClaimVerdict): ClaimFinding => ({
  claimId,
  verdict,
  confidence: points(50),
  evidence: [],
  reasons: [],
});
const stop = (given: Partial<StopInput> = {}) =>
  stopOrContinue({
    mode: 'exhaustive',
    round: 1,
    claims: [claim('c1')],
    findings: [],
    sources: [],
    independentCredible: 0,
    certifiedAt: 6,
    newSources: 1,
    unreadCitations: [],
    ...given,
  });

describe('whether another round is worth it', () => {
  it.each(Object.entries(ROUNDS))('the mode %s has %i round(s) and no more', (mode, rounds) => {
    const at = (round: number) => stop({ mode: mode as StopInput['mode'], round });
    for (let round = 1; round < rounds; round += 1) expect(at(round).again).toBe(true);
    expect(at(rounds)).toMatchObject({ again: false, why: { code: 'stop.rounds-used', params: { mode, rounds } } });
  });

  it.each<[string, Partial<StopInput>, string]>([
    ['voices suffice for the highest level', { independentCredible: 6 }, 'stop.enough-sources'],
    ['one voice is missing', { independentCredible: 5 }, 'stop.go-on'],
    ['nothing is open', { findings: [finding('c1', 'verified')] }, 'stop.no-gap'],
    ['the first round brought nothing', { newSources: 0 }, 'stop.go-on'],
    ['the second round brought nothing', { newSources: 0, round: 2 }, 'stop.nothing-new'],
    ['the second round brought one page', { newSources: 1, round: 2 }, 'stop.go-on'],
  ])('%s', (_, given, code) => {
    const answer = stop(given);
    expect([answer.why.code, answer.again]).toEqual([code, code === 'stop.go-on']);
  });

  it('says which round it is to be', () =>
    expect(stop({ round: 2 }).why).toMatchObject({ params: { gaps: 1, round: 3, rounds: 3 } }));
});

describe('what the next round is to ask for', () => {
  const asked = (given: Partial<StopInput>) => stop(given).gaps.map(({ text }) => text);

  it('is what nobody spoke to, the weightiest first', () =>
    expect(
      asked({ claims: [claim('c2', { importance: 0.2 }), claim('c3', { importance: 0.9 }), claim('c1')] }),
    ).toEqual(['Claim c3.', 'Claim c1.', 'Claim c2.']));

  it.each<[ClaimVerdict, string[]]>([
    ['unverifiable', ['Claim c1.']],
    ['disputed', ['Claim c1.']],
    ['verified', []],
    ['refuted', []],
    ['partially true', []],
  ])('has a claim found %s: %j', (verdict, texts) =>
    expect(asked({ findings: [finding('c1', verdict)] })).toEqual(texts),
  );

  it('has no claim that only findings know', () =>
    expect(asked({ claims: [], findings: [finding('c9', 'disputed')] })).toEqual([]));

  it('has credible pages that could not be read, and no others', () => {
    const url = 'https://quillon.example/news/cannery-workers-walk-out-123';
    const sources = [unread(1, { url }), unread(2, { tier: 3 }), viewOf(3)];
    expect(asked({ claims: [], sources, independentCredible: 3 })).toEqual(['cannery workers walk out']);
  });

  it('is the words of credible reports where there are few, one of each voice and the strongest first', () => {
    const said = (id: number, given: Partial<SourceView>, strength = 0.5) =>
      viewOf(id, {
        stance: { ...viewOf(id).stance, strength, passage: { quote: `Told by ${id}.`, start: 0, end: 10 } },
        ...given,
      });
    const sources = [
      said(1, { language: 'no' }),
      said(2, { clusterId: 'v1' }, 0.4),
      said(3, {}, 0.9),
      said(4, { tier: 3 }),
      said(5, { isTopicPage: true }),
      unread(6),
    ];
    const gaps = (independentCredible: number) => stop({ claims: [], sources, independentCredible }).gaps;
    expect(gaps(2).filter(({ language }) => language !== undefined)).toMatchObject([
      { text: 'Told by 3.', language: null },
      { text: 'Told by 1.', language: 'no' },
    ]);
    expect(gaps(3).filter(({ language }) => language !== undefined)).toEqual([]);
  });

  it('is no more than a dozen things', () =>
    expect(asked({ claims: Array.from({ length: 40 }, (_, at) => claim(`c${at}`)) })).toHaveLength(12));

  it('is told though the search is at its end', () => expect(stop({ round: 3 }).gaps).toHaveLength(1));
});
