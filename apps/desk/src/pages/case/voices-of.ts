import type { Result, ResultCluster, ResultSource } from '../../api/result';

export interface Voice {
  cluster: ResultCluster;
  members: ResultSource[];
}

/** Sources of one voice together: credible voices first, of these the ones that take a side, of these the widest. */
export function voicesOf({ clusters, additional_sources }: Pick<Result, 'clusters' | 'additional_sources'>): Voice[] {
  const known = new Map(clusters.map((cluster) => [cluster.id, cluster]));
  const voices = [...Map.groupBy(additional_sources, ({ cluster }) => cluster)].map(([id, members]) => ({
    cluster: known.get(id) ?? { id, source_ids: [], representative_id: 0, merges: [] },
    members,
  }));
  return voices.sort((a, b) => weight(b) - weight(a) || b.members.length - a.members.length);
}

/**
 * How many speak for themselves: what is one voice with the topic's own page is no further voice, unless it counts all
 * the same.
 */
export function countedVoices(voices: readonly Voice[], { topic_pages: pages = [] }: Pick<Result, 'topic_pages'>) {
  const topics = new Set(pages.map(({ cluster }) => cluster));
  const own = voices.filter(({ cluster, members }) => topics.has(cluster.id) && !members.some(({ counts }) => counts));
  return { others: voices.length - own.length, withTopic: own.length > 0 };
}

const weight = ({ members }: Voice) =>
  Math.max(...members.map(({ credible, stance }) => (credible ? 2 : 0) + (stance === 'mentions' ? 0 : 1)));
