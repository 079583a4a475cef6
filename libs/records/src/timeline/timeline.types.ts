import type { CallContext, Instant, Outcome, RankedResult } from '@corroborate/domain';
import type { ProviderManifest } from '@corroborate/providers';

/** Number of reports on one day, as counted by a news index. */
export interface DayVolume {
  /** `2026-03-09`, UTC. */
  day: string;
  articles: number;
}

/** Counts reports that contain all of these words within these dates. */
export interface VolumeQuery {
  /** Names and words; each must occur in a report, phrases in word order. */
  terms: string[];
  from: Instant;
  to: Instant;
}

/** An index that returns the number of reports per day. */
export interface VolumeSource {
  readonly manifest: ProviderManifest;
  /** Days in order; days without reports may be omitted. Does not throw for normal web failures. */
  volumes(query: VolumeQuery, context: CallContext): Promise<Outcome<DayVolume[]>>;
}

/** Consecutive days with coverage. */
export interface Wave {
  from: string;
  to: string;
  articles: number;
  /** Days from the wave's last day to the topic's event. */
  daysBefore: number;
}

/** Coverage before and after the event. Shows when something was reported, never whether it is true. */
export interface CoverageTimeline {
  provider: string;
  /** The words whose coverage was counted. */
  query: string;
  /** Date of the event, otherwise of the topic's discovery. */
  eventDay: string;
  /** True if `eventDay` is the event's own date; absent in older cases. */
  dayGiven?: boolean;
  from: string;
  to: string;
  /** Only days with reports. */
  days: DayVolume[];
  /** First day of coverage of the event; null if unknown. */
  start: string | null;
  /** Waves well before the event, largest first. */
  earlierWaves: Wave[];
  /** Note for the reviewer if an old story may have resurfaced; not used in decisions. */
  note: string | null;
}

/**
 * A much earlier report that resembles the topic's own event: an old story may have resurfaced, or
 * the report has a wrong date.
 */
export interface EarlierReport extends Pick<RankedResult, 'title' | 'url' | 'site' | 'reasons'> {
  date: Instant;
}
