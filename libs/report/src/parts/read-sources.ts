import { isReadable } from '@corroborate/domain';
import { sourceLabel, sourcesByWeight } from '../relevant-sources';
import type { Articles, PartsCase, ReadSource } from './parts.types';

/** Sources of the report's list whose text is there, in its order. */
export const readSources = (data: Pick<PartsCase, 'sources' | 'relevance'>, articles: Articles): ReadSource[] =>
  sourcesByWeight(data).flatMap((view, place): ReadSource[] => {
    const article = articles.get(view.id);
    const read = article && isReadable(article.verdict) && article.text.trim() !== '';
    return read ? [{ id: sourceLabel(place), view, title: article.title }] : [];
  });
