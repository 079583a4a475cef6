import { because } from '@corroborate/domain';
import { reportParts } from '../report-parts';
import { smallCase, type SmallPage } from '../../testing/small-case.fixture';
import type { PartsCase } from '../parts.types';

function timelineOf(pages: SmallPage[], over: Partial<PartsCase> = {}) {
  const { data, articles } = smallCase(pages, over);
  const { timeline } = reportParts(data, articles);
  return { ...timeline, articles, told: timeline.events.map(({ date, text }) => [date.value, text]) };
}

const AGROUND = 'The Harrow of Elm Ferries ran aground off Elm Point on Tuesday.';

describe('the timeline of events', () => {
  it('reads days against the day of the page, hours by the clock of the place, and sorts', () => {
    const { told, events } = timelineOf([
      {
        text:
          `${AGROUND} Tugs freed the Harrow at 7:10 p.m. The Harrow struck a pier in June 2019. ` +
          'The boat Harrow was built in 1968 in Lorne.',
      },
    ]);
    expect(told).toEqual([
      ['1968', 'The boat Harrow was built in 1968 in Lorne.'],
      ['2019-06', 'The Harrow struck a pier in June 2019.'],
      ['2025-03-04', AGROUND],
      ['2025-03-04T19:10', 'Tugs freed the Harrow at 7:10 p.m.'],
    ]);
    expect(events.map(({ date }) => date.precision)).toEqual(['year', 'month', 'day', 'time']);
    expect(events[2]?.entities).toEqual(expect.arrayContaining(['Harrow', 'Elm Ferries', 'Elm Point']));
  });

  it('quotes the first of its sources letter by letter', () => {
    const { events, articles } = timelineOf([{ text: `Fog lay on the sound. ${AGROUND}` }]);
    for (const { quote, start, end, sourceIds } of events)
      expect(articles.get(sourceIds[0] ?? 0)?.text.slice(start, end)).toBe(quote);
    expect(events).toHaveLength(1);
  });

  it('tells an event of several pages once, in the words of whom most trust', () => {
    const { events } = timelineOf([
      { text: 'On Tuesday the Harrow, an Elm Ferries boat, ran aground near Elm Point in fog.', tier: 3 },
      { text: AGROUND, tier: 1, day: '2025-03-06T15:00:00.000Z' },
    ]);
    expect(events).toMatchObject([{ text: AGROUND, sourceIds: [2, 1], conflicting: [] }]);
  });

  it('shows the days side by side where voices give different ones', () => {
    const { events } = timelineOf([
      { text: AGROUND },
      { text: AGROUND },
      { text: AGROUND.replace('on Tuesday', 'on March 3') },
    ]);
    expect(events).toMatchObject([
      {
        date: { value: '2025-03-04', precision: 'day' },
        sourceIds: [1, 2],
        conflicting: [{ date: { value: '2025-03-03' }, sourceIds: [3] }],
      },
    ]);
  });

  it('takes what came of an event for no other day of it', () => {
    const { events } = timelineOf([
      { text: 'The Harrow of Elm Ferries struck Elm Point on Tuesday.' },
      { text: 'Elm Point reopened on Wednesday after the Harrow of Elm Ferries struck it.' },
    ]);
    expect(events.map(({ date, conflicting }) => [date.value, conflicting])).toEqual([
      ['2025-03-04', []],
      ['2025-03-05', []],
    ]);
  });

  it('reads days of pages in other languages, where they name an event plainly', () => {
    const page = (text: string) => ({ text, article: { language: 'es' } });
    const fire = 'Hubo un incendio en el ferry Harrow el 3 de marzo de 2025 en el puerto.';
    expect(timelineOf([page(fire)]).told).toEqual([['2025-03-03', fire]]);
    expect(timelineOf([page('El ferry Harrow salió el 3 de marzo de 2025 para Lorne, como cada día.')]).told).toEqual(
      [],
    );
    expect(timelineOf([page('Es falso que hubo un incendio en el Harrow el 3 de marzo de 2025.')]).told).toEqual([]);
  });

  it('does not take two events of one boat for one', () => {
    const { told } = timelineOf([{ text: `${AGROUND} The Harrow was refloated at high tide on Wednesday.` }]);
    expect(told.map(([date]) => date)).toEqual(['2025-03-04', '2025-03-05']);
  });

  it.each([
    ['is only planned', 'The Harrow will be refloated on Friday.'],
    ['somebody denies', 'The Harrow did not hit the pier on Tuesday.'],
    ['is asked', 'Was the Harrow damaged on Tuesday?'],
    ['is passed on as a rumour', 'Rumours that the Harrow sank on Tuesday spread online.'],
    ['is somebody’s saying and not its day', 'The Harrow has an old hull, Ida Roe told the Gazette on Monday.'],
    ['is quoted', '"We left the Harrow on Tuesday and we walked home," said Ida Roe.'],
    ['is the page’s own day', 'Page last updated March 4, 2025, when the Harrow stopped.'],
  ])('leaves out what %s', (_, text) => expect(timelineOf([{ text }]).told).toEqual([]));

  it('leaves out opinion, and other stories on pages that only mention this one', () => {
    const mentions = { stance: 'mentions' as const, strength: 0.2, passage: null, reasons: [] };
    expect(timelineOf([{ text: AGROUND, title: 'Opinion: the Harrow and us' }]).told).toEqual([]);
    expect(
      timelineOf([{ text: 'The council of Lorne voted on Tuesday to buy a bus.', stance: mentions }]).told,
    ).toEqual([]);
  });

  it('goes on with the day of a fresh report, unless it says otherwise or tells of itself', () => {
    const freed = 'Tugs freed the Harrow with 40 passengers aboard.';
    const earlier = 'The Harrow had lost 40 passengers years ago.';
    const own = 'We counted 40 passengers on the Harrow.';
    expect(timelineOf([{ text: `${AGROUND} ${freed} ${earlier} ${own}` }]).told).toEqual([
      ['2025-03-04', AGROUND],
      ['2025-03-04', freed],
    ]);
    expect(timelineOf([{ text: `${AGROUND} ${freed}`, day: '2025-03-10T15:00:00.000Z' }]).told).toHaveLength(1);
  });

  it('reads months and years that are left to the page’s own day, and German days', () => {
    expect(timelineOf([{ text: 'The Harrow struck a pier in July. The Harrow lost a crane last year.' }]).told).toEqual(
      [
        ['2024', 'The Harrow lost a crane last year.'],
        ['2024-07', 'The Harrow struck a pier in July.'],
      ],
    );
    const german = 'Am 3. März brach auf der Fähre Harrow ein Feuer aus, das alle Decks erfasste.';
    expect(timelineOf([{ text: german, article: { language: 'de' } }]).told).toEqual([['2025-03-03', german]]);
  });

  it('hears nobody who is known to be unreliable', () =>
    expect(timelineOf([{ text: AGROUND, tier: 4 }]).told).toEqual([]));

  it('counts what nobody dates, and what is dated elsewhere not again', () => {
    const undated = 'A fire broke out on the Harrow.';
    const again = 'The Harrow of Elm Ferries ran aground off Elm Point.';
    const day = '2025-03-10T15:00:00.000Z';
    expect(
      timelineOf([
        { text: `${AGROUND} ${undated}`, day },
        { text: again, day },
      ]),
    ).toMatchObject({ undated: 1 });
  });

  it('follows what people are called from page to page', () => {
    const { people } = timelineOf([
      { text: `${AGROUND} Former harbour master Ida Roe saw it.`, day: '2025-03-07T10:00:00.000Z' },
      { text: `${AGROUND} Ida Roe, the harbour master, saw it.`, day: '2025-03-05T10:00:00.000Z' },
      { text: `${AGROUND} Harbour master Ida Roe saw it.`, day: '2025-03-06T10:00:00.000Z' },
    ]);
    expect(people).toMatchObject([
      {
        person: 'Ida Roe',
        roles: [
          { role: 'harbour master', date: '2025-03-05T10:00:00.000Z', sourceIds: [2, 3] },
          { role: 'Former harbour master', date: '2025-03-07T10:00:00.000Z', sourceIds: [1] },
        ],
      },
    ]);
  });

  it('is not made in a quick investigation, and says so', () =>
    expect(timelineOf([{ text: AGROUND }], { mode: 'quick' })).toMatchObject({
      events: [],
      people: [],
      skipped: because('timeline.quick'),
    }));
});
