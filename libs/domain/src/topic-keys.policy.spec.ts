import { buildTopicKeys, topicLookupKeys, type KeyedTopic } from './topic-keys.policy';

const strike: KeyedTopic = {
  title: 'Workers strike at Orson Paper in Elm Valley',
  entities: ['Orson Paper'],
  location: 'Elm Valley, Vermont',
  eventDate: '2026-03-02T08:00:00.000Z',
  discoveryDate: null,
};
const meets = (one: KeyedTopic, other: KeyedTopic, kind: 'event' | 'series') =>
  (kind === 'event' ? (['names', 'words'] as const) : (['series'] as const)).some((part) =>
    topicLookupKeys(one)[part].some((key) => buildTopicKeys(other)[part].includes(key)),
  );

describe('topic keys', () => {
  it.each<[string, Partial<KeyedTopic>]>([
    [
      'names the same body some weeks later',
      { title: 'Orson Paper talks stall', location: null, eventDate: '2026-03-29T08:00:00.000Z' },
    ],
    ['happened in the same town', { title: 'Mill gates shut', entities: [] }],
    ['has three telling words of the headline', { title: 'Paper workers strike', entities: [], location: null }],
    ['bears no date', { eventDate: null }],
  ])('shares topic keys with a topic that %s', (_, over) => {
    expect(meets(strike, { ...strike, ...over }, 'event')).toBe(true);
    expect(meets(strike, { ...strike, ...over }, 'event')).toBe(
      meets(strike, { ...strike, ...over, title: (over.title ?? strike.title).toUpperCase() }, 'event'),
    );
  });

  it.each<[string, Partial<KeyedTopic>]>([
    ['is of another season', { eventDate: '2026-07-02T08:00:00.000Z' }],
    ['shares the state alone', { title: 'Bridge closed', entities: ['Vermont'], location: 'Oak Ridge, Vermont' }],
  ])('shares no topic keys with a topic that %s', (_, over) =>
    expect(meets(strike, { ...strike, ...over }, 'event')).toBe(false),
  );

  it('matches the same kind of event at the same organization in any year, and no other kind', () => {
    const before = { ...strike, eventDate: '2021-03-02T08:00:00.000Z' };
    expect(meets(strike, { ...before, title: 'Staff walk out at Orson Paper' }, 'series')).toBe(true);
    expect(meets(strike, { ...before, title: 'Fire at Orson Paper' }, 'series')).toBe(false);
  });

  it('creates few and short topic keys for any topic', () => {
    const huge = buildTopicKeys({
      ...strike,
      title: 'Aa '.repeat(50_000),
      entities: Array.from({ length: 5_000 }, (_, n) => `Body Number ${n} Ltd`.repeat(50)),
    });
    expect(huge.names.length + huge.words.length + huge.series.length).toBeLessThan(60);
    expect([...huge.names, ...huge.words].every((key) => Number.isInteger(key) && Math.abs(key) <= 2 ** 31)).toBe(true);
  });
});
