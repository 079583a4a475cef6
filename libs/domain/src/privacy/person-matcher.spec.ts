import { ERASED, PersonMatcher } from './person-matcher';
import { cpuNow } from '../../../../test/support/cpu';

const found = (asked: string, text: string, isHandle = false) =>
  PersonMatcher.of(asked)
    .spans(text, isHandle)
    .map(({ start, end }) => text.slice(start, end));

describe('who is looked for', () => {
  it.each([
    ['Mira Hollis', 'name'],
    ['@mira_hollis', 'account'],
    ['u/mira_hollis', 'account'],
    ['mira_hollis', 'account'],
    ['mira@example.org', 'email'],
    ['@mira@mastodon.social', 'email'],
    ['https://x.com/mira_hollis', 'address'],
    ['x.com/mira_hollis', 'address'],
  ])('%s is looked for as %s', (asked, kind) => expect(PersonMatcher.of(asked).kind).toBe(kind));

  it.each(['', ' ', '@', 'x', '...', 'x'.repeat(201)])('%p is refused', (asked) =>
    expect(() => PersonMatcher.of(asked)).toThrow(expect.objectContaining({ code: 'invalid-input' })),
  );
});

describe('a name', () => {
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
  ])('in %p is found as %p', (text, spans) => expect(found('Mira Hollis', text)).toEqual(spans));
});

describe('an account', () => {
  it.each([
    ['thanks @mira_hollis.', ['mira_hollis']],
    ['https://x.com/mira_hollis/status/11', ['mira_hollis']],
    ['https://www.reddit.com/user/Mira_Hollis', ['Mira_Hollis']],
    ['@mira_hollis2', []],
    ['mira_hollis is a word here', []],
    ['https://outlet.example/mira_hollis', []],
  ])('in %p is found as %p', (text, spans) => expect(found('@mira_hollis', text)).toEqual(spans));
  it('is found where a field holds nothing but it', () => {
    expect(found('@mira_hollis', 'mira_hollis', true)).toEqual(['mira_hollis']);
    expect(found('@porch', 'the porch', true)).toEqual([]);
  });
});

describe('addresses', () => {
  it.each([
    ['mira@example.org', 'write to Mira@Example.org.', ['Mira@Example.org']],
    ['mira@example.org', 'samira@example.org', []],
    ['mira@example.org', 'mira@example.org.uk', []],
    ['https://x.com/mira_hollis', 'see https://www.x.com/mira_hollis/status/11', ['www.x.com/mira_hollis']],
    ['https://x.com/mira_hollis', 'https://x.com/mira_hollis2', []],
    ['a.b@example.org', 'axb@example.org', []],
  ])('%s in %p is found as %p', (asked, text, spans) => expect(found(asked, text)).toEqual(spans));
});

it('what is erased leaves every other letter at its place, and of an address its host', () => {
  const mira = PersonMatcher.of('Mira Hollis');
  expect(mira.without('Said Mira Hollis.')).toBe(`Said ${ERASED.repeat(11)}.`);
  expect(mira.without('Said Mira.')).toBeNull();
  const account = PersonMatcher.of('@mira_hollis');
  expect(account.without('https://x.com/mira_hollis/status/11')).toBe('https://x.com/');
  expect(PersonMatcher.of('https://mira.example/').without('https://mira.example/a')).toBe('https://erased.invalid/');
});

it.each([`${'Mira '.repeat(100_000)}`, '.'.repeat(400_000), `a${'.-'.repeat(200_000)}`, '@'.repeat(400_000)])(
  'a long text takes no longer than its length',
  (text) => {
    const started = cpuNow();
    for (const asked of ['Mira Hollis', '@mira', 'a@b.example']) PersonMatcher.of(asked).spans(text);
    expect(cpuNow() - started).toBeLessThan(3_000);
  },
);
