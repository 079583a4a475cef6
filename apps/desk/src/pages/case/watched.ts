import type { Look, Watched } from '../../api/investigations';
import { t } from '../../messages';

const WORDS: Record<NonNullable<Look['change']>, string> = {
  unchanged: t('file.unchanged'),
  gone: t('file.gone'),
  redirected: t('file.redirected'),
  corrected: t('file.corrected'),
  retracted: t('file.retracted'),
  'silently-edited': t('file.silentlyEdited'),
};

export const changeWords = (change: Look['change']): string => (change ? WORDS[change] : t('file.unreadable'));

export function standing({ looks }: Pick<Watched, 'looks'>): { turned: boolean; words: string } {
  const latest = looks.findLast(({ change }) => change !== null);
  if (!latest) return { turned: false, words: looks.length === 0 ? t('file.notCheckedYet') : t('file.unreadable') };
  return { turned: latest.change !== 'unchanged', words: changeWords(latest.change) };
}
