import { seededRandom } from '@corroborate/sandbox';
import { findSameText } from './same-text.policy';

const random = seededRandom(11);
const SYLLABLES = ['ka', 'lo', 'mi', 'ren', 'tus', 'va', 'den', 'po', 'shi', 'gar', 'el', 'no'];
const word = () =>
  Array.from({ length: 2 + Math.floor(random() * 2) }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(
    '',
  );
const paragraph = (words = 50) => `${Array.from({ length: words }, word).join(' ')}.`;
const article = (paragraphs = 6) => Array.from({ length: paragraphs }, () => paragraph());
const joins = (...texts: string[]) =>
  findSameText(texts.map((text, id) => ({ id, text }))).map(({ a, b }) => `${a}-${b}`);
const body = (...parts: (string | string[])[]) => parts.flat().join('\n\n');

describe('matching texts', () => {
  const story = article();

  it('matches verbatim copies of a text, ignoring case, punctuation and spaces', () => {
    const [pair] = findSameText([
      { id: 7, text: body(story) },
      { id: 3, text: body(story).toUpperCase().replace(/\n\n/g, '   ') },
    ]);
    expect(pair).toEqual({ a: 7, b: 3, similarity: 1, containment: 1 });
  });

  it('matches a text with a copy that has another lead', () =>
    expect(joins(body(story), body(paragraph(), story.slice(1)))).toEqual(['0-1']));
  it('matches a text with a copy that has an added local paragraph', () =>
    expect(joins(body(story), body(story.slice(0, 3), paragraph(80), story.slice(3)))).toEqual(['0-1']));
  it('matches a text with its truncated copy', () =>
    expect(joins(body(article(4), story), body(story.slice(0, 2)))).toEqual(['0-1']));
  it('matches a short text with its copy inside a very long page', () =>
    expect(joins(body(article(40), story.slice(0, 2), article(40)), body(story.slice(0, 2)))).toEqual(['0-1']));

  it('matches a text with a copy that has single words changed', () => {
    const edited = body(story)
      .split(' ')
      .map((w, i) => (i % 14 === 13 ? 'otherword' : w))
      .join(' ');
    expect(joins(body(story), edited)).toEqual(['0-1']);
  });

  it('matches copies of a text in a script without spaces', () => {
    const signs = Array.from({ length: 300 }, () => String.fromCharCode(0x4e00 + Math.floor(random() * 3000))).join('');
    expect(joins(signs, `${signs.slice(0, 240)}。`)).toEqual(['0-1']);
  });

  it('matches copies of a text that have different local paragraphs and the same notice', () => {
    const notice = paragraph(30);
    const copies = Array.from({ length: 4 }, () => body(story, paragraph(), notice));
    expect(joins(...copies)).toHaveLength(6);
  });
});

describe('different texts', () => {
  it('does not match reports that share words but no sentences', () => {
    const words = Array.from({ length: 60 }, word);
    const report = () => Array.from({ length: 250 }, () => words[Math.floor(random() * words.length)]).join(' ');
    expect(joins(report(), report(), report())).toEqual([]);
  });

  it('does not match reports that share one paragraph', () => {
    const shared = paragraph(60);
    expect(joins(body(article(4), shared), body(shared, article(4)))).toEqual([]);
  });

  it('does not match short reports that are mostly one quote', () => {
    const quote = `“${paragraph(70)}”`;
    expect(joins(body(paragraph(45), quote), body(paragraph(45), quote))).toEqual([]);
    const straight = `"${paragraph(70)}"`;
    expect(joins(body(paragraph(45), straight), body(paragraph(45), straight))).toEqual([]);
  });

  it('does not match short pages with the same long notice', () => {
    const notice = paragraph(70);
    expect(joins(...Array.from({ length: 4 }, () => body(paragraph(50), notice)))).toEqual([]);
  });

  it('does not match texts without content', () => expect(joins('', ' ', '…', 'one two')).toEqual([]));
});

describe('findSameText with many copies', () => {
  it('connects all copies', () => {
    const text = body(article(3));
    const pairs = findSameText(Array.from({ length: 300 }, (_, id) => ({ id, text })));
    const root = Array.from({ length: 300 }, (_, i) => i);
    const find = (i: number): number => (root[i] === i ? i : find(root[i] as number));
    for (const { a, b } of pairs) root[find(b)] = find(a);
    expect(new Set(root.map((_, i) => find(i))).size).toBe(1);
  });
});
