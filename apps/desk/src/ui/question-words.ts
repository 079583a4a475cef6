import { t } from '../messages';

const WORDS: Record<string, string> = {
  answered: t('ui.answered'),
  contradicted: t('ui.contradicted'),
  open: t('ui.open'),
  unanswerable: t('ui.notSearchable'),
};

export const questionWords = (state: string): string => WORDS[state] ?? state;
