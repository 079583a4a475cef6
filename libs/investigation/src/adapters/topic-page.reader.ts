import { CorroborateError, isReadable, TOPIC_LIMITS, type Article, type Instant } from '@corroborate/domain';
import type { PageReader } from '@corroborate/pages';
import { truncate, headlineFromUrl } from '@corroborate/text';

/** Data from the page from which a topic is created. */
export interface TopicPage extends Pick<Article, 'title' | 'language'> {
  text: string;
  /** Publication day, ISO 8601; null if the page states none. */
  day: string | null;
}

/** Reads the page of a topic submitted only as a URL. */
export class TopicPageReader {
  /** @param frozenAt time at which the web was recorded, in a replay; null on the live web */
  constructor(
    private readonly reader: Pick<PageReader, 'read'>,
    private readonly frozenAt: Instant | null = null,
  ) {}

  /** @throws CorroborateError `unreadable-page` if the page cannot be read or has no headline */
  async read(url: string): Promise<TopicPage> {
    const article = await this.reader.read(url, { investigationId: null, stage: 'read' });
    if (!isReadable(article.verdict)) throw this.unread(article, url);
    const title = article.title.trim() || headlineFromUrl(article.finalUrl);
    if (title === '') throw unreadablePageError(`The page ${url} could not be read: it has no headline.`);
    return toTopicPage(article, title);
  }

  /** In a replay, a page missing from the recorded web is reported as not recorded rather than gone. */
  private unread({ verdict, verdictReason }: Article, url: string): CorroborateError {
    if (this.frozenAt !== null && verdict === 'gone')
      return unreadablePageError(`The page ${url} is not part of the recorded web: ${frozenWebMessage(this.frozenAt)}`);
    return unreadablePageError(`The page ${url} could not be read: ${verdictReason.replace(/\.$/, '')}.`);
  }
}

const unreadablePageError = (message: string): CorroborateError =>
  new CorroborateError('unreadable-page', message, { hint: HEADLINE_HINT });

/** Omits the time of day, so that reports from the same morning are not treated as being about an earlier event. */
const toTopicPage = ({ text, published, language }: Article, title: string): TopicPage => ({
  title: truncate(title, TOPIC_LIMITS.title),
  text: truncate(text, TOPIC_LIMITS.article),
  day: published?.value.slice(0, 10) ?? null,
  language,
});

const HEADLINE_HINT = 'Give its headline along with the URL, and its text if available.';

const frozenWebMessage = (frozenAt: Instant): string =>
  `this installation, like the demo, uses web pages recorded on ${frozenAt.slice(0, 10)}. It can ` +
  'read only those, such as the pages its cases cite, and not the live web.';
