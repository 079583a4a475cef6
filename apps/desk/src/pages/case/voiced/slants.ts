import type { Balance } from '../../../api/types';

/** Sources that show a slant; the others only add to the counts. */
export const slantedSources = ({ sources }: Pick<Balance, 'sources'>): Balance['sources'][number][] =>
  sources.filter(({ side, lean, opinion_page }) => side !== 'neutral' || lean !== null || opinion_page);
