import type { Cluster, Reason, SourceView, StanceJudgement, Topic } from '@corroborate/domain';

/** One voice that counts or contradicts. */
export interface CountedVoice {
  cluster: Cluster;
  sources: SourceView[];
  /** A company in its own matter: it counts for `verified` at most. */
  own?: true;
}

/** The evidence in which independent sources are heard. */
export interface Evidence {
  topic: Topic;
  sources: SourceView[];
  clusters: Cluster[];
}

/** What a source says: of the whole topic, or of one claim; null if it says nothing. */
export type StanceOf = (source: SourceView) => StanceJudgement | null;

export interface HeardVoices {
  counted: CountedVoice[];
  disputing: CountedVoice[];
  /** Supporting sources that would count but for this. */
  passedOver: { source: SourceView; reason: Reason }[];
}
