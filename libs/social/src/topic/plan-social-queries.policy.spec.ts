import { topicOf } from '../testing/samples';
import { planSocialQueries } from './plan-social-queries.policy';

const now = new Date('2026-03-12T00:00:00Z');
const texts = (over: Parameters<typeof topicOf>[0], mode: 'quick' | 'detailed' | 'exhaustive' = 'exhaustive') =>
  planSocialQueries(topicOf(over), { mode, now }).map(({ text }) => text);

describe('planSocialQueries', () => {
  it('asks with few words: the name, the place with the event', () =>
    expect(texts({}, 'quick')).toEqual(['"Larkspur Castings"', '"Elm Valley" Fire']));

  it('asks more in the deeper modes, and nothing twice', () => {
    const all = texts({});
    expect(texts({}, 'detailed')).toEqual(all.slice(0, 4));
    expect(new Set(all).size).toBe(all.length);
  });

  it('looks from a day before the event to two weeks after, never beyond now', () => {
    const [first] = planSocialQueries(topicOf(), { mode: 'quick', now });
    expect(first).toMatchObject({ from: '2026-03-08T12:00:00.000Z', to: now.toISOString() });
    const [late] = planSocialQueries(topicOf(), { mode: 'quick', now: new Date('2026-06-01') });
    expect(late?.to).toBe('2026-03-23T18:00:00.000Z');
  });

  it('goes back from the discovery where the event has no date', () => {
    const [first] = planSocialQueries(topicOf({ eventDate: null }), { mode: 'quick', now });
    expect(first?.from).toBe('2026-02-23T18:00:00.000Z');
  });

  it('asks for no bare name over all time', () =>
    expect(planSocialQueries(topicOf({ eventDate: null, discoveryDate: null }), { mode: 'exhaustive', now }).map(({ strategy }) => strategy)).not.toContain('name'));

  it('says the event in one word', () => expect(texts({ title: 'Strike hits Larkspur Castings' })).toContain('"Larkspur Castings" Strike'));

  it('has something to ask for a bare headline', () =>
    expect(texts({ title: 'giant pumpkin record', entities: [], location: null, eventDate: null, discoveryDate: null })).toEqual(['giant pumpkin record']));

  it('plans nothing for a title without words', () => expect(texts({ title: '???', entities: [], location: null })).toEqual([]));

  it('gives every query its reason', () => planSocialQueries(topicOf(), { mode: 'exhaustive', now }).forEach(({ reason }) => expect(reason).toMatch(/\.$/)));
});
