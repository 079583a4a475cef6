import type { SourceView } from '@corroborate/domain';
import type { CaseData } from './case.types';

/** Sources that say something about the topic, its own page left out. */
export function relevantSources(data: Pick<CaseData, 'sources'>): SourceView[] {
  return data.sources.filter((source) => !source.isTopicPage && source.stance.stance !== 'unrelated');
}
