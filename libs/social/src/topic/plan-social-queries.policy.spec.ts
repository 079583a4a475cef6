import { fireTopic } from '../testing/samples';
import { planSocialQueries } from './plan-social-queries.policy';

const now = new Date('2026-03-12T00:00:00Z');
const texts = (over: Parameters<typeof fireTopic>[0], mode: 'quick' | 'detailed' | 'exhaustive' = 'exhaustive') =>
  planSocialQueries(fireTopic(over), { mode, now })
    .filter(({ kind = 'words' }) => kind === 'words')
    .map(({ text }) => text);
const special = (over: Parameters<typeof fireTopic>[0]) =>
  planSocialQueries(fireTopic(over), { mode: 'detailed', now }).filter(({ kind }) => kind !== undefined);

describe('planSocialQueries', () => {
  it('queries with few words: the name, and the place with the event', () =>
    expect(texts({}, 'quick')).toEqual(['"Larkspur Castings"', '"Elm Valley" Fire']));

  it('adds queries in the deeper modes, without duplicates', () => {
    const all = texts({});
    expect(texts({}, 'detailed')).toEqual(all.slice(0, 4));
    expect(new Set(all).size).toBe(all.length);
  });

  it('covers one day before the event to two weeks after, never beyond now', () => {
    const [first] = planSocialQueries(fireTopic(), { mode: 'quick', now });
    expect(first).toMatchObject({ from: '2026-03-08T12:00:00.000Z', to: now.toISOString() });
    const [late] = planSocialQueries(fireTopic(), { mode: 'quick', now: new Date('2026-06-01') });
    expect(late?.to).toBe('2026-03-23T18:00:00.000Z');
  });

  it('uses the discovery date if the event has no date', () => {
    const [first] = planSocialQueries(fireTopic({ eventDate: null }), { mode: 'quick', now });
    expect(first?.from).toBe('2026-02-23T18:00:00.000Z');
  });

  it('never queries social networks for a name alone without a time window', () =>
    expect(
      planSocialQueries(fireTopic({ eventDate: null, discoveryDate: null }), { mode: 'exhaustive', now }).map(
        ({ strategy }) => strategy,
      ),
    ).not.toContain('name'));

  it('names the event in one word', () =>
    expect(texts({ title: 'Strike hits Larkspur Castings' })).toContain('"Larkspur Castings" Strike'));

  it('returns a query for a headline without names', () =>
    expect(
      texts({ title: 'giant pumpkin record', entities: [], location: null, eventDate: null, discoveryDate: null }),
    ).toEqual(['giant pumpkin record']));

  it('returns no query for a title without words', () =>
    expect(texts({ title: '???', entities: [], location: null })).toEqual([]));

  it('gives every query its reason', () =>
    planSocialQueries(fireTopic(), { mode: 'exhaustive', now }).forEach(({ reason }) => expect(reason).toMatch(/\.$/)));

  it('searches for posts that link to the topic’s page, in every mode', () => {
    const url = 'https://news.example/fire#top';
    expect(
      planSocialQueries(fireTopic({ url }), { mode: 'quick', now }).find(({ kind }) => kind === 'link'),
    ).toMatchObject({ link: 'https://news.example/fire' });
    expect(special({ url: 'https://news.example/' }).map(({ kind }) => kind)).not.toContain('link');
    expect(special({ url: 'javascript:alert(1)' }).map(({ kind }) => kind)).not.toContain('link');
  });

  it('never searches social networks for a page of a private network', () => {
    for (const url of ['http://cms.newsroom.local/story/7', 'http://wiki/page', 'http://10.0.0.7/a', 'http://[::1]/a'])
      expect(special({ url }).map(({ kind }) => kind)).not.toContain('link');
  });

  it('adds hashtags of place and event, and the groups of the place', () => {
    const [tag, group] = special({});
    expect(tag).toMatchObject({ kind: 'hashtag', text: '"Elm Valley Fire" "Larkspur Castings" "Elm Valley"' });
    expect(group).toMatchObject({
      kind: 'community',
      text: '"Elm Valley" Fire',
      communities: expect.arrayContaining(['ohio', 'news']),
    });
  });

  it('searches for a quote from the title', () =>
    expect(texts({ title: 'Mayor of Elm Valley: “we knew of the crack”' })).toContain('"we knew of the crack"'));
});

it('queries by words, and uses topic URLs only in link queries', () => {
  const page = 'https://www.swp.de/lokales/ulm/streik-77120034.html';
  const addressed = fireTopic({
    title: `Fire at Larkspur Castings ${page} in Elm Valley`,
    summary: `See ${page}`,
    location: `Elm Valley, ${page}`,
    entities: [page, 'Larkspur Castings'],
    url: null,
  });
  for (const mode of ['quick', 'detailed', 'exhaustive'] as const)
    for (const { text } of planSocialQueries(addressed, { mode, now }))
      expect(text).not.toMatch(/https?|www|swp|html|lokales|streik/i);
});
