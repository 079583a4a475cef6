import type { Topic } from '@corroborate/domain';
import { buildPageModel } from '../page/page.model';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { buildTopicModel } from '../topic/topic.model';
import { matchSubjects, listNamedSubjects } from './event-names.policy';
import { isProperName, distinctiveSubjects } from './event-place.policy';

function about(text: string, given: Partial<Topic> & { title: string }, headline = 'Told today') {
  const article = buildArticle(headline, text);
  const [topic, page] = [buildTopicModel(buildTopic(given), []), buildPageModel(article)];
  const names = listNamedSubjects(topic, page, article);
  const answer = matchSubjects(topic, page, names);
  return { names, yes: answer.yes, code: answer.reasons[0]?.code ?? null };
}
const FISHERIES = {
  title: 'Tarnvold Fisheries shuts plant in Larnholm',
  location: 'Larnholm, Ohio',
  entities: ['Tarnvold Fisheries'],
};

describe('topic subjects on a page', () => {
  it.each([
    ['in full', 'Tarnvold Fisheries shut its plant.', true],
    ['by a distinctive word, with the town', 'Tarnvold shut its plant in Larnholm.', true],
    ['by a distinctive word in the possessive', 'Tarnvold’s plant in Larnholm was shut.', true],
    ['by a distinctive word alone', 'Tarnvold shut its plant.', false],
    ['by a common word, with the town', 'The fisheries of Larnholm shut their plants.', false],
    ['by a word that is lowercase elsewhere', 'Tarnvold in Larnholm: a tarnvold is a fish.', false],
  ])('recognizes the subjects of a topic on a page only by a distinctive name: %s', (_, text, named) =>
    expect(about(text, FISHERIES).names).toEqual(named ? ['Tarnvold Fisheries'] : []),
  );

  it('does not find the subject of a topic by a word deep in the text', () =>
    expect(about(`Larnholm. ${'It rained all day. '.repeat(90)} Tarnvold shut.`, FISHERIES).names).toEqual([]));

  it('finds a person of the topic on a page by surname', () => {
    const person = { title: 'Ilse Brandvik resigns in Larnholm', location: 'Larnholm', entities: ['Ilse Brandvik'] };
    expect(about('Brandvik has resigned, Larnholm council said.', person).names).toEqual(['Ilse Brandvik']);
  });
});

describe('page about the subjects', () => {
  const four = {
    title: 'Brandvik, Ostmark, Tarnvold and Quillon meet in Larnholm',
    location: 'Larnholm',
    entities: ['Brandvik', 'Ostmark', 'Tarnvold', 'Quillon'],
  };

  it.each([
    [1, false],
    [2, true],
    [4, true],
  ])('needs at least a third of the given names: %i of four', (n, yes) => {
    const found = about(`${four.entities.slice(0, n).join(', ')} met.`, four);
    expect([found.yes, found.code]).toEqual([yes, yes ? 'event.names' : 'event.names-missing']);
  });

  it('needs the only name', () => {
    expect(about('Tarnvold Fisheries shut it.', FISHERIES)).toMatchObject({ yes: true, code: 'event.names' });
    expect(about('Ostmark Fisheries shut it.', FISHERIES)).toMatchObject({ yes: false, code: 'event.names-missing' });
  });

  it('recognizes a page about the subjects by the town if the topic gives no name', () => {
    const unnamed = { title: 'Library shut after storm', location: 'Larnholm' };
    expect(about('The library in Larnholm is shut.', unnamed)).toMatchObject({ yes: true, code: 'event.names' });
    expect(about('The library is shut.', unnamed)).toMatchObject({ yes: false, code: 'event.town-missing' });
  });

  it('accepts any page as about the subjects if the topic gives neither name nor town', () =>
    expect(about('The library is shut.', { title: 'library shut after storm' })).toMatchObject({
      yes: true,
      code: null,
    }));

  it('never accepts an empty page as about the subjects', () => expect(about('', FISHERIES, '').yes).toBe(false));
});

describe('distinctive name', () => {
  it.each(['Tarnvold Fisheries', 'Brandvik', 'Ilse Brandvik'])('recognizes %s as a distinctive name', (name) =>
    expect(isProperName(name)).toBe(true),
  );
  it.each(['People', 'milk powder', ''])('does not recognize “%s” as a distinctive name', (name) =>
    expect(isProperName(name)).toBe(false),
  );

  it('does not treat a country as a distinctive name if the town is known', () => {
    const given = { title: 'Tarnvold meets Canada', entities: ['Tarnvold', 'Canada'] };
    const telling = (location: string | null) =>
      distinctiveSubjects(buildTopicModel(buildTopic({ ...given, location }), []));
    expect(telling('Larnholm')).toEqual(['Tarnvold']);
    expect(telling(null)).toEqual(['Tarnvold', 'Canada']);
  });
});
