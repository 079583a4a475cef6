import type { Instant, LocalOutlet, Reason } from '@corroborate/domain';
import type { GazetteerAbout, GazetteerTown } from './gazetteer.port';

/** Where in the topic the place was found. */
export type PlaceOrigin = 'location' | 'dateline' | 'text';

/** How closely the place is known. `ambiguous`: several places of the name, and nothing says which. */
export const PLACE_LEVELS = ['town', 'district', 'region', 'country', 'ambiguous', 'unlisted'] as const;
export type PlaceLevel = (typeof PLACE_LEVELS)[number];

/**
 * Why this place: region or country given with it, named elsewhere in the text, the only one in the gazetteer, or
 * assumed as by far the largest.
 */
export type PlaceBasis = 'told' | 'text' | 'only-one' | 'population';

/** One of several places that a name may mean. */
export type PlaceCandidate = Pick<GazetteerTown, 'name' | 'country' | 'population'> & { region: string | null };

/** A computed fact, without a quote, with its inputs. */
export interface ComputedFact {
  kind: 'computed';
  what: 'local-time' | 'local-day' | 'daylight' | 'holiday';
  text: string;
  /** Method and data: "GeoNames coordinates and the IANA time zone". */
  from: string;
  inputs: Record<string, string>;
}

/** Place of a topic, its local outlets and conditions. */
export interface PlaceFindings {
  /** As the topic says it. */
  said: string;
  readIn: PlaceOrigin;
  level: PlaceLevel;
  basis: PlaceBasis | null;
  /** The town as named in the topic, if not in the gazetteer. */
  unlisted: string | null;
  town: string | null;
  district: string | null;
  region: string | null;
  country: string | null;
  countryCode: string | null;
  latitude: number | null;
  longitude: number | null;
  population: number | null;
  zone: string | null;
  /** Other possible places, without the chosen one. */
  candidates: PlaceCandidate[];
  source: GazetteerAbout;
  reasons: Reason[];
  /** The moment the conditions are of; null when the topic does not say it. */
  at: Instant | null;
  conditions: ComputedFact[];
  outlets: LocalOutlet[];
}
