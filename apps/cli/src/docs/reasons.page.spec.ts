import { codesIn, reasonsPage } from './reasons.page';

const REGISTER = `/** Nothing to tell. */
type Nothing = Record<string, never>;

interface PostReasons {
  /**
   * It was written so many days
   * too early.
   */
  'post.too-early': { days: number };
  'post.past': Nothing;
  /** Where it lies. */
  'post.elsewhere': {
    found: string[];
    wanted: string | null;
  };
}
`;

describe('the page of reasons', () => {
  it('reads each code with its parameters and what is said of it', () =>
    expect(codesIn(REGISTER)).toEqual([
      {
        code: 'post.too-early',
        params: [{ name: 'days', type: 'number' }],
        about: 'It was written so many days too early.',
      },
      { code: 'post.past', params: [], about: '' },
      {
        code: 'post.elsewhere',
        params: [
          { name: 'found', type: 'string[]' },
          { name: 'wanted', type: 'string | null' },
        ],
        about: 'Where it lies.',
      },
    ]));

  it('has the codes of every room, each with a sentence', () => {
    const lines = reasonsPage()
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.filter((line) => /undefined|NaN|\|  \| [^|]*\|$/.test(line))).toEqual([]);
  });
});
