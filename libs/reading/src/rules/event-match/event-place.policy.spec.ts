import type { Article, Topic } from '@corroborate/domain';
import { buildPageModel } from '../page/page.model';
import { EVENT_LIMITS } from '../stance.thresholds';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { buildTopicModel } from '../topic/topic.model';
import { matchPlace, isTownNamed, type OtherMatches } from './event-place.policy';

const TOPIC = buildTopic({ title: 'Library shut in Larnholm after storm', location: 'Larnholm, Ohio' });

function sidesOf(text: string, topic: Topic, given: Partial<Article> = {}) {
  const article = buildArticle('Library shut', text, given);
  return { topic: buildTopicModel(topic, []), page: buildPageModel(article), article };
}
function at(text: string, ties: Partial<OtherMatches> = {}, topic = TOPIC, given: Partial<Article> = {}) {
  const answer = matchPlace(sidesOf(text, topic, given), { names: [], details: 0, near: true, ...ties });
  return [answer.yes, answer.reasons[0]?.code ?? null];
}
const named = (text: string, location: string) => {
  const { topic, page } = sidesOf(text, buildTopic({ title: 'Library shut', location }));
  return isTownNamed(topic, page);
};

describe('town named on a page', () => {
  it.each([
    ['by its name', 'The library in Larnholm was shut.', 'Larnholm, Ohio'],
    ['in any case', 'LARNHOLM: library shut.', 'Larnholm'],
    ['with or without accents', 'The library in Larnhölm was shut.', 'Larnholm'],
    ['as the first part of a longer word', 'Der Larnholmtunnel wurde gesperrt.', 'Larnholm'],
  ])('finds the town of the topic on a page %s', (_, text, location) => expect(named(text, location)).toBe(true));

  it.each([
    ['another town', 'The library in Elmsworth was shut.', 'Larnholm'],
    ['a word that only begins with its name', 'The Larnholmer was there.', 'Larnholm'],
    ['a longer word that contains its short name', 'The Elmtunnel was shut.', 'Elm'],
    ['no words', '', 'Larnholm'],
  ])('does not find the town of the topic in a text with %s', (_, text, location) =>
    expect(named(text, location)).toBe(false),
  );

  it('finds no town on a page if the topic has none', () => {
    const { topic, page } = sidesOf('The library in Larnholm was shut.', buildTopic({ title: 'Library shut' }));
    expect(isTownNamed(topic, page)).toBe(false);
  });
});

describe('place of a page', () => {
  it('matches any topic without a place', () =>
    expect(at('Nothing.', {}, buildTopic({ title: 'x' }))).toEqual([true, null]));

  it.each([
    ['its state', 'The library in Larnholm, Ohio, was shut.', [true, 'event.placed-here']],
    ['another state', 'The library in Larnholm, Oregon, was shut.', [false, 'event.placed-elsewhere']],
    ['no state and no other detail', 'The library in Larnholm was shut.', [false, 'event.unplaced']],
    ['the state anywhere in its text', 'The library in Larnholm was shut. Ohio had rain.', [true, null]],
  ])('compares the place of a page with the place of the topic correctly if the page has %s', (_, text, expected) =>
    expect(at(text)).toEqual(expected),
  );

  it('matches by its own names if no state is given', () =>
    expect(at('The library in Larnholm was shut, said Ilse Brandt.', { names: ['Ilse Brandt'] })).toEqual([
      true,
      null,
    ]));

  it('does not match by a country among its names', () =>
    expect(at('The library in Larnholm was shut.', { names: ['Canada'] })[0]).toBe(false));

  it('matches by an outlet based there', () => {
    const norway = buildTopic({ title: 'Library shut in Larnholm', location: 'Larnholm, Norway' });
    const text = 'The library in Larnholm was shut.';
    expect(at(text, {}, norway, { host: 'quay.no', site: 'quay.no' })).toEqual([true, null]);
    expect(at(text, {}, norway, { host: 'quay.example', site: 'quay.example' })[0]).toBe(false);
  });

  it('matches by the town alone if its region is unknown', () =>
    expect(
      at('The library in Larnholm was shut.', {}, buildTopic({ title: 'Library shut', location: 'Larnholm' })),
    ).toEqual([true, null]));
});

describe('page that omits the town of the title', () => {
  const text = 'The library in Ohio was shut by Ilse Brandt.';
  const topic = buildTopic({
    title: 'Ilse Brandt shuts library in Larnholm',
    location: 'Larnholm, Ohio',
    entities: ['Ilse Brandt', 'Quillon Trust'],
  });

  it.each<[string, Partial<OtherMatches>, boolean]>([
    ['one name in common', { names: ['Quillon Trust'] }, false],
    ['two names in common', { names: ['Ilse Brandt', 'Quillon Trust'] }, true],
    ['too few details', { details: EVENT_LIMITS.townlessDetails - 1 }, false],
    ['enough details', { details: EVENT_LIMITS.townlessDetails }, true],
    ['the person in the title named in the opening, within days', { names: ['Ilse Brandt'] }, true],
    ['the person in the title named in the opening, long after', { names: ['Ilse Brandt'], near: false }, false],
  ])('supports only with further evidence: %s', (_, ties, expected) => expect(at(text, ties, topic)[0]).toBe(expected));

  it('names the omitted town in its reason', () => expect(at(text, {}, topic)).toEqual([false, 'event.town-missing']));
});

describe('short name of a town', () => {
  const west = buildTopic({
    title: 'Ilse Brandt shuts library',
    location: 'Larnholm West, Ohio',
    entities: ['Ilse Brandt'],
  });
  const named = { names: ['Ilse Brandt'] };

  it('accepts the short name of a town instead of the full name if another name matches', () =>
    expect(at('In Larnholm, Ohio, Ilse Brandt shut the library.', named, west)[0]).toBe(true));
});
