import { CorroborateError, isReadable, TOPIC_LIMITS, type Article, type Instant } from '@corroborate/domain';
import type { PageReader } from '@corroborate/pages';
import { cut, headlineIn } from '@corroborate/text';

/** What a page says, as a topic is made of it. */
export interface TopicPage extends Pick<Article, 'title' | 'language'> {
  text: string;
  /** The day on which it was published, ISO 8601; null where the page does not say. */
  day: string | null;
}

/** Reads the page of a topic of which nothing but the address is known, before it is handed over. */
export class TopicPageReader {
  /** @param frozenAt the moment of the stored web on which the product runs; null on the live web */
  constructor(
    private readonly reader: Pick<PageReader, 'read'>,
    private readonly frozenAt: Instant | null = null,
  ) {}

  /** @throws CorroborateError `unreadable-page` where there is nothing to read or no headline */
  async read(url: string): Promise<TopicPage> {
    const article = await this.reader.read(url, { investigationId: null, stage: 'read' });
    if (!isReadable(article.verdict)) throw this.unread(article, url);
    const title = article.title.trim() || headlineIn(article.finalUrl);
    if (title === '') throw refusal(`The page ${url} could not be read: it has no headline.`);
    return topicPage(article, title);
  }

  /** What the web of a replay does not hold is not gone: it was never there. */
  private unread({ verdict, verdictReason }: Article, url: string): CorroborateError {
    if (this.frozenAt !== null && verdict === 'gone')
      return refusal(`The page ${url} is not part of the recorded web: ${frozenWords(this.frozenAt)}`);
    return refusal(`The page ${url} could not be read: ${verdictReason.replace(/\.$/, '')}.`);
  }
}

const refusal = (message: string): CorroborateError =>
  new CorroborateError('unreadable-page', message, { hint: GIVE_WORDS });

/** Not the hour: what others wrote of the event that morning is no earlier event. */
const topicPage = ({ text, published, language }: Article, title: string): TopicPage => ({
  title: cut(title, TOPIC_LIMITS.title),
  text: cut(text, TOPIC_LIMITS.article),
  day: published?.value.slice(0, 10) ?? null,
  language,
});

const GIVE_WORDS = 'Give its headline along with the URL, and its text if available.';

const frozenWords = (frozenAt: Instant): string =>
  `this installation, like the demo, uses web pages recorded on ${frozenAt.slice(0, 10)}. It can ` +
  'read only those, such as the pages its cases cite, and not the live web.';
