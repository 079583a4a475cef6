import type { Result, TopicPage } from '../../api';
import { WebLink } from '../../ui';

export const topicPagesOf = ({ topic_pages: pages }: Pick<Result, 'topic_pages'>): readonly TopicPage[] => pages ?? [];

export const TOPICS_OWN = 'topic page';

export const TopicPageChip = () => (
  <span className="chip" title="The page the topic was found on; never counted">
    {TOPICS_OWN}
  </span>
);

export function TopicPages({ pages }: { pages: readonly TopicPage[] }) {
  return pages.map(({ source_id, url, name }) => (
    <p key={source_id} className="hush">
      <WebLink url={url}>{name}</WebLink> <TopicPageChip /> is never counted.
    </p>
  ));
}
