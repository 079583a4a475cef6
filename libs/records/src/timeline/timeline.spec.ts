import { failed, found, limited, type Outcome } from '@corroborate/domain';
import { callContext, strikeTopic } from '../testing/samples';
import type { ContextDetail } from '../context.types';
import { buildCoverageTimeline, volumeQuery } from './coverage-waves.policy';
import { GDELT_VOLUME } from './gdelt-volume.adapter';
import { listPrecedents, summarizePrecedents } from './precedents.policy';
import type { DayVolume, VolumeQuery } from './timeline.types';
import { VolumeLookup } from './volume.lookup';

const NOW = new Date('2026-03-20T12:00:00Z');
const clock = { now: () => NOW };
const QUERY = volumeQuery(strikeTopic(), NOW)!;
const OWN: DayVolume[] = [
  { day: '2026-03-09', articles: 4 },
  { day: '2026-03-10', articles: 6 },
];
const timelineOf = (days: DayVolume[]) => buildCoverageTimeline(strikeTopic(), QUERY, days, 'gdelt');

describe('volume query', () => {
  it('covers actor and event from a year before to the days after, never the future', () =>
    expect(QUERY).toEqual({
      terms: ['Larkspur Castings', 'strike'],
      from: '2025-03-09T12:00:00.000Z',
      to: '2026-03-20T12:00:00.000Z',
    }));

  it('returns no volume query (null) if the topic lacks a name, a kind of event or a date', () => {
    expect(volumeQuery(strikeTopic({ entities: [], location: null, title: 'strike ends' }), NOW)).toBeNull();
    expect(volumeQuery(strikeTopic({ title: 'Larkspur Castings in Elm Valley' }), NOW)).toBeNull();
    expect(volumeQuery(strikeTopic({ eventDate: null }), NOW)).toBeNull();
  });
});

describe('coverage timeline', () => {
  it('starts with the first report near the event and ignores earlier ones', () => {
    expect(timelineOf([...OWN, { day: '2026-03-08', articles: 1 }, { day: '2025-12-01', articles: 1 }])).toMatchObject({
      start: '2026-03-08',
      eventDay: '2026-03-09',
      dayGiven: true,
      note: null,
    });
    expect(timelineOf([])).toMatchObject({ start: null, days: [], earlierWaves: [], note: null });
  });

  it('warns of a much earlier wave in neutral words', () => {
    const wave = [
      { day: '2025-06-01', articles: 5 },
      { day: '2025-06-04', articles: 9 },
      { day: '2025-06-30', articles: 1 },
    ];
    const { earlierWaves, note } = timelineOf([...wave, ...OWN]);
    expect(earlierWaves).toEqual([{ from: '2025-06-01', to: '2025-06-04', articles: 14, daysBefore: 278 }]);
    expect(note).toBe(
      '“Larkspur Castings strike” was already in the news from 2025-06-01 to 2025-06-04 (14 reports), 278 days ' +
        'before this event: check whether an old story is being republished.',
    );
  });

  it.each<[string, DayVolume[]]>([
    [
      'single mentions',
      [
        { day: '2025-06-01', articles: 1 },
        { day: '2025-06-02', articles: 1 },
        { day: '2025-06-03', articles: 1 },
      ],
    ],
    ['a few mentions before a large story', [{ day: '2025-06-01', articles: 2 }]],
    ['the days before the event', [{ day: '2026-02-27', articles: 9 }]],
  ])('does not warn of %s', (_, days) => expect(timelineOf([...days, ...OWN]).note).toBeNull());

  it('compares an earlier wave with the coverage of the event', () => {
    const small = [{ day: '2025-06-01', articles: 4 }];
    expect(timelineOf([...small, ...OWN]).earlierWaves).toHaveLength(1);
    expect(timelineOf([...small, { day: '2026-03-09', articles: 40 }]).earlierWaves).toHaveLength(0);
  });
});

describe('volume lookup', () => {
  const lookup = (answer: Outcome<DayVolume[]> | Error) => {
    const asked: VolumeQuery[] = [];
    const volumes = async (query: VolumeQuery) => {
      asked.push(query);
      if (answer instanceof Error) throw answer;
      return answer;
    };
    return { lookup: new VolumeLookup({ manifest: GDELT_VOLUME, volumes }, clock), asked };
  };

  it('makes one request, and none in quick mode', async () => {
    const { lookup: one, asked } = lookup(found(OWN));
    expect(await one.lookFor(strikeTopic(), callContext(), 'detailed')).toMatchObject({
      details: [],
      coverage: [{ provider: 'gdelt', strategy: 'volume-timeline', outcome: 'found', hits: 2 }],
      volume: { start: '2026-03-09' },
    });
    expect(asked).toHaveLength(1);
    expect(await one.lookFor(strikeTopic(), callContext(), 'quick')).toEqual({ details: [], coverage: [] });
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Outcome<DayVolume[]> | Error, string]>([
    ['is rate-limited', limited('wait', NOW.toISOString()), 'limited'],
    ['is interrupted', new Error('boom'), 'failed'],
    ['fails', failed('no'), 'failed'],
  ])('returns no volume if the request %s', async (_, answer, outcome) => {
    const findings = await lookup(answer).lookup.lookFor(strikeTopic(), callContext(), 'detailed');
    expect(findings.coverage).toMatchObject([{ outcome }]);
    expect(findings).not.toHaveProperty('volume');
  });
});

describe('precedents', () => {
  const detail = (quote: string, over: Partial<ContextDetail> = {}): ContextDetail => ({
    kind: 'precedent',
    text: quote,
    quote,
    sourceUrl: 'https://a.example',
    sourceName: 'Wikipedia',
    date: null,
    reasons: [],
    ...over,
  });
  const details = [
    detail('Strike ends after six weeks', { date: '2019-05-02T00:00:00.000Z', sourceName: 'gazette.example' }),
    detail('Larkspur Castings is a foundry.', { kind: 'actor' }),
    detail('A walkout without a day.'),
    detail('A strike closed the works for six weeks in 2011.'),
  ];

  it('lists precedents in chronological order', () =>
    expect(listPrecedents(details).map(({ quote }) => quote.slice(0, 8))).toEqual([
      'A strike',
      'Strike e',
      'A walkou',
    ]));

  it('counts precedents as at least the number found and notes that they are not evidence', () => {
    expect(summarizePrecedents(details)).toEqual({
      count: 3,
      first: '2011',
      last: '2019-05-02',
      sources: ['Wikipedia', 'gazette.example'],
      note:
        'At least 3 similar earlier events (from 2011 to 2019-05-02), according to Wikipedia, gazette.example. ' +
        'The list may be incomplete; earlier events are not evidence for this one.',
    });
    expect(summarizePrecedents(details.slice(0, 1))?.note).toContain('At least 1 similar earlier event (2019-05-02)');
    expect(summarizePrecedents(details.slice(1, 2))).toBeNull();
  });
});
