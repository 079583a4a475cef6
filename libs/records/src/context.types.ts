import type { CallContext, CoverageEntry, Mode, Outcome, Reason, Topic } from '@corroborate/domain';
import type { ProviderManifest } from '@corroborate/providers';
import type { ActorDetail, ActorProfile, Unprofiled } from './actors/actor.types';
import type { PlaceFindings } from './place/place.types';
import type { CoverageTimeline, EarlierReport } from './timeline/timeline.types';

/** Something the topic names and about which background is wanted. */
export interface ContextEntity {
  kind: 'actor' | 'place';
  name: string;
  /** The region that a place lies in, to tell towns of one name apart; null when the topic does not say. */
  region: string | null;
}

/** What a source has under a name. All text is hostile data. */
export interface ContextDocument {
  title: string;
  /** Running text, paragraphs separated by line breaks. */
  text: string;
  url: string;
  /** How the source is called: "Wikipedia". */
  sourceName: string;
  /** The source itself says that the name stands for several things. */
  ambiguous: boolean;
  /** Titles under which the source has other things of the same name. */
  namesakes: string[];
}

export interface ContextManifest extends ProviderManifest {
  /** A name that is found at any time, for health checks. */
  selfTest: string;
}

export interface ContextSource {
  readonly manifest: ContextManifest;
  /**
   * Documents that may be about the entity, best first. `language` is BCP 47. Never throws for what is normal on the
   * web.
   */
  find(entity: ContextEntity, language: string | null, context: CallContext): Promise<Outcome<ContextDocument[]>>;
}

export const DETAIL_KINDS = ['background', 'precedent', 'actor', 'place'] as const;
export type DetailKind = (typeof DETAIL_KINDS)[number];

/** One supporting detail. It explains the topic; it never confirms it. */
export interface ContextDetail extends Omit<ActorDetail, 'kind'> {
  kind: DetailKind;
  reasons: Reason[];
}

/** What one way of looking for background brought. */
export interface LookupFindings {
  details: ContextDetail[];
  coverage: CoverageEntry[];
  /** Who the topic is about; by the lane of actors alone. */
  actors?: ActorProfile[];
  unprofiled?: Unprofiled[];
  /** Where it happened, by the lane of the place alone; null when the topic names no place. */
  place?: PlaceFindings | null;
  /** How coverage went, by the lane of volumes alone. */
  volume?: CoverageTimeline | null;
  /** Reports of long before that read like the topic’s own event. */
  retellings?: EarlierReport[];
}

/** One way of looking for background, beside the reference works. Never throws for what is normal on the web. */
export interface ContextLookup {
  lookFor(topic: Topic, context: CallContext, mode: Mode): Promise<LookupFindings>;
}

export interface ContextFindings extends LookupFindings {
  /** 0–100; see `contextRichness`. */
  richness: number;
}
