import { createReason, type RankedResult, type SameEventVerdict } from '@corroborate/domain';
import { ContextResearcher } from '../context.researcher';
import { callContext, strikeTopic } from '../testing/samples';
import { EarlierEvents } from './earlier-events';
import { earlierQuery, earlierReports, selectEarlierReports } from './earlier-events.policy';

const different = (): SameEventVerdict => ({ verdict: 'different', score: 0, reasons: [] });
const same = (): SameEventVerdict => ({ verdict: 'same', score: 1, reasons: [] });
const dated = (value: string) => ({
  value,
  precision: 'day' as const,
  signal: 'engine' as const,
  zone: null,
  earliest: null,
  latest: null,
});
const resultOf = (title: string, day: string | null, over: Partial<RankedResult> = {}): RankedResult => ({
  url: `https://gazette.example/${encodeURIComponent(title)}`,
  canonicalUrl: '',
  site: 'gazette.example',
  title,
  snippet: '',
  engineDate: day ? dated(`${day}T00:00:00.000Z`) : null,
  foundBy: [],
  score: 1,
  reasons: [],
  ...over,
});
const OLD = resultOf('Strike at Larkspur Castings ends after six weeks', '2019-05-02');
const kept = (result: RankedResult, judge = different) => earlierReports(strikeTopic(), [result], judge).length;

describe('much older reports that match the event', () => {
  const reportsIn = (result: RankedResult, judge = same) => selectEarlierReports(strikeTopic(), [result], judge);

  it('lists a much older matching report with reasons, because an old story may be republished', () => {
    expect(reportsIn(OLD)).toMatchObject([
      {
        title: OLD.title,
        date: '2019-05-02T00:00:00.000Z',
        reasons: [
          { code: 'earlier.tells-of', params: { name: 'Larkspur Castings' } },
          createReason('earlier.possible-republication'),
        ],
      },
    ]);
    expect(earlierReports(strikeTopic(), [OLD], same)).toEqual([]);
  });

  it('excludes an old report that is judged different, about another time or from the days of the event', () => {
    expect(reportsIn(OLD, different)).toEqual([]);
    expect(reportsIn({ ...OLD, snippet: 'The strike of 2019 at Larkspur Castings.' })).toEqual([]);
    expect(reportsIn(resultOf(OLD.title, '2026-03-01'))).toEqual([]);
  });
});

describe('reports of earlier events', () => {
  it('searches for reports of earlier events by name and kind of event, before the event date', () => {
    expect(earlierQuery(strikeTopic())).toMatchObject({
      text: '"Larkspur Castings" strike',
      to: '2026-02-07T12:00:00.000Z',
    });
    expect(earlierQuery(strikeTopic({ eventDate: null }))).toBeNull();
    expect(earlierQuery(strikeTopic({ title: 'Larkspur Castings in Elm Valley' }))).toBeNull();
  });

  it('returns reports of earlier events as details with date, source and the headline as quote', () =>
    expect(earlierReports(strikeTopic(), [OLD], different)).toMatchObject([
      {
        kind: 'precedent',
        quote: OLD.title,
        text: `gazette.example, 2019-05-02: ${OLD.title}`,
        sourceUrl: OLD.url,
        date: '2019-05-02T00:00:00.000Z',
      },
    ]));

  it.each<[string, RankedResult]>([
    ['without a date', resultOf(OLD.title, null)],
    ['from the days of the event', resultOf(OLD.title, '2026-03-01')],
    ['about another kind of event', resultOf('Larkspur Castings opens museum', '2019-05-02')],
    ['about another person', resultOf('Strike at Norvane Foods ends', '2019-05-02')],
    ['from another state', resultOf('Strike at Larkspur Castings in Elm Valley, Oregon', '2019-05-02')],
  ])('excludes a report %s from the reports of earlier events', (_, result) => expect(kept(result)).toBe(0));

  it('excludes possible reports of the event with a wrong date unless they name an earlier year', () => {
    expect(kept(OLD, same)).toBe(0);
    expect(kept(resultOf(`${OLD.title} (2019)`, '2019-05-02'), same)).toBe(1);
  });

  it('limits reports of earlier events to a few, the latest first, without duplicate headlines', () => {
    const many = ['2011-01-01', '2015-01-01', '2017-01-01', '2018-01-01'].map((day, at) =>
      resultOf(`Strike ${at} at Larkspur Castings`, day),
    );
    expect(earlierReports(strikeTopic(), [OLD, OLD, ...many], different).map(({ date }) => date?.slice(0, 4))).toEqual([
      '2019',
      '2018',
      '2017',
    ]);
  });

  it('adds reports of earlier events to other background and makes no request after cancellation', async () => {
    let asked = 0;
    const earlier = new EarlierEvents(async () => (asked++, { results: [OLD], coverage: [] }), different);
    const research = (over = {}) =>
      new ContextResearcher([], [earlier]).research(strikeTopic(), { ...callContext(), ...over });
    expect((await research()).details).toHaveLength(1);
    await research({ signal: AbortSignal.abort() });
    expect(asked).toBe(1);
  });
});
