import type { SourceProfile } from './credibility.types';

/** An outlet that reports from a place. */
export interface LocalOutlet extends Pick<SourceProfile, 'site' | 'name' | 'kind' | 'tier'> {
  /** Home town of the outlet; null if it covers the whole region or country. */
  town: string | null;
}

/** Outlets known to cover a region (English name), or a whole country if `region` is null. */
export type FindRegionalOutlets = (country: string, region: string | null) => LocalOutlet[];

/** Outlets that cover the place of a topic, nearest first. */
export interface LocalPress {
  /** Such as "Ohio, United States". */
  place: string;
  outlets: LocalOutlet[];
}
