import { createReason } from '../reasons';
import type { Topic } from '../topic';
import { NameMask } from './name-mask';
import { findPrivatePersons } from './private-persons.policy';

const topicOf = (title: string, summary = '', over: Partial<Topic> = {}) => ({
  title,
  summary,
  articleText: null,
  entities: [],
  location: null,
  ...over,
});
const namesIn = (title: string, summary = '', over: Partial<Topic> = {}, isKnown = (_: string) => false) =>
  findPrivatePersons(topicOf(title, summary, over), isKnown).map(({ name }) => name);

describe('a private person', () => {
  it.each([
    ['Police arrest man after crash', 'Perrin Oakley, 34, of Dunmere was taken to a cell.', ['Perrin Oakley']],
    ['Police arrest man after crash', 'They arrested Perrin Oakley (34) on Monday.', ['Perrin Oakley']],
    ['Crash on the ring road', 'A 51-year-old driver, Ottoline Brace, walked away.', ['Ottoline Brace']],
    ['Crash on the ring road', 'The victim was identified as Ottoline Brace on Friday.', ['Ottoline Brace']],
    ['Crash on the ring road', 'Resident Ottoline Brace saw it.', ['Ottoline Brace']],
    ['Crash on the ring road', 'It hit Ottoline Brace, a retired neighbor of the owner.', ['Ottoline Brace']],
    ['Crash on the ring road', 'On Tuesday Ottoline Brace was seriously injured.', ['Ottoline Brace']],
    ['Crash on the ring road', 'María de la Torre, 40, was hurt.', ['María de la Torre']],
  ])(
    'recognizes a private person by an age, a role or an event that affected the person: %s %s',
    (title, summary, expected) => {
      expect(namesIn(title, summary)).toEqual(expected);
    },
  );

  it.each([
    ['Unfall auf der Ringstraße', 'Der 34-jährige Perrin Oakley wurde verletzt.', ['Perrin Oakley']],
    ['Unfall auf der Ringstraße', 'Am Dienstag sah die Anwohnerin Ottoline Brace den Unfall.', ['Ottoline Brace']],
    ['Unfall auf der Ringstraße', 'Perrin Oakley wurde am Abend festgenommen.', ['Perrin Oakley']],
    ['Accident sur la rocade', 'Selon la police, Perrin Oakley, 34 ans, a pris la fuite.', ['Perrin Oakley']],
    ['Accident sur la rocade', 'La victime, Ottoline Brace, habitait là.', ['Ottoline Brace']],
    ['Accidente en la ronda', 'El conductor Perrin Oakley, de 34 años, huyó.', ['Perrin Oakley']],
    ['Accidente en la ronda', 'Según la policía, Perrin Oakley fue detenido.', ['Perrin Oakley']],
    ['Acidente na estrada', 'A moradora Ottoline Brace viu tudo.', ['Ottoline Brace']],
    ['Acidente na estrada', 'Segundo a polícia, Perrin Oakley, de 34 anos, fugiu.', ['Perrin Oakley']],
    ['Incidente sulla tangenziale', 'Secondo la polizia il 34enne Perrin Oakley è fuggito.', ['Perrin Oakley']],
    ['Incidente sulla tangenziale', 'Ieri Ottoline Brace è stata ferita.', ['Ottoline Brace']],
    ['Unfall auf der Ringstraße', 'Bürgermeisterin Ottoline Brace, 61 Jahre, kam zum Ort.', []],
    ['Accident sur la rocade', 'Ottoline Brace, 61 ans, maire de la ville, est venue.', []],
    ['Accidente en la ronda', 'La alcaldesa Ottoline Brace, de 61 años, habló.', []],
    ['Incidente sulla tangenziale', 'Il sindaco Perrin Oakley, di 61 anni, ha parlato.', []],
    ['Acidente na estrada', 'O prefeito Perrin Oakley, de 61 anos, falou.', []],
  ])('recognizes a private person in languages other than English: %s %s', (title, summary, expected) => {
    expect(namesIn(title, summary)).toEqual(expected);
  });

  it('recognizes a private person as a minor in languages other than English', () => {
    expect(
      findPrivatePersons(topicOf('Kind gefunden', 'Am Abend fand man die 9-jährige Wrenna Hallow.'), () => false),
    ).toMatchObject([{ name: 'Wrenna Hallow', minor: true }]);
    expect(
      findPrivatePersons(topicOf('Enfant retrouvé', 'La fillette, Wrenna Hallow, va bien.'), () => false),
    ).toMatchObject([{ minor: true }]);
  });

  it('does not infer a private person from a number after a name that only starts like an age', () => {
    expect(namesIn('Water pours over Cutler Mill dam, 2,000 told to flee', 'It rained.')).toEqual([]);
    expect(namesIn('Ottoline Brace, 61, told to flee', 'It rained.')).toEqual(['Ottoline Brace']);
    const withDam = {
      ...topicOf('Water pours over Cutler Mill dam, 2,000 told to flee', ''),
      entities: ['Cutler Mill dam'],
    };
    expect(findPrivatePersons(withDam, () => false)).toEqual([]);
  });

  it('treats a private person as a minor by age, even with a public role or only a first name', () => {
    expect(findPrivatePersons(topicOf('Child found', 'Wrenna, 9, was found by a dog.'), () => false)).toEqual([
      { name: 'Wrenna', minor: true, why: createReason('private.minor') },
    ]);
    expect(namesIn('Pupil speaks to council', 'Piet Hallow, 15, a candidate for the youth council, spoke.')).toEqual([
      'Piet Hallow',
    ]);
    expect(namesIn('Boy found', 'The boy, Piet Hallow, was found.')).toEqual(['Piet Hallow']);
  });

  it.each([
    ['Mayor Ottoline Brace, 61, steps down', 'She told the council.'],
    ['Governor signs bill', 'Ottoline Brace, 61, the state governor, signed it.'],
    ['Sen. Ottoline Brace was charged with fraud', 'A court said so.'],
    ['Ottoline Brace praises new bridge', 'Nothing tells who this is.'],
    ['Brace Castings, 40 years old, closes', 'Ottoline Park, 30 acres, was sold.'],
    ['Crash in Dunmere', 'Dunmere, 12 miles away, was quiet.'],
  ])(
    'treats no officeholder, name without personal details or non-person as a private person: %s',
    (title, summary) => {
      expect(namesIn(title, summary, { location: 'Dunmere, Kent' })).toEqual([]);
    },
  );

  it('does not treat a person listed in the registry as a private person', () => {
    expect(namesIn('Singer hurt', 'Ottoline Brace, 34, was hurt.', {}, (name) => name === 'Ottoline Brace')).toEqual(
      [],
    );
  });

  it('recognizes a private person in a title-case headline by the topic’s entities', () => {
    expect(namesIn('Dunmere Woman Ottoline Brace, 34, Hurt In Crash', '', { entities: ['Ottoline Brace'] })).toEqual([
      'Ottoline Brace',
    ]);
  });

  it('detects private persons in adversarial text in bounded time', () => {
    const started = process.cpuUsage();
    namesIn(`${'Aa Bb '.repeat(300)}`, `${'man, '.repeat(2000)}${'Ada Moor, the '.repeat(500)}`);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1500);
  });
});

describe('name masking', () => {
  const mask = new NameMask(
    [{ name: 'Ottoline Brace', minor: false, why: createReason('private.identified') }],
    ['Brace Castings', 'Dunmere'],
  );
  const query = (text: string) => ({ strategy: 'name', text, reason: 'Who.' });

  it('removes the name and its parts from queries, and says so', () => {
    const [masked] = mask.queries([query('"Ottoline Brace" crash "ring road" Dunmere')]);
    expect(masked).toEqual({ strategy: 'name', text: 'crash "ring road" Dunmere', reason: 'Who. Name masked.' });
    expect(mask.queries([query('ottoline brace’s crash Dunmere')])[0]?.text).toBe('crash Dunmere');
    expect(mask.queries([query('"Brace arrested in Dunmere"')])[0]?.text).toBe('"arrested in Dunmere"');
  });

  it('keeps names of organizations and places', () => {
    expect(mask.queries([query('"Brace Castings" fire')])[0]?.text).toBe('"Brace Castings" fire');
  });

  it('drops a query that is nearly empty, a duplicate, or a URL with the name', () => {
    expect(
      mask.queries([
        query('"Ottoline Brace"'),
        query('Brace crash'),
        query('https://paper.example/2026/ottoline-brace-hurt'),
      ]),
    ).toEqual([]);
    expect(mask.queries([query('Brace crash Dunmere'), query('Ottoline crash Dunmere')])).toHaveLength(1);
    expect(mask.queries([query('https://paper.example/2026/crash')])).toHaveLength(1);
  });

  it('gives planners a topic without the name', () => {
    const topic = {
      ...topicOf('Ottoline Brace hurt in crash', 'The price was high, Brace said.'),
      entities: ['Ottoline Brace', 'Brace Castings'],
      url: 'https://p.example/brace-hurt',
    } as Topic;
    const shown = mask.topic(topic);
    expect(shown).toMatchObject({
      title: 'someone hurt in crash',
      summary: 'The price was high, someone said.',
      entities: ['Brace Castings'],
      url: null,
    });
    expect(mask.queries([query('someone hurt crash')])[0]?.text).toBe('hurt crash');
  });

  it('replaces names with placeholders that restore each spelling', () => {
    const text = 'Ottoline Brace fell. Brace, of Brace Castings, had to brace herself; OTTOLINE BRACE’s bag was found.';
    const hidden = mask.hide(text);
    expect(hidden).not.toMatch(/Ottoline|OTTOLINE/);
    expect(hidden).toContain('Brace Castings');
    expect(hidden).toContain('brace herself');
    expect(mask.reveal(hidden)).toBe(text);
    expect(mask.reveal('Person-77 is nobody')).toBe('Person-77 is nobody');
  });
});
