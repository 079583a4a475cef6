import { fold } from '@corroborate/text';
import { ERASURE_MARK, PersonMatcher } from './person-matcher';
import { cpuNow } from '../../../../test/support/cpu';
import { createRandom } from '../../../../test/support/random';

const found = (asked: string, text: string, isHandle = false) =>
  PersonMatcher.of(asked)
    .spans(text, isHandle)
    .map(({ start, end }) => text.slice(start, end));

describe('a person query', () => {
  it.each([
    ['Mira Hollis', 'name'],
    ['@mira_hollis', 'account'],
    ['u/mira_hollis', 'account'],
    ['mira_hollis', 'account'],
    ['mira@example.org', 'email'],
    ['@mira@mastodon.social', 'email'],
    ['https://x.com/mira_hollis', 'address'],
    ['x.com/mira_hollis', 'address'],
  ])('recognizes the person query %s as %s', (asked, kind) => expect(PersonMatcher.of(asked).kind).toBe(kind));

  it.each(['', ' ', '@', 'x', '...', 'x'.repeat(201)])('rejects %p as a person query', (asked) =>
    expect(() => PersonMatcher.of(asked)).toThrow(expect.objectContaining({ code: 'invalid-input' })),
  );
});

describe('a searched name', () => {
  it.each([
    ['Said Mira Hollis, 34.', ['Mira Hollis']],
    ['MIRA  HOLLIS’s porch', ['MIRA  HOLLIS']],
    ['Míra Hóllis', ['Míra Hóllis']],
    ['Mira Hollis-Reed', []],
    ['Mira Hollister', []],
    ['Samira Hollis', []],
    ['Mira and Hollis', []],
    ['Hollis, Mira', []],
    ['mira_hollis', []],
  ])('finds a searched name in %p as %p', (text, spans) => expect(found('Mira Hollis', text)).toEqual(spans));
});

it.each([
  ['Οδυσσέας Σίμος', 'λέει ο ΟΔΥΣΣΈΑΣ ΣΊΜΟΣ.', 'ΟΔΥΣΣΈΑΣ ΣΊΜΟΣ'],
  ['Οδυσσέας Σίμος', 'ο Οδυσσέας Σίμος’ς', 'Οδυσσέας Σίμος'],
  ['İpek Işık', 'dedi İPEK IŞIK', 'İPEK IŞIK'],
  ['Strauß Müller', 'sagt Strauß Müller', 'Strauß Müller'],
  ['Zoe\u0308 Hollis', 'says Zo\u00eb Hollis', 'Zo\u00eb Hollis'],
  ['Mira Hollis', 'says Ｍｉｒａ Ｈｏｌｌｉｓ', 'Ｍｉｒａ Ｈｏｌｌｉｓ'],
  ['김 민수', '기자 김 민수 는', '김 민수'],
  ['Jean-Luc Hollis', 'says Jean-Luc Hollis', 'Jean-Luc Hollis'],
  ['Jean-Luc Hollis', 'says Jean\u2011Luc Hollis', 'Jean\u2011Luc Hollis'],
  ['Jean-Luc Hollis', 'says Jean Luc Hollis', 'Jean Luc Hollis'],
  ['Mira Hollis-Reed', 'says Mira Hollis-Reed', 'Mira Hollis-Reed'],
])('finds %s in "%s", whatever the script', (asked, text, span) =>
  expect(found(asked, text)).toEqual(span === null ? [] : [span]),
);

it('does not find a hyphenated name written with spaces', () =>
  expect(found('Jean-Luc Hollis', 'says Jean - Luc Hollis')).toEqual([]));

describe('a searched account', () => {
  it.each([
    ['thanks @mira_hollis.', ['mira_hollis']],
    ['https://x.com/mira_hollis/status/11', ['mira_hollis']],
    ['https://www.reddit.com/user/Mira_Hollis', ['Mira_Hollis']],
    ['@mira_hollis2', []],
    ['mira_hollis is a word here', []],
    ['https://outlet.example/mira_hollis', []],
  ])('finds a searched account in %p as %p', (text, spans) => expect(found('@mira_hollis', text)).toEqual(spans));
  it('finds a searched account without its prefix only if it fills the whole field', () => {
    expect(found('@mira_hollis', 'mira_hollis', true)).toEqual(['mira_hollis']);
    expect(found('@porch', 'the porch', true)).toEqual([]);
  });
});

describe('searched email addresses and URLs', () => {
  it.each([
    ['mira@example.org', 'write to Mira@Example.org.', ['Mira@Example.org']],
    ['mira@example.org', 'samira@example.org', []],
    ['mira@example.org', 'mira@example.org.uk', []],
    ['https://x.com/mira_hollis', 'see https://www.x.com/mira_hollis/status/11', ['www.x.com/mira_hollis']],
    ['https://x.com/mira_hollis', 'https://x.com/mira_hollis2', []],
    ['a.b@example.org', 'axb@example.org', []],
  ])('finds searched email addresses and URLs: %s in %p matches %p', (asked, text, spans) =>
    expect(found(asked, text)).toEqual(spans),
  );
});

it('erases a match without moving other characters, and keeps the host of a URL', () => {
  const mira = PersonMatcher.of('Mira Hollis');
  expect(mira.without('Said Mira Hollis.')).toBe(`Said ${ERASURE_MARK.repeat(11)}.`);
  expect(mira.without('Said Mira.')).toBeNull();
  const account = PersonMatcher.of('@mira_hollis');
  expect(account.without('https://x.com/mira_hollis/status/11')).toBe('https://x.com/');
  expect(PersonMatcher.of('https://mira.example/').without('https://mira.example/a')).toBe('https://erased.invalid/');
});

it.each([`${'Mira '.repeat(100_000)}`, '.'.repeat(400_000), `a${'.-'.repeat(200_000)}`, '@'.repeat(400_000)])(
  'searches a long text in linear time',
  (text) => {
    const started = cpuNow();
    for (const asked of ['Mira Hollis', '@mira', 'a@b.example']) PersonMatcher.of(asked).spans(text);
    expect(cpuNow() - started).toBeLessThan(3_000);
  },
);

describe('the shortcut for texts without the searched words', () => {
  const PERSONS = [
    ...[
      'Mira Hollis',
      'Οδυσσέας Σίμος',
      'ΣΟΦΟΣ ΣΣ',
      'İpek Işık',
      '김 민수',
      'Zoë O’Neil',
      "Zoe\u0308 O'Neil",
      'محمد علي',
    ],
    ...[
      'مُحَمَّد عَلِيّ',
      'Łukasz Żak',
      '李 小龙',
      'Анна Йовович',
      'Jean-Luc Picard',
      'J. K. Rowling',
      'हिन्दी नाम',
      'ﬁona Ǆan',
    ],
    ...[
      '@mira_hollis',
      '@Σίμος_ς',
      'u/İpek',
      'mira@example.org',
      'Σίμος@παράδειγμα.gr',
      'https://www.x.com/mira_hollis',
    ],
  ];
  const FORMS: ((text: string) => string)[] = [
    ...[(text: string) => text, (text: string) => text.toUpperCase(), (text: string) => text.toLowerCase()],
    ...(['NFC', 'NFD', 'NFKC', 'NFKD'] as const).map((form) => (text: string) => text.normalize(form)),
    ...['  ', '\u00a0', '\n', '\u3000', '.', ' \u200b', '-'].map((gap) => (text: string) => text.replace(/[\s-]/, gap)),
    ...['\u00ad', '\u200d', '\u0301', '\ufeff'].map(
      (sign) => (text: string) => text.slice(0, 2) + sign + text.slice(2),
    ),
    ...[(text: string) => `${text}’ς`, (text: string) => `Σ${text}`, (text: string) => `${text}\u0301\u0323`],
  ];
  const AROUND = [
    '',
    ' ',
    'says ',
    '@',
    'u/',
    'www.',
    'ς',
    'Σ',
    '.\u0301',
    '-',
    '_',
    '“',
    '\ud800',
    '\udc00',
    '\u200d',
    '한',
    'é',
  ];

  it('returns the same spans as the plain matcher', () => {
    const random = createRandom(7);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const named = (who: string) => pick(AROUND) + pick(FORMS)(pick(FORMS)(who)) + pick(AROUND);
    const counts = { found: 0, skipped: 0 };
    for (let run = 0; run < 20_000; run += 1) {
      const who = pick(PERSONS);
      const person = PersonMatcher.of(who);
      const text = named(random() < 0.7 ? who : pick(PERSONS)) + named(pick(PERSONS));
      const isHandle = random() < 0.3;
      const plain = person['findSpans'](text, isHandle);
      expect([who, text, person.spans(text, isHandle)]).toEqual([who, text, plain]);
      if (plain.length > 0) counts.found += 1;
      if (!person['hasAllWords'](text)) counts.skipped += 1;
    }
    // Both branches are tested often.
    expect(Math.min(counts.found, counts.skipped)).toBeGreaterThan(2_000);
  });

  it('folds each character the same alone and within a text, except sigmas', () => {
    const unify = (text: string) => fold(text).replaceAll('ς', 'σ');
    const joint = 'Σe\u0323 .aΣ';
    const differing: string[] = [];
    for (let block = 0; block <= 0x10ffff; block += 256) {
      const signs = Array.from({ length: 256 }, (_, at) => String.fromCodePoint(block + at));
      const assigned = signs.filter((sign) => !/\p{Cn}/u.test(sign));
      const apart = assigned.map(unify).join(unify(joint));
      if (unify(assigned.join(joint)) !== apart) differing.push(block.toString(16));
    }
    expect(differing).toEqual([]);
  });
});
