import {
  createReason,
  hasReason,
  isCredible,
  type Cluster,
  type ClusterMerge,
  type Reason,
  type SourceView,
} from '@corroborate/domain';

/** Whether sites of this kind relay or invent reports, whatever their rating. */
const neverReports = ({ kind }: SourceView): boolean => kind === 'satire' || kind === 'social' || kind === 'forum';

export const mayCount = (source: SourceView): boolean => isCredible(source.tier) && !neverReports(source);

/**
 * Why a report does not count although its newsroom is credible: every chain of citations from it ends at the topic's
 * own site or at a source that is not credible. Null if at least one chain ends at a credible source.
 */
export function findChainExclusion(source: SourceView, cluster: Cluster, members: SourceView[]): Reason | null {
  const citations = cluster.reasons.filter(({ kind }) => kind === 'citation');
  const ends = chainEndProblems(source, { citations, members, seen: [] });
  return ends.some((end) => end === null) ? null : (ends[0] ?? null);
}

interface CitationChain {
  citations: ClusterMerge[];
  members: SourceView[];
  /** Pages already visited in this chain. */
  seen: SourceView[];
}

/**
 * Problem at the end of each citation chain, or null. A chain ends at a page that relies on no other,
 * or at a cycle, because it is unknown which of two pages that credit each other came first.
 */
function chainEndProblems(source: SourceView, { citations, members, seen }: CitationChain): (Reason | null)[] {
  const out = citations.filter(({ b }) => b === source.id);
  if (seen.includes(source) || !out.some(({ rests }) => rests)) return [chainEndReason(source, members, seen.length)];
  return out.flatMap((merge) => {
    if (merge.a === merge.b) return [unreadEndReason(merge, seen.length + 1)];
    const next = members.find(({ id }) => id === merge.a);
    return next ? chainEndProblems(next, { citations, members, seen: [...seen, source] }) : [null];
  });
}

function chainEndReason(source: SourceView, members: SourceView[], hands: number): Reason | null {
  const { name, site } = source;
  if (hands === 0) return null;
  if (members.some((one) => one.isTopicPage && one.site === site))
    return createReason('count.rests-on-topic', { name, hands });
  if (isWithdrawn(source)) return createReason('count.rests-on-withdrawn', { name, hands });
  return mayCount(source) ? null : createReason('count.rests-on', { name, hands });
}

/**
 * Whether the page now disputes the topic, or was corrected or retracted. Pages that relayed its first version do not
 * reflect this.
 */
const isWithdrawn = ({ readable, stance }: SourceView): boolean =>
  readable &&
  (stance.stance === 'disputes' || hasReason(stance.reasons, 'page.corrected', 'page.taken-back', 'caution.corrected'));

function unreadEndReason({ why }: ClusterMerge, hands: number): Reason | null {
  if (why.code !== 'voice.leans-on-unread') return null;
  const { outlet: name, topics } = why.params;
  return createReason(topics ? 'count.rests-on-topic' : 'count.rests-on', { name, hands });
}
