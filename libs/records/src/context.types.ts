import type { CallContext, CoverageEntry, Mode, Outcome, Reason, Topic } from '@corroborate/domain';
import type { ProviderManifest } from '@corroborate/providers';
import type { ActorDetail, ActorProfile, UnprofiledPerson } from './actors/actor.types';
import type { PlaceFindings } from './place/place.types';
import type { CoverageTimeline, EarlierReport } from './timeline/timeline.types';

/** A name in the topic for which background is needed. */
export interface ContextEntity {
  kind: 'actor' | 'place';
  name: string;
  /** Region of a place, to distinguish towns of the same name; null if not given. */
  region: string | null;
}

/** A document found by name. Untrusted text. */
export interface ContextDocument {
  title: string;
  /** Running text, paragraphs separated by line breaks. */
  text: string;
  url: string;
  /** Display name of the source: "Wikipedia". */
  sourceName: string;
  /** Whether the source itself marks the name as ambiguous. */
  ambiguous: boolean;
  /** Titles of other things in the source that have the same name. */
  namesakes: string[];
}

export interface ContextManifest extends ProviderManifest {
  /** A name that always has results, for health checks. */
  selfTest: string;
}

export interface ContextSource {
  readonly manifest: ContextManifest;
  /**
   * Documents that may be about the entity, best first. `language` is BCP 47. Does not throw for normal web failures.
   */
  find(entity: ContextEntity, language: string | null, context: CallContext): Promise<Outcome<ContextDocument[]>>;
}

export const DETAIL_KINDS = ['background', 'precedent', 'actor', 'place'] as const;
export type DetailKind = (typeof DETAIL_KINDS)[number];

/** One supporting detail. It gives background to the topic but never confirms it. */
export interface ContextDetail extends Omit<ActorDetail, 'kind'> {
  kind: DetailKind;
  reasons: Reason[];
}

/** Result of one background lookup. */
export interface LookupFindings {
  details: ContextDetail[];
  coverage: CoverageEntry[];
  /** Only from the actor lookup. */
  actors?: ActorProfile[];
  unprofiled?: UnprofiledPerson[];
  /** Only from the place lookup; null if the topic names no place. */
  place?: PlaceFindings | null;
  /** Only from the coverage lookup. */
  volume?: CoverageTimeline | null;
  /** Much earlier reports that resemble the topic's own event. */
  retellings?: EarlierReport[];
}

/** A background lookup other than reference works. Does not throw for normal web failures. */
export interface ContextLookup {
  lookFor(topic: Topic, context: CallContext, mode: Mode): Promise<LookupFindings>;
}

export interface ContextFindings extends LookupFindings {
  /** 0–100; see `contextRichness`. */
  richness: number;
}
