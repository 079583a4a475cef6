import { isReadable } from '@corroborate/domain';
import { sourceLabel, sourcesByWeight } from '../relevant-sources';
import type { Articles, PartsCase, ReadSource } from './parts.types';

/** Listed sources with stored text, in list order. */
export const readSources = (data: Pick<PartsCase, 'sources' | 'relevance'>, articles: Articles): ReadSource[] =>
  sourcesByWeight(data).flatMap((view, place): ReadSource[] => {
    const article = articles.get(view.id);
    const read = article && isReadable(article.verdict) && article.text.trim() !== '';
    return read ? [{ id: sourceLabel(place), view, title: article.title }] : [];
  });
