import { hashedShingles } from './hashed-shingles';

const hashes = (text: string, size = 3) => [...hashedShingles(text, size).hashes];

describe('hashed shingles', () => {
  it('returns unique hashes of runs of the given number of words, in ascending order', () => {
    const found = hashes('one two three four one two three');
    expect(found).toHaveLength(4);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(hashes('one two')).toEqual([]);
  });

  it('ignores case, punctuation, whitespace and apostrophes when it hashes shingles', () =>
    expect(hashes('They don’t know; nobody does.')).toEqual(hashes('THEY DONT — know\n"nobody does"')));

  it('treats each character as a word in hashed shingles of a script without spaces', () =>
    expect(hashes('東京で火事')).toHaveLength(3));

  it('records the paragraph of each hashed shingle and ignores empty paragraphs', () => {
    const { paragraphs, paragraphOf } = hashedShingles('one two three\n\n\nfour five six', 3);
    expect(paragraphs).toHaveLength(2);
    expect(new Set(paragraphOf)).toEqual(new Set([0, 1]));
  });

  it('records which words are inside quotation marks and closes an open quotation at the end of its line', () => {
    const quoted = (text: string) => hashedShingles(text, 1).quoted.reduce((sum, one) => sum + one, 0);
    expect(quoted('He said “it will hold” again')).toBe(3);
    expect(quoted('He said "it will hold" again')).toBe(3);
    expect(quoted('He said “it will\nhold again')).toBe(2);
  });
});
