import { inStep } from '../../../../../test/support/in-step';
import { FEED_LIMITS, MARKUP_LIMITS } from '../../search.thresholds';
import { FEED_JOB, feedItems } from '../feed';
import { readDuckDuckGo } from './duckduckgo.reader';
import { readGoogleNewsSignature } from './google-news.reader';
import { visitMarkup } from './markup.reader';

/** Maximum response size in bytes. */
const LARGEST = 3_000_000;
const MAX_MS = 2_000;
const fill = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

const BOMBS: Record<string, (size: number) => string> = {
  'nested elements': fill('<div>'),
  'nested results': fill('<div class="result"><h2><a class="result__a" href="https://a.example/">'),
  'nested links of the lite page': fill('<tr><td><a class="result-link" href="https://a.example/">x'),
  'one row with many links': (size) => `<tr>${fill('<a class="result-link" href=x>x</a>')(size)}`,
  'snippets in one result': (size) =>
    `<div class="result"><a class="result__a" href="x">x</a>${fill('<p class="result__snippet">x</p>')(size)}`,
  'attributes of one element': (size) => `<div ${fill('a="" ')(size)}>`,
  'different attributes of one element': (size) =>
    `<div ${Array.from({ length: size / 9 }, (_, at) => `b${at}="" `).join('')}>`,
  'classes of one element': (size) => `<div class="${fill('a ')(size)}">`,
  'closing tags of nothing': fill('</a>'),
  'paragraphs that close each other': fill('<p><table>'),
  'an attribute without an end': (size) => `<a href="${fill('a')(size)}`,
  'a comment without an end': (size) => `<!--${fill('-')(size)}`,
  'a script without an end': (size) => `<script>${fill('</scrip')(size)}`,
  brackets: fill('<'),
  entities: fill('&lt;'),
  ampersands: fill('&'),
  text: fill('a '),
  blanks: (size) => `<div class="result"><a class="result__a" href="https://a.example/">${fill(' ')(size)}`,
  signatures: fill('<i data-n-a-sg="x" data-n-a-ts="1"></i>'),
};

describe.each(Object.entries(BOMBS))('markup of %s', (_name, make) => {
  it.each([
    ['DuckDuckGo', readDuckDuckGo],
    ['Google News', readGoogleNewsSignature],
  ])('reads pathological markup for %s in linear time', (_engine, read) => {
    expect(inStep((size) => read(make(size)), LARGEST)).toBe('in step');
  });
});

describe('visitMarkup', () => {
  it('stops at the limit on depth', () => {
    let deepest = 0;
    const isWhole = visitMarkup('<b>'.repeat(500_000), () => void (deepest += 1));
    expect(isWhole).toBe(false);
    expect(deepest).toBeLessThan(MARKUP_LIMITS.depth + MARKUP_LIMITS.pieceChars);
  });

  it('stops at the limit on elements, attributes and texts', () => {
    let elements = 0;
    expect(visitMarkup('<br>x'.repeat(500_000), () => void (elements += 1))).toBe(false);
    expect(elements).toBeLessThan(MARKUP_LIMITS.pieces);
    expect(visitMarkup(`<i ${'a="" '.repeat(200_000)}>`, () => undefined)).toBe(false);
  });

  it('returns an element’s text on one line, with spaces only between block elements', () => {
    const texts: string[] = [];
    const html = '<td>The <b>da</b>m &amp;\n lake<br>hold<script>x()</script></td>';
    expect(visitMarkup(html, ({ name }) => (name === 'td' ? (text) => texts.push(text) : undefined))).toBe(true);
    expect(texts).toEqual(['The dam & lake hold']);
  });

  it('collects text only up to the limit', () => {
    const lengths: number[] = [];
    visitMarkup(`<p>${'word '.repeat(100_000)}</p>`, () => (text) => void lengths.push(text.length));
    expect(lengths[0]).toBeLessThanOrEqual(MARKUP_LIMITS.textChars);
  });
});

describe('feedItems', () => {
  const feedOf = (inner: string) => `<rss><channel>${inner}</channel></rss>`;

  it('returns null for a document with more tags than a feed', () => {
    expect(feedItems(feedOf('<item/>'.repeat(FEED_LIMITS.tags)))).toBeNull();
    expect(FEED_JOB.here(feedOf('<item/>'.repeat(100)))).not.toBeNull();
  });

  it.each([
    ['items', '<item></item>'],
    ['names', '<t><u><v>x</v></u></t>'],
    ['instructions', '<?a?>'],
    ['attributes', '<a b=""/>'],
    ['entities', '&amp;'],
    ['blanks', ' '],
  ])('takes limited CPU time for %s', (_what, piece) => {
    const xml = feedOf(fill(piece)(LARGEST));
    const before = process.threadCpuUsage();
    feedItems(xml);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(MAX_MS);
  });
});
