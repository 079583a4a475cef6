import type {
  Article,
  Attribution,
  DateRecord,
  Instant,
  OriginCitation,
  SourceProfile,
  Topic,
} from '@corroborate/domain';

export interface TraceSource {
  id: number;
  article: Article;
  profile: SourceProfile;
  engineDate: DateRecord | null;
  /** An archive had captured the page by this time. */
  archivedBy: Instant | null;
}

export interface TraceInput {
  topic: Topic;
  sources: TraceSource[];
  attributions: Map<number, Attribution[]>;
  /** IDs of sources that report the topic's story and may be its origin; see `findStoryPages`. */
  relevant: Set<number>;
  /** IDs of other sources about the same event: never the earliest by date, but others may rely on them. */
  lean?: Set<number>;
}

/** One source relies on another, or on a newsroom whose page was not read. */
export interface Lead extends OriginCitation {
  toSite: string | null;
  toName: string;
  /** True if the story itself comes from there, not only a quote or a detail; only such leads are followed. */
  leans: boolean;
}

/** End of a chain. `source` is null if the page was not read. */
export interface Root {
  source: TraceSource | null;
  site: string | null;
  url: string | null;
  name: string;
  /** IDs of sources whose chain ends here. */
  leadsHere: Set<number>;
  isTopic: boolean;
}
