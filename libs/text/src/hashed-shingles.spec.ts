import { hashedShingles } from './hashed-shingles';

const hashes = (text: string, size = 3) => [...hashedShingles(text, size).hashes];

describe('hashed shingles', () => {
  it('are the runs of so many words, in the order of their numbers and without repeats', () => {
    const found = hashes('one two three four one two three');
    expect(found).toHaveLength(4);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(hashes('one two')).toEqual([]);
  });

  it('are the same whatever case, marks, blanks and apostrophes a text has', () =>
    expect(hashes('They don’t know; nobody does.')).toEqual(hashes('THEY DONT — know\n"nobody does"')));

  it('take each sign for a word where a script writes no blanks', () => expect(hashes('東京で火事')).toHaveLength(3));

  it('know the paragraph each stands in, empty ones left out', () => {
    const { paragraphs, paragraphOf } = hashedShingles('one two three\n\n\nfour five six', 3);
    expect(paragraphs).toHaveLength(2);
    expect(new Set(paragraphOf)).toEqual(new Set([0, 1]));
  });

  it('know what stands between quotation marks, and close a quotation left open', () => {
    const quoted = (text: string) => hashedShingles(text, 1).quoted.reduce((sum, one) => sum + one, 0);
    expect(quoted('He said “it will hold” again')).toBe(3);
    expect(quoted('He said "it will hold" again')).toBe(3);
    expect(quoted('He said “it will\nhold again')).toBe(2);
  });
});
