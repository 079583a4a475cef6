import { isCredible, type Cluster, type SourceView } from '@corroborate/domain';

/**
 * Whether the source is the topic's own page, has the same site or owner, or copies or relies on that page. If instead
 * the topic's page copies or cites the source, the source is the original and counts.
 */
export function reliesOnTopicPage(source: SourceView, cluster: Cluster, members: SourceView[]): boolean {
  const topics = members.filter((one) => one.isTopicPage);
  return source.isTopicPage || topics.some((topic) => isTakenFromTopic(source, topic, cluster));
}

function isTakenFromTopic(source: SourceView, topic: SourceView, cluster: Cluster): boolean {
  if (source.site === topic.site || (source.ownerGroup !== null && source.ownerGroup === topic.ownerGroup)) return true;
  if (cluster.reasons.some((one) => one.kind === 'citation' && one.a === source.id && one.b === topic.id)) return false;
  if (cluster.reasons.some((one) => one.kind === 'citation' && one.a === topic.id && one.b === source.id)) return true;
  return !(
    isCredible(source.tier) &&
    !isCredible(topic.tier) &&
    publicationTimeMs(source) < Number.MAX_VALUE &&
    publicationTimeMs(source) <= publicationTimeMs(topic)
  );
}

/** Publication time as stated by the page; undated pages are never treated as the first. */
const publicationTimeMs = (source: SourceView): number =>
  source.published && source.published.signal !== 'engine' ? Date.parse(source.published.value) : Number.MAX_VALUE;
