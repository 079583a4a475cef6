import { LexiconError } from './lexicon.error';
import { globalPattern, lexicon, lexiconLanguages, lexiconRows, lexiconTable } from './lexicon';
import { readList } from './list.reader';

const FILE = 'data/lexicon/en/tried.yaml';
const read = (...lines: string[]) => readList(lines.join('\n'), FILE);
const failure = (...lines: string[]): string => {
  try {
    const { whole, sections } = read(...lines);
    return [whole, ...sections.values()].map(({ pattern }) => pattern.source).join();
  } catch (error) {
    return error instanceof LexiconError ? error.message : String(error);
  }
};

describe('word list', () => {
  const list = read(
    'about: Words of doubt.',
    'expressions:',
    '  - bogus',
    '  - say: fak(?:e|ed)',
    '    like: The passport was faked.',
    '    unlike: [The lake froze., Nothing.]',
    'unlike: The council approved the plan.',
  ).whole;

  it('compiles its lines into one alternation that matches whole words, ignoring case by default', () => {
    expect(list.source).toBe('bogus|fak(?:e|ed)');
    expect(String(list.pattern)).toBe('/\\b(?:bogus|fak(?:e|ed))\\b/iu');
    expect(list.pattern.exec('A Faked passport')?.[0]).toBe('Faked');
  });
  it('keeps the examples and the line number of each expression', () =>
    expect(list.expressions.map(({ say, plain, like, unlike, line }) => ({ say, plain, like, unlike, line }))).toEqual([
      { say: 'bogus', plain: true, like: [], unlike: [], line: 3 },
      {
        say: 'fak(?:e|ed)',
        plain: false,
        like: ['The passport was faked.'],
        unlike: ['The lake froze.', 'Nothing.'],
        line: 4,
      },
    ]));
  it('creates a separate pattern for each expression of a word list', () =>
    expect(list.expressions.map(({ pattern }) => pattern.test('a faked bill'))).toEqual([false, true]));
  it('creates a new global pattern for each search', () => {
    expect('bogus, fake'.match(globalPattern(list))).toEqual(['bogus', 'fake']);
    expect(globalPattern(list)).not.toBe(globalPattern(list));
  });
});

describe('reusable parts of expressions', () => {
  it('expands reusable parts of expressions, including nested ones, and leaves other braces unchanged', () => {
    const { whole } = read(
      'about: Parts.',
      'parts: { story: "reports?|{tale}", tale: rumou?rs? }',
      'flags: iu',
      'expressions: ["no {story} of \\\\p{L}{2,9}"]',
    );
    expect(whole.source).toBe('no (?:reports?|(?:rumou?rs?)) of \\p{L}{2,9}');
    expect(whole.pattern.test('No rumours of war')).toBe(true);
  });
  it('reports a missing reusable part of an expression by name', () =>
    expect(failure('about: Parts.', 'expressions:', '  - one', '  - no {story}')).toBe(
      `${FILE}:4: there is no part "story"`,
    ));
  it('rejects a reusable part of an expression that contains itself', () =>
    expect(failure('about: Parts.', 'parts: { a: "{b}", b: "{a}" }', 'expressions: ["{a}"]')).toBe(
      `${FILE}:3: the part "a" contains itself`,
    ));
});

describe('list sections', () => {
  const { sections } = read(
    'about: Cues.',
    'flags: i',
    'unlike: Nothing of the kind.',
    'sections:',
    '  after:',
    '    about: What follows.',
    '    frame: ^[^.]{0,9}\\b(?:{})',
    '    traits: [late]',
    '    expressions: [averted]',
    '    unlike: It began.',
    '  before: { about: What precedes., expressions: [no] }',
  );

  it('keeps list sections in order and applies to each its own frame or the file’s', () => {
    expect([...sections.keys()]).toEqual(['after', 'before']);
    expect([...sections.values()].map(({ pattern }) => String(pattern))).toEqual([
      '/^[^.]{0,9}\\b(?:averted)/i',
      '/\\b(?:no)\\b/i',
    ]);
  });
  it('gives a list section the counterexamples of the file and its own', () =>
    expect(sections.get('after')?.unlike).toEqual(['Nothing of the kind.', 'It began.']));
  it('gives a list section its own traits', () => expect([...(sections.get('after')?.traits ?? [])]).toEqual(['late']));
});

describe('plain words', () => {
  it('matches plain words literally, including periods, and reads “no” as a word', () => {
    const { whole } = read('about: Short forms.', 'words: [no, a.m, n.h., 1, null]');
    expect(whole.words).toEqual(['no', 'a.m', 'n.h.', '1', 'null']);
    expect(whole.source).toBe('no|a\\.m|n\\.h\\.|1|null');
  });
});

describe('lookup table', () => {
  it('maps a word to one value, several values or several named values', () =>
    expect([...read('about: T.', 'entries:', '  men: man', '  sets: [a, b]', '  rome: { it: Roma }').entries]).toEqual([
      ['men', 'man'],
      ['sets', ['a', 'b']],
      ['rome', { it: 'Roma' }],
    ]));
});

describe('malformed list file', () => {
  it.each([
    ['is not YAML', ['about: A', 'expressions: [one'], ':2: unexpected end'],
    ['has an unknown field', ['about: A', 'expresions: [one]'], ':2: "expresions" is unknown'],
    ['has an unknown multi-line field', ['about: A', 'expresions:', '  - one'], ':2: "expresions" is unknown'],
    ['has no description', ['expressions: [one]'], ':1: "about" is missing'],
    ['has no lines', ['about: A'], ':1: the list has no lines'],
    ['has a section without lines', ['about: A', 'sections:', '  s:', '    about: B'], ':4: the section has no lines'],
    [
      'has a line without an expression',
      ['about: A', 'expressions:', '  - one', '  - like: B'],
      ':4: "say" is missing',
    ],
    ['has an invalid expression', ['about: A', 'expressions:', '  - one', '  - (two'], ':4: Invalid'],
    ['has an empty line', ['about: A', 'expressions:', '  - one', "  - ''"], ':4: expected text'],
    ['has an empty example', ['about: A', 'unlike:', 'expressions: [one]'], ':2: expected text'],
    ['has a list instead of text', ['about: [A]', 'expressions: [one]'], ':1: expected text'],
    ['has text instead of a list', ['about: A', 'expressions: one'], ':2: expected a list'],
    ['has a duplicate name', ['about: A', 'about: B'], ':2: "about" is listed twice'],
    ['refers to itself', ['about: &a A', 'expressions: [*a]'], ':'],
    [
      'has a frame without a placeholder',
      ['about: A', 'frame: \\b', 'expressions: [one]'],
      ':1: the frame has no place',
    ],
    ['has a flag set by the code', ['about: A', 'flags: gi', 'expressions: [one]'], ':1: the flags g and y'],
    ['is empty', [''], ':1: the file is empty'],
  ])('rejects a list file with file and line if it %s', (_, lines, reason) =>
    expect(failure(...lines)).toContain(`${FILE}${reason}`),
  );
});

describe('shipped word lists', () => {
  it('reports a missing word list by name', () =>
    expect(() => lexicon('en', 'no-such-list')).toThrow('data/lexicon/en/no-such-list.yaml: the list is missing'));
  it('reports a missing section of a word list by name', () =>
    expect(() => lexicon('en', 'doubt', 'no-such-section')).toThrow('there is no section "no-such-section"'));
  it('caches a word list after the first read', () => expect(lexicon('en', 'doubt')).toBe(lexicon('en', 'doubt')));
  it('returns the languages in which a word list exists', () => expect(lexiconLanguages('doubt')).toContain('en'));
});

describe('shipped lookup tables', () => {
  it('maps each word of a lookup table to one value', () =>
    expect(lexiconTable('en', 'irregular').get('men')).toBe('man'));
  it('maps each word of a lookup table to several named values', () =>
    expect(new Map(lexiconRows('any', 'exonyms')).get('munich')).toEqual({ de: 'München' }));
  it('rejects a lookup table that is read as another type', () => {
    expect(() => lexiconTable('any', 'exonyms')).toThrow('"munich" is listed with more than one meaning');
    expect(() => lexiconRows('en', 'irregular')).toThrow('"men" has no named groups');
  });
});
