import type { Article, Topic } from '@corroborate/domain';
import { buildPageModel } from '../page/page.model';
import { EVENT_LIMITS as L } from '../stance.thresholds';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { buildTopicModel } from '../topic/topic.model';
import { matchEvent } from './event-match.policy';
import { cpuNow } from '../../../../../test/support/cpu';

const EVENT = '2025-03-05T10:00:00.000Z';
const DAY_MS = 86_400_000;
const dayAfter = (days: number) => new Date(Date.parse(EVENT) + days * DAY_MS).toISOString();

const TOPIC = buildTopic({
  title: 'Quillon Cannery lays off 163 workers in Larnholm',
  summary: 'Quillon Cannery laid off 163 workers in Larnholm, Ohio, on Wednesday, chief executive Ilse Brandt said.',
  location: 'Larnholm, Ohio',
  entities: ['Quillon Cannery', 'Ilse Brandt'],
});
const TITLE = 'Quillon Cannery cuts 163 jobs';
const TEXT = 'Quillon Cannery in Larnholm, Ohio, laid off 163 workers, said chief executive Ilse Brandt.';

interface Given extends Partial<Article> {
  title?: string;
  text?: string;
  day?: string | null;
}
function match(given: Given = {}, topic: Topic = TOPIC, engine: string | null = null) {
  const { title = TITLE, text = TEXT, ...rest } = given;
  const article = buildArticle(title, text, rest);
  const engineDate = engine === null ? null : buildArticle('x', 'y', { day: engine }).published;
  return matchEvent(buildTopicModel(topic, []), buildPageModel(article), article, engineDate);
}
const codes = (...given: Parameters<typeof match>) => match(...given).reasons.map(({ code }) => code);
const said = (...given: Parameters<typeof match>) => [match(...given).same, codes(...given)];

describe('event in German, which capitalizes every noun', () => {
  const german = buildTopic({
    title: 'Brücke in Marlstadt nach Riss im Träger gesperrt',
    summary: 'Eine Brücke in Marlstadt wurde am Mittwoch nach einem Riss im Träger gesperrt.',
    location: 'Marlstadt',
    entities: ['Marlstadt'],
    language: 'de',
  });
  const inTown = (town: string) => {
    const text = `Eine Brücke in ${town} ist am Mittwoch nach einem Riss im Träger gesperrt worden.`;
    return match({ title: `Brücke in ${town} gesperrt`, text, language: 'de' }, german).same;
  };

  it('treats a German report as about a different event if the town differs', () =>
    expect([inTown('Marlstadt'), inTown('Wendorf')]).toEqual([true, false]));
});

describe('page about the event itself', () => {
  it('matches by names, place and time, with a reason for each', () => {
    expect(match()).toMatchObject({ same: true, dated: true, anchored: true, near: true, engineDated: false });
    expect(codes()).toEqual(['event.names', 'event.placed-here', 'event.same-day']);
  });

  it('matches in more details the more details it reports', () => {
    const bare = match({ title: 'Cannery cuts jobs', text: 'Quillon Cannery in Larnholm, Ohio, laid off workers.' });
    expect(match().details).toBeGreaterThan(bare.details);
    expect(match({ text: `${TEXT} It was told on Wednesday.` }).details).toBe(match().details + 1);
  });
});

describe('names', () => {
  it('indicates another event if the names match neither subject nor object', () => {
    const [same, reasons] = said({
      title: 'Brandal Dredging cuts 163 jobs',
      text: 'Brandal Dredging in Larnholm, Ohio, laid off 163 workers.',
    });
    expect(same).toBe(false);
    expect(reasons).toContain('event.names-missing');
  });

  it('indicates another object if its name contains a different number', () => {
    const topic = buildTopic({ title: 'Flight 240 makes emergency landing in Larnholm', entities: ['Flight 240'] });
    const text = (flight: number) => `Flight ${flight} made an emergency landing in Larnholm.`;
    expect(codes({ title: 'Emergency landing', text: text(611) }, topic)).toContain('event.other-number');
    expect(codes({ title: 'Emergency landing', text: text(240) }, topic)).not.toContain('event.other-number');
    expect(codes({ title: 'Emergency landing', text: `${text(611)} ${text(240)}` }, topic)).not.toContain(
      'event.other-number',
    );
  });
});

describe('publication date of a page', () => {
  it.each([
    [-L.daysBefore - 0.1, false, 'event.too-early'],
    [-L.daysBefore, true, 'event.same-day'],
    [0, true, 'event.same-day'],
    [0.9, true, 'event.same-day'],
    [1, true, 'event.days-after'],
    [L.daysAfter, true, 'event.days-after'],
    [L.daysAfter + 1, false, 'event.too-late'],
  ])('matches a page published %d days from the event correctly: same %s, %s', (days, same, code) => {
    const found = match({ day: dayAfter(days) });
    expect([found.same, found.reasons.at(-1)?.code]).toEqual([same, code]);
  });

  it.each([
    [0, true],
    [L.nearDays, true],
    [L.nearDays + 0.1, false],
    [-1, true],
  ])('judges whether a page published %d days from the event is near it: %s', (days, near) =>
    expect(match({ day: dayAfter(days) }).near).toBe(near),
  );

  it('matches a page published late if its text names the event’s date', () =>
    expect(said({ day: dayAfter(200), text: `${TEXT} That was on March 5, 2025.` })[0]).toBe(true));

  it.each([
    ['month', 30],
    ['month', 32],
    ['year', 360],
    ['year', 370],
  ] as const)('compares a publication date at %s precision %d days before the event', (precision, days) => {
    const room = precision === 'month' ? 31 : 366;
    const { published } = buildArticle('x', 'y', { day: dayAfter(-days) });
    expect(match({ published: published && { ...published, precision } }).same).toBe(days <= room);
  });

  it('ignores the publication date of a page if the topic has no date', () => {
    const found = match({ day: dayAfter(-900) }, { ...TOPIC, eventDate: null });
    expect([found.same, found.anchored]).toEqual([true, false]);
  });
});

describe('full date in the lead', () => {
  const dated = (date: string) => match({ text: `On ${date}, ${TEXT}`, day: dayAfter(3) });

  it.each([
    ['March 5, 2025', true],
    ['February 23, 2025', true],
    ['February 20, 2025', false],
    ['March 5, 2019', false],
  ])('matches a page by the full date in its lead, %s: same %s', (date, same) => {
    const found = dated(date);
    expect(found.same).toBe(same);
    if (!same) expect(found.reasons.at(-1)).toMatchObject({ code: 'event.other-date', params: { quote: date } });
  });

  it('does not indicate another event if it is after the publication date', () =>
    expect(dated('June 30, 2025').same).toBe(true));

  it('does not indicate another event if the text also has the event’s own date', () =>
    expect(match({ text: `Founded on May 1, 1987, and closed March 5, 2025: ${TEXT}` }).same).toBe(true));

  it('ignores a full date below the lead of a page', () => {
    const text = `${TEXT} Rain fell. Nobody came. It was on May 1, 1987, that it had opened.`;
    expect(match({ text }).same).toBe(true);
  });
});

describe('page without a date', () => {
  const undated = (text: string, engine: string | null = null) => match({ text, day: null }, TOPIC, engine);
  const THIN = 'Quillon Cannery in Larnholm, Ohio, is a cannery.';

  it('does not match if it has too few details', () => {
    const found = match({ title: 'A cannery', text: THIN, day: null });
    expect([found.same, found.dated, found.reasons.at(-1)?.code]).toEqual([false, false, 'event.undated']);
  });

  it('matches by the event’s date in its text', () => {
    const found = undated(`${THIN} It laid off workers on March 5, 2025.`);
    expect([found.same, found.reasons.at(-1)?.code]).toEqual([true, 'event.day-agrees']);
  });

  it('matches by weekday and details, or by details alone', () => {
    expect(undated(`${TEXT} That was on Wednesday.`).reasons.at(-1)?.code).toBe('event.day-agrees');
    expect(undated(TEXT).reasons.at(-1)?.code).toBe('event.undated-agrees');
  });

  it('does not match if its lead is about an earlier year', () =>
    expect(match({ title: 'A cannery', text: `In 2019, ${TEXT}`, day: null }).same).toBe(false));

  it.each([
    [-L.daysBefore, true],
    [-L.daysBefore - 0.1, false],
    [L.nearDays, true],
    [L.nearDays + 0.1, false],
  ])(
    'treats an undated page with a search engine date %d days from the event as a possible match: %s',
    (days, engineDated) => {
      const found = match({ title: 'A cannery', text: THIN, day: null }, TOPIC, dayAfter(days));
      expect([found.engineDated, found.reasons.at(-1)?.code]).toEqual([
        engineDated,
        engineDated ? 'event.engine-date' : 'event.undated',
      ]);
    },
  );

  it('excludes an undated page with a search engine date weeks before the event despite matching details', () => {
    const found = match({ day: null }, TOPIC, dayAfter(-L.engineDaysBefore - 1));
    expect([found.same, found.reasons.at(-1)?.code]).toEqual([false, 'event.too-early']);
    expect(match({ day: null }, TOPIC, dayAfter(-L.engineDaysBefore + 1)).same).toBe(true);
  });

  it('does not treat a dated page or a page about an earlier year as a possible match', () => {
    expect(match({}, TOPIC, dayAfter(0)).engineDated).toBe(false);
    expect(match({ title: 'A cannery', text: `${THIN} It was so in 2019.`, day: null }, TOPIC, dayAfter(0)).same).toBe(
      false,
    );
  });

  it('never links an undated page to the event, even by a date in its text', () =>
    expect(undated(`${TEXT} That was on March 5, 2025.`).anchored).toBe(false));
});

describe('unusual pages', () => {
  it.each([
    ['without text and title', { title: '', text: '' }],
    ['with only punctuation', { title: '???', text: '… — “” ()'.repeat(50) }],
    ['in another script', { title: 'Завод закрыт', text: 'Рабочих уволили в среду. Это сообщил завод.' }],
  ])('matches no event to a page %s', (_, given) => expect(match(given).same).toBe(false));

  it('matches a very long page with an event in bounded time', () => {
    const began = cpuNow();
    match({ text: `${TEXT} `.repeat(1_500) });
    expect(cpuNow() - began).toBeLessThan(5_000);
  });

  it('gives the same result when it matches a page with an event again', () => expect(match()).toEqual(match()));
});
