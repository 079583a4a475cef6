import { t } from '../messages';

const STATE_TEXT: Record<string, string> = {
  answered: t('ui.answered'),
  contradicted: t('ui.contradicted'),
  open: t('ui.open'),
  unanswerable: t('ui.notSearchable'),
};

export const questionStateText = (state: string): string => STATE_TEXT[state] ?? state;
