import type { Article, DateRecord } from '@corroborate/domain';
import { emptyArticle } from '@corroborate/pages';
import { countWords } from '@corroborate/text';

/** What is given of a page; `day` is when it came out, as an instant, null where nobody knows. */
type Given = Partial<Article> & Pick<Article, 'url' | 'site' | 'title' | 'text'> & { day: string | null };

/** A page as a case or a data set gives it, as if it had been read in full; nothing else is known of it. */
export function givenArticle({ day, ...given }: Given): Article {
  const { url, site, title, text } = given;
  const head = { url, finalUrl: url, httpStatus: 200, fetchedAt: '2025-03-06T00:00:00.000Z', via: 'live' } as const;
  return {
    ...emptyArticle(head, 'complete', 'Read in full.'),
    host: site,
    language: 'en',
    published: day === null ? null : stated(day),
    wordCount: countWords(text),
    schemaTypes: ['NewsArticle'],
    contentHash: `${title}|${text}`,
    ...given,
  };
}

const stated = (value: string): DateRecord => ({
  value,
  precision: 'second',
  signal: 'json-ld',
  zone: 'Z',
  earliest: value,
  latest: value,
});
