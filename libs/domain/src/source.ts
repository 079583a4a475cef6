import type { SourceView } from './evidence.types';
import { isCredible } from './vocabulary';

/** Whether the source is credible and not the topic's own page. */
export const isCredibleElsewhere = ({ tier, isTopicPage }: Pick<SourceView, 'tier' | 'isTopicPage'>): boolean =>
  isCredible(tier) && !isTopicPage;
