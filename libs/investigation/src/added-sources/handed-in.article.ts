import { handedInAddress, isReadable, type Article, type Clock, withTitle } from '@corroborate/domain';
import type { PendingSource } from '@corroborate/db';
import type { PageReader } from '@corroborate/pages';

type Document = Pick<PendingSource, 'kind' | 'title' | 'from' | 'content' | 'contentHash'>;

/** A document that somebody handed in, as a page. Never rejects: what cannot be read is an article that says so. */
export async function handedInArticle(
  reader: Pick<PageReader, 'readGiven'>,
  { kind, title, from, content, contentHash }: Document,
  clock: Clock,
): Promise<Article> {
  const body = content ?? Buffer.alloc(0);
  const read = await reader.readGiven({
    url: handedInAddress(contentHash),
    body,
    type: kind === 'pdf' ? 'application/pdf' : 'text/plain; charset=utf-8',
    at: clock.now().toISOString(),
  });
  return onItsOwn(read, title ?? (from ? `Response from ${from}` : null));
}

/**
 * What it says of itself proves nothing: it is of nobody, has no day, and credits no agency. A short note is a whole
 * document, where a page as short would be a teaser.
 */
function onItsOwn(article: Article, title: string | null): Article {
  const { house: _, ...own } = title === null ? article : withTitle(article, title);
  const readable = isReadable(article.verdict) || article.text.trim() === '';
  return {
    ...own,
    canonicalUrl: article.finalUrl,
    verdict: readable ? article.verdict : 'complete',
    byline: null,
    outletName: null,
    published: null,
    modified: null,
    agencyCredit: null,
    claimReviews: [],
  };
}
