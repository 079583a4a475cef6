import type { Result, TopicPage } from '../../api';
import { WebLink } from '../../ui';
import { t } from '../../messages';

export const listTopicPages = ({ topic_pages: pages }: Pick<Result, 'topic_pages'>): readonly TopicPage[] =>
  pages ?? [];

export const TOPIC_PAGE_LABEL = t('case.topicPage');

export const TopicPageChip = () => (
  <span className="chip" title={t('case.thePageTheTopicWas')}>
    {TOPIC_PAGE_LABEL}
  </span>
);

export function TopicPages({ pages }: { pages: readonly TopicPage[] }) {
  return pages.map(({ source_id, url, name }) => (
    <p key={source_id} className="hush">
      {t.rich('case.nameIsNeverCounted', {
        webLink: (chunks) => <WebLink url={url}>{chunks}</WebLink>,
        name,
        topicPageChip: () => <TopicPageChip />,
      })}
    </p>
  ));
}
