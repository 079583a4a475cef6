import { createReason, type Topic } from '@corroborate/domain';
import { strikeTopic } from '../testing/samples';
import { keyActors } from './key-actors.policy';
import { cpuNow } from '../../../../test/support/cpu';

const read = (over: Partial<Topic>, isPublic = (_: string) => false) =>
  keyActors(strikeTopic({ location: null, summary: null, ...over }), isPublic, 6);
const names = (over: Partial<Topic>) => read(over).actors.map(({ name, kind }) => `${name}: ${kind}`);

describe('key actors of a topic', () => {
  it('lists entities and others as key actors if the title or summary shows their kind', () =>
    expect(
      names({
        title: 'Larkspur Castings closes foundry',
        entities: ['Larkspur Castings', 'Elm Valley'],
        location: 'Elm Valley, Ohio',
        summary: 'The Fox County Sheriff and United Millers Local 12 were told. Sable Point is near.',
      }),
    ).toEqual(['Larkspur Castings: company', 'Fox County Sheriff: public-body', 'United Millers Local 12: nonprofit']));

  it('stores key actors with the words that show their kind and the topic sentence verbatim', () => {
    const topic = {
      title: 'Foundry to close',
      entities: ['Larkspur Castings'],
      summary: 'It rained.  Larkspur Castings will close in May.',
      url: 'https://a.example/x',
    };
    const [actor] = read(topic).actors;
    expect(actor?.reasons.length).toBeGreaterThan(0);
    expect(actor?.role).toEqual({
      quote: 'Larkspur Castings will close in May.',
      from: 'the topic’s summary',
      sourceUrl: topic.url,
    });
    expect(topic.summary).toContain(actor?.role?.quote ?? 'no role');
  });

  it('excludes things that the topic merely mentions from its key actors', () =>
    expect(
      names({
        title: 'Mural found',
        entities: ['Fox County Courthouse', 'Norvane Bridge', 'Larkspur Company Building'],
      }),
    ).toEqual([]));

  it('merges an acronym with its full name, and a name with its legal form', () => {
    const [board, ...others] = read({
      title: 'NTEB opens inquiry',
      entities: ['NTEB'],
      summary: 'The Northern Transit Extra Board (NTEB) opened an inquiry. The Northern Transit Extra Board said so.',
    }).actors;
    expect([board?.name, board?.aliases, others]).toEqual(['Northern Transit Extra Board', ['NTEB'], []]);
    expect(names({ title: 'Norvane recalls kettles', entities: ['Norvane', 'The Norvane Company'] })).toEqual([
      'Norvane: company',
    ]);
  });

  it('lists a person as a key actor only if the topic names an office or the person is publicly known', () => {
    expect(names({ title: 'Mayor Ada Okafor resigns', entities: ['Ada Okafor'] })).toEqual(['Ada Okafor: person']);
    const plain = { title: 'Ada Okafor said the mill is loud', entities: ['Ada Okafor'] };
    expect(names(plain)).toEqual([]);
    expect(read(plain).unprofiled).toEqual([{ who: 'a person', why: createReason('private.no-office') }]);
    expect(read(plain, (name) => name === 'Ada Okafor').actors.map(({ name }) => name)).toEqual(['Ada Okafor']);
  });

  it.each([
    ['a victim', 'Crash kills Ada Okafor, 34', 'Ada Okafor, 34, was killed on Route 9.'],
    ['a minor', 'Boy found', 'Ada Okafor, 9, was found in Elm Valley.'],
    ['a suspect', 'Arrest in Elm Valley', 'Suspect Ada Okafor was arrested on Monday.'],
  ])('excludes private persons from the key actors of a topic: %s', (_, title, summary) => {
    const { actors, unprofiled } = read({ title, summary, entities: ['Ada Okafor'] });
    expect(actors).toEqual([]);
    expect(unprofiled).toMatchObject([{ who: 'a private person' }]);
    expect(JSON.stringify(unprofiled)).not.toMatch(/Okafor/);
  });

  it('limits the number of key actors and escapes hostile names', () => {
    const entities = [
      'x'.repeat(10_000),
      `<img src=x onerror=alert(1)> Corp`,
      `"Larkspur" OR 1=1; DROP TABLE topics; -- Inc`,
      'A'.repeat(119),
      '(((((',
      '\u202eEvil Corp',
      ...Array.from({ length: 50 }, (_, at) => `Company ${at} Inc`),
    ];
    const started = cpuNow();
    expect(read({ title: 'Talks', entities, summary: `${'Inc '.repeat(5_000)}` }).actors.length).toBeLessThanOrEqual(6);
    expect(cpuNow() - started).toBeLessThan(1_500);
  });
});
