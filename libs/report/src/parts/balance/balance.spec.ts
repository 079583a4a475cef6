import { because } from '@corroborate/domain';
import { topicOf } from '@corroborate/domain/testing';
import { smallCase, type SmallPage } from '../../testing/small-case.fixture';
import { reportParts } from '../report-parts';
import { bandOf } from './score.policy';

const PLAIN = 'The Harrow of Elm Ferries ran aground off Elm Point on Tuesday with 40 people aboard.';
const AGAINST = `${PLAIN} Elm Ferries was negligent and its plan was a fiasco.`;
const FOR = `${PLAIN} The crew of Elm Ferries were heroes and the rescue was a success for the town.`;

function balanceOf(...pages: SmallPage[]) {
  const { data, articles } = smallCase(pages);
  const { balance } = reportParts(data, articles);
  return { ...balance, articles };
}

describe('the balance of sources', () => {
  it('counts voices by how they speak of the subject, in whole percents that make 100', () => {
    const { subject, sides } = balanceOf({ text: PLAIN }, { text: AGAINST }, { text: FOR });
    expect(subject).toBe('Elm Ferries');
    expect(sides).toEqual({
      for: { clusters: 1, percent: expect.any(Number) },
      neutral: { clusters: 1, percent: expect.any(Number) },
      critical: { clusters: 1, percent: expect.any(Number) },
    });
    const percents = Object.values(sides ?? {}).map(({ percent }) => percent);
    expect(percents.reduce((sum, one) => sum + one, 0)).toBe(100);
  });

  it('hears pages of one voice once', () => {
    const { sides } = balanceOf({ text: AGAINST, clusterId: 'v1' }, { text: AGAINST, clusterId: 'v1' }, { text: FOR });
    expect(sides).toMatchObject({ critical: { clusters: 1, percent: 50 }, for: { clusters: 1, percent: 50 } });
  });

  it('does not hold against the subject what it says of others', () => {
    const sideOf = (text: string) => balanceOf({ text: `${PLAIN} ${text}` }).sources?.[0]?.side;
    expect(sideOf('Elm Ferries criticised the state. Elm Ferries blamed the fog.')).toBe('neutral');
    expect(sideOf('Residents criticised Elm Ferries. The mayor blamed Elm Ferries.')).toBe('critical');
    expect(sideOf('Elm Ferries was criticised by residents. Elm Ferries was fined in May.')).toBe('critical');
    expect(sideOf('Elm Ferries was not negligent.')).toBe('neutral');
  });

  it('says nothing of the claim: a page that disputes it may be neutral', () => {
    const stance = { stance: 'disputes' as const, strength: 1, passage: null, reasons: [] };
    expect(balanceOf({ text: PLAIN, stance }).sources).toMatchObject([{ side: 'neutral' }]);
  });

  it('quotes loaded words and marks of opinion of the page itself, letter by letter', () => {
    const text = `${PLAIN} I think it is a shocking tale. "It is a disgrace," said Ida Roe.`;
    const { sources = [], articles } = balanceOf({ text });
    expect(sources).toMatchObject([{ loaded: [{ quote: 'shocking' }], opinion: [{ quote: 'I think' }] }]);
    for (const { start, end, quote } of sources.flatMap((one) => [...one.loaded, ...one.opinion, ...one.shows]))
      expect(articles.get(1)?.text.slice(start, end)).toBe(quote);
    expect(sources.flatMap(({ loaded }) => loaded)).toHaveLength(1);
  });

  it('names the side that is missing and what may find it, and none where both or neither are heard', () => {
    const query = '"Elm Ferries" supporters';
    expect(balanceOf({ text: AGAINST }, { text: PLAIN }).missing).toEqual(
      because('balance.side-missing', { side: 'for', subject: 'Elm Ferries', query }),
    );
    expect(balanceOf({ text: FOR }).missing?.params.side).toBe('critical');
    expect(balanceOf({ text: FOR }, { text: AGAINST }).missing).toBeNull();
    expect(balanceOf({ text: PLAIN }).missing).toBeNull();
  });

  it('is higher the more one side, loaded words and one lean prevail', () => {
    const score = (...pages: SmallPage[]) => balanceOf(...pages).score ?? -1;
    const even = score({ text: PLAIN }, { text: PLAIN });
    const sided = score({ text: AGAINST }, { text: PLAIN });
    const leaning = score({ text: AGAINST, lean: 'left' }, { text: PLAIN, lean: 'left-center' });
    const wordy = `${AGAINST} I think it is shocking and absurd. The greedy firm knew.`;
    expect(even).toBe(0);
    expect(sided).toBeGreaterThan(even);
    expect(leaning).toBeGreaterThan(sided);
    expect(score({ text: wordy, lean: 'left' }, { text: wordy, lean: 'left' })).toBe(10);
    expect(score({ text: PLAIN, lean: 'left' }, { text: PLAIN, lean: 'right' })).toBe(0);
  });

  it('is of the first actor that background knows, before what the title names', () => {
    const { data, articles } = smallCase([{ text: PLAIN }]);
    expect(reportParts({ ...data, actors: ['Coast Guard'] }, articles).balance?.subject).toBe('Coast Guard');
  });

  it.each([
    [0, 'balanced'],
    [1.9, 'balanced'],
    [2, 'mostly-balanced'],
    [4, 'uneven'],
    [6, 'one-sided'],
    [8, 'strongly-one-sided'],
    [10, 'strongly-one-sided'],
  ])('of %d is %s', (score, band) => expect(bandOf(score)).toBe(band));

  it('is none where the topic names nobody, or nothing was read', () => {
    const { data, articles } = smallCase([{ text: PLAIN }]);
    const topic = topicOf({ title: 'rain fell overnight' });
    expect(reportParts({ ...data, topic, claims: [] }, articles).balance).toBeNull();
    expect(reportParts(data, new Map()).balance).toBeNull();
  });
});
