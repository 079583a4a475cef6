import type { Cluster, Reason, SourceView, StanceJudgement, WeighedEvidence } from '@corroborate/domain';

/** An independent source that counts or disputes. */
export interface CountedGroup {
  cluster: Cluster;
  sources: SourceView[];
  /** Set for a company on its own affairs, which counts toward `verified` at most. */
  own?: true;
}

/** Evidence from which independent sources are counted. */
export type Evidence = Pick<WeighedEvidence, 'topic' | 'sources' | 'clusters'>;

/** Returns the stance of a source on the topic or on a claim; null if it has none. */
export type FindStance = (source: SourceView) => StanceJudgement | null;

export interface SourceCount {
  counted: CountedGroup[];
  disputing: CountedGroup[];
  /** Sources that would count if any supporting page showed a date; empty if one does. */
  undated: CountedGroup[];
  /** Supporting sources that would otherwise count, with the reason for exclusion. */
  excluded: { source: SourceView; reason: Reason }[];
}
