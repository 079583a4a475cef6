import { createReason, type SameEventJudge, type TopicGist } from '@corroborate/domain';
import { relatedNote, buildRelatedTopics, sameSeriesReasons } from './related-topics.policy';

const gist = (id: number, over: Partial<TopicGist> = {}): TopicGist => ({
  id,
  externalId: `t-${id}`,
  title: 'Workers strike at Orson Paper',
  text: null,
  url: null,
  eventDate: '2026-03-02T08:00:00.000Z',
  discoveryDate: null,
  location: 'Elm Valley, Vermont',
  entities: ['Orson Paper'],
  category: null,
  status: 'approved',
  verificationStatus: 'unverified',
  investigated: false,
  investigationId: null,
  ...over,
});
/** Compares letters in the text: the same letter is one event, `a` and `c` are different, all others undecided. */
const judge: SameEventJudge = (a, b) => {
  const pair = [a.text ?? '', b.text ?? ''].sort().join('');
  const likeness = /^(?:aa|bb|cc|ab|bc)$/.test(pair) ? 'same' : 'unclear';
  const verdict = pair === 'ac' || pair.includes('z') ? 'different' : likeness;
  return { verdict, score: verdict === 'same' ? 0.8 : 0.2, reasons: [createReason('same.names', { names: [pair] })] };
};
const events = (id: number, own: string, others: [number, string][]) =>
  buildRelatedTopics(
    gist(id, { text: own }),
    { event: others.map(([other, text]) => gist(other, { text })), series: [] },
    judge,
  ).sameEvent.map(({ topicId }) => topicId);

describe('topics of the same event', () => {
  it('excludes a topic that matches the same event only through a third topic, from either side', () => {
    expect(
      events(1, 'a', [
        [2, 'b'],
        [3, 'c'],
      ]),
    ).toEqual([2]);
    expect(
      events(3, 'c', [
        [1, 'a'],
        [2, 'b'],
      ]),
    ).toEqual([2]);
    expect(
      events(2, 'b', [
        [1, 'a'],
        [3, 'c'],
      ]),
    ).toEqual([1]);
    expect(
      events(2, 'b', [
        [1, 'a'],
        [4, 'a'],
        [3, 'c'],
      ]),
    ).toEqual([1, 4]);
  });

  it('excludes undecided topics and the topic itself from the topics of the same event', () =>
    expect(
      events(1, 'a', [
        [1, 'a'],
        [5, 'x'],
      ]),
    ).toEqual([]));

  it('includes topics with the same page in the topics of the same event, whatever the text', () => {
    const url = 'https://paper.example/1';
    const found = {
      event: [gist(2, { text: 'z', url }), gist(3, { text: 'z', url: 'https://paper.example/2' })],
      series: [],
    };
    expect(buildRelatedTopics(gist(1, { text: 'a', url }), found, judge).sameEvent).toMatchObject([
      { topicId: 2, samePage: true, score: 1 },
    ]);
  });

  it('returns a topic of the same event with level, time and reasons', () => {
    const found = {
      event: [
        gist(2, {
          text: 'a',
          verificationStatus: 'certified',
          investigated: true,
          eventDate: '2026-03-06T08:00:00.000Z',
        }),
      ],
      series: [],
    };
    expect(buildRelatedTopics(gist(1, { text: 'a' }), found, judge).sameEvent).toEqual([
      expect.objectContaining({
        verificationStatus: 'certified',
        investigated: true,
        date: '2026-03-06T08:00:00.000Z',
        when: 'after',
        score: 0.8,
        reasons: [createReason('same.names', { names: ['aa'] })],
      }),
    ]);
  });
});

describe('related topics in a series', () => {
  const series = (over: Partial<TopicGist>, surelyOther = false) =>
    sameSeriesReasons(gist(1), gist(2, { eventDate: '2024-03-02T08:00:00.000Z', ...over }), surelyOther);

  it('relates topics with the same kind of event and actor at another time, with reasons', () => {
    expect(series({ title: 'Orson Paper staff walk out', location: 'Bray, Ohio' })).toEqual([
      expect.objectContaining({
        code: 'related.kind',
        params: expect.objectContaining({ there: 'walk out' }) as object,
      }),
      createReason('related.actor', { name: 'Orson Paper' }),
      expect.objectContaining({ code: 'related.before' }),
    ]);
  });

  it('relates topics with the same kind of event in the same place as a series', () =>
    expect(series({ title: 'Nurses strike', entities: [] })).toEqual(
      expect.arrayContaining([createReason('related.place', { place: 'Elm Valley' })]),
    ));

  it.each<[string, Partial<TopicGist>]>([
    ['another kind of event', { title: 'Fire at Orson Paper' }],
    ['a namesake town', { title: 'Nurses strike', entities: [], location: 'Elm Valley, Ohio' }],
    [
      'other people in another place',
      { title: 'Nurses strike', entities: ['Harbour Clinic'], location: 'Port Dunn, Maine' },
    ],
    ['a date in the same weeks, which may be the same event', { eventDate: '2026-03-20T08:00:00.000Z' }],
    ['no date', { eventDate: null }],
    ['a date in another century', { eventDate: '1926-03-02T08:00:00.000Z' }],
  ])('excludes a topic with %s from a series', (_, over) => expect(series(over)).toBeNull());

  it('includes a topic close in time in a series if it was judged to be a different event', () => {
    expect(series({ eventDate: '2026-03-20T08:00:00.000Z' }, true)).toEqual(
      expect.arrayContaining([createReason('related.after', { days: 18 })]),
    );
    expect(series({ eventDate: '2026-03-03T08:00:00.000Z' }, true)).toBeNull();
  });

  it('does not base a series on vague words or on places without recurring events', () => {
    const other = gist(2, { title: 'Orson Paper finds new owner', eventDate: '2024-03-02T08:00:00.000Z' });
    expect(sameSeriesReasons(gist(1, { title: 'Orson Paper finds old map' }), other, false)).toBeNull();
    const bank = gist(2, {
      title: 'Bank acquires rival',
      entities: ['Tarn Bank'],
      eventDate: '2024-03-02T08:00:00.000Z',
    });
    expect(sameSeriesReasons(gist(1, { title: 'Orson Paper acquired' }), bank, false)).toBeNull();
  });

  it('lists the topics of a series by distance in time, next to topics of the same event', () => {
    const found = {
      event: [gist(2, { text: 'a' })],
      series: [
        gist(3, { text: 'x', eventDate: '2019-03-02T08:00:00.000Z' }),
        gist(4, { text: 'z', eventDate: '2025-03-02T08:00:00.000Z' }),
        gist(2, { text: 'a' }),
      ],
    };
    const related = buildRelatedTopics(gist(1, { text: 'a' }), found, judge);
    expect(related.sameSeries.map(({ topicId, when, score }) => [topicId, when, score])).toEqual([
      [4, 'before', null],
      [3, 'before', null],
    ]);
    expect(relatedNote(related)).toBe(
      '1 other topic is about the same event and 2 other topics are in the same series. Decisions on related ' +
        'topics are context, never evidence.',
    );
  });

  it('excludes a topic of the same event from a series even if it also matches as a series', () => {
    const { sameEvent, sameSeries: others } = buildRelatedTopics(
      gist(2, { text: 'b' }),
      { event: [gist(1, { text: 'a' }), gist(3, { text: 'c', eventDate: '2025-01-02T08:00:00.000Z' })], series: [] },
      judge,
    );
    expect([sameEvent.length, others.length]).toEqual([1, 0]);
    expect(relatedNote({ sameEvent: [], sameSeries: [] })).toBeNull();
  });
});
