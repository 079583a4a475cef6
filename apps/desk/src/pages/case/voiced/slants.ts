import type { Balance } from '../../../api/types';

/** Sources that show a slant; others are only included in the counts. */
export const slantedSources = ({ sources }: Pick<Balance, 'sources'>): Balance['sources'][number][] =>
  sources.filter(({ side, lean, opinion_page }) => side !== 'neutral' || lean !== null || opinion_page);
