import type { Article } from './page.types';

/** The document title with the outlet's additions. Used by rules and models; people see `title`. */
export const getPrintedTitle = ({ title, documentTitle }: Pick<Article, 'title' | 'documentTitle'>): string =>
  documentTitle ?? title;

/** The article with another title, without its document title. */
export function withTitle(article: Article, title: string): Article {
  const { documentTitle: _, ...rest } = article;
  return { ...rest, title };
}
