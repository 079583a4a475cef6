import type { SourceView } from './evidence.types';
import { isCredible } from './vocabulary';

/** A credible source that is not the topic's own page: nothing supports itself. */
export const isCredibleElsewhere = ({ tier, isTopicPage }: Pick<SourceView, 'tier' | 'isTopicPage'>): boolean =>
  isCredible(tier) && !isTopicPage;
