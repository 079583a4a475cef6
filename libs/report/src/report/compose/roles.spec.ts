import { chosenRole } from './roles';

const chosen = (role: string, quote: string) => chosenRole([{ role, quote, sourceIds: [1] }], 'Ann Roe')?.role ?? null;

describe('chosenRole', () => {
  it.each([
    ['editor', 'its editor', 'Ann Roe, its editor, wrote'],
    ['physician', 'physician', 'physician Dr. Ann Roe said'],
    ['electrician', 'electrician', 'Ann Roe, 46, electrician'],
    ['eletricista', 'eletricista', 'Ann Roe, 46 anos, eletricista'],
    ['lieutenant', 'lieutenant Ann Roe', 'lieutenant Ann Roe said'],
  ])('returns the role %p for the noted role %p in the quote %p', (role, written, quote) =>
    expect(chosen(written, quote)).toBe(role),
  );

  it.each([
    ['a possessive apart from the name', 'her bookshop', 'Roe was in her bookshop'],
    ['a single word apart from the name', 'Nays', 'Nays 2 (Petrov, Roe)'],
    ['another person’s title', 'mayor', 'Ann Roe met Tom Hale, mayor of Wend'],
  ])('returns null instead of a role for %s', (_, written, quote) => expect(chosen(written, quote)).toBeNull());
});
