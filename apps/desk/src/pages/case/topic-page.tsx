import type { Result, TopicPage } from '../../api/result';
import { WebLink } from '../../ui/web-link';

/** None where the page was not read. */
export const topicPagesOf = ({ topic_pages: pages }: Pick<Result, 'topic_pages'>): readonly TopicPage[] => pages ?? [];

export const TOPICS_OWN = 'the topic’s own page';

export const TopicPageChip = () => (
  <span className="chip" title="The topic was found on it, so that it is no source on it">
    {TOPICS_OWN}
  </span>
);

/** No list of sources has it. */
export function TopicPages({ pages }: { pages: readonly TopicPage[] }) {
  return pages.map(({ source_id, url, name }) => (
    <p key={source_id} className="hush">
      <WebLink url={url}>{name}</WebLink> <TopicPageChip /> counts for nothing here.
    </p>
  ));
}
