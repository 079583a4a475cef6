import type { Cluster, Reason, SourceView, StanceJudgement, Topic } from '@corroborate/domain';

/** One voice that counts or contradicts. */
export interface CountedVoice {
  cluster: Cluster;
  sources: SourceView[];
  /** A company in its own matter: it counts for `verified` at most. */
  own?: true;
}

/** Evidence from which independent sources are counted. */
export interface Evidence {
  topic: Topic;
  sources: SourceView[];
  clusters: Cluster[];
}

/** Stance of a source on the topic or a claim; null if it has none. */
export type StanceOf = (source: SourceView) => StanceJudgement | null;

export interface SourceCount {
  counted: CountedVoice[];
  disputing: CountedVoice[];
  /** Supporting sources that would count but for this. */
  passedOver: { source: SourceView; reason: Reason }[];
}
