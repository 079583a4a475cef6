import type { Post } from '../world/world.types';
import { linksTo, postTest, type PostOperators } from './post-query';

const OPERATORS: PostOperators = { from: (value, { author }) => author.handle === value, url: linksTo };
const post = (text: string, over: Partial<Post> = {}): Post => ({
  platform: 'x',
  id: '1',
  url: 'https://x.com/a/status/1',
  created: '2026-01-01T00:00:00Z',
  text,
  links: [],
  deleted: false,
  metrics: {},
  author: { handle: 'ana' },
  ...over,
});
const holds = (query: string, one: Post): boolean => postTest(query, OPERATORS)(one);

describe('postTest', () => {
  const dam = post('The Dam at Elm Valley has cracked #DamBreak');
  it.each([
    ['dam cracked', true],
    ['dam flooded', false],
    ['(flooded OR cracked) dam', true],
    ['(flooded OR burst) dam', false],
    ['"elm valley"', true],
    ['"valley elm"', false],
    ['dam -cracked', false],
    ['dam -"elm city"', true],
    ['#dambreak', true],
    ['#dam', false],
    ['dam from:ana', true],
    ['dam from:bo', false],
  ])('matches the search query %s against a post: %s', (query, expected) => expect(holds(query, dam)).toBe(expected));

  it('finds posts that link to a page, whatever the scheme and the query string', () => {
    const linking = post('read', { links: ['https://www.news.example/a/b?x=1'] });
    expect(holds('url:"http://news.example/a/b"', linking)).toBe(true);
    expect(holds('url:"https://news.example/other"', linking)).toBe(false);
  });

  it('finds nothing for an empty query', () => expect(holds('', dam)).toBe(false));
});
