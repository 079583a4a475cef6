import type { Look, Watched } from '../../api/investigations';

const WORDS: Record<NonNullable<Look['change']>, string> = {
  unchanged: 'unchanged',
  gone: 'gone',
  redirected: 'redirected',
  corrected: 'corrected',
  retracted: 'retracted',
  'silently-edited': 'silently edited',
};

export const changeWords = (change: Look['change']): string => (change ? WORDS[change] : 'unreadable');

export function standing({ looks }: Pick<Watched, 'looks'>): { turned: boolean; words: string } {
  const latest = looks.findLast(({ change }) => change !== null);
  if (!latest) return { turned: false, words: looks.length === 0 ? 'not checked yet' : 'unreadable' };
  return { turned: latest.change !== 'unchanged', words: changeWords(latest.change) };
}
