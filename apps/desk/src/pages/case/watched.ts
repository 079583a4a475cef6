import type { SourceCheck, WatchedSource } from '../../api/investigations';
import { t } from '../../messages';

const CHANGE_TEXT: Record<NonNullable<SourceCheck['change']>, string> = {
  unchanged: t('file.unchanged'),
  gone: t('file.gone'),
  redirected: t('file.redirected'),
  corrected: t('file.corrected'),
  retracted: t('file.retracted'),
  'silently-edited': t('file.silentlyEdited'),
};

export const changeText = (change: SourceCheck['change']): string =>
  change ? CHANGE_TEXT[change] : t('file.unreadable');

export function latestChange({ looks }: Pick<WatchedSource, 'looks'>): { changed: boolean; words: string } {
  const latest = looks.findLast(({ change }) => change !== null);
  if (!latest) return { changed: false, words: looks.length === 0 ? t('file.notCheckedYet') : t('file.unreadable') };
  return { changed: latest.change !== 'unchanged', words: changeText(latest.change) };
}
