import type { CallContext, Instant, Outcome, RankedResult } from '@corroborate/domain';
import type { ProviderManifest } from '@corroborate/providers';

/** Reports of one day, as an index of news counts them. */
export interface DayVolume {
  /** `2026-03-09`, UTC. */
  day: string;
  articles: number;
}

/** What is counted: reports that have all of these words, within these days. */
export interface VolumeQuery {
  /** Names and words; each must stand in a report, in the order of the words where there are several. */
  terms: string[];
  from: Instant;
  to: Instant;
}

/** An index that tells how much was reported, day by day. */
export interface VolumeSource {
  readonly manifest: ProviderManifest;
  /** Days in order; those without a report may be left out. Never throws for what is normal on the web. */
  volumes(query: VolumeQuery, context: CallContext): Promise<Outcome<DayVolume[]>>;
}

/** Days one after the other on which there was coverage. */
export interface Wave {
  from: string;
  to: string;
  articles: number;
  /** Days from its last to the topic's event. */
  daysBefore: number;
}

/** How coverage went before and after the event. It says when something was told, never whether it is true. */
export interface CoverageTimeline {
  provider: string;
  /** The words that were counted. */
  query: string;
  /** Day of the event, or else of the discovery. */
  eventDay: string;
  /** It is the event's own; cases of old do not say. */
  dayGiven?: boolean;
  from: string;
  to: string;
  /** Only days with a report. */
  days: DayVolume[];
  /** First day of coverage of the event; null if unknown. */
  start: string | null;
  /** Well before the event, largest first. */
  earlierWaves: Wave[];
  /** For the reviewer, where an old story may have come back; it decides nothing. */
  note: string | null;
}

/**
 * A report of long before that reads like the topic's own event: an old story may have come back, or the report bears a
 * wrong date.
 */
export interface EarlierReport extends Pick<RankedResult, 'title' | 'url' | 'site' | 'reasons'> {
  date: Instant;
}
