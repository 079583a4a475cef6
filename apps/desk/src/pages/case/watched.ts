import type { Look, Watched } from '../../api/watched';

const WORDS: Record<NonNullable<Look['change']>, string> = {
  unchanged: 'unchanged',
  gone: 'gone',
  redirected: 'leads elsewhere',
  corrected: 'corrected',
  retracted: 'retracted',
  'silently-edited': 'silently edited',
};

export const changeWords = (change: Look['change']): string => (change ? WORDS[change] : 'could not be read');

/** How a source stands by its latest look that could read it. */
export function standing({ looks }: Pick<Watched, 'looks'>): { turned: boolean; words: string } {
  const latest = looks.findLast(({ change }) => change !== null);
  if (!latest) return { turned: false, words: looks.length === 0 ? 'not looked at yet' : 'could not be read' };
  return { turned: latest.change !== 'unchanged', words: changeWords(latest.change) };
}
