import type { Instant, LocalOutlet, Reason } from '@corroborate/domain';
import type { GazetteerAbout, GazetteerTown } from './gazetteer.port';

/** Where in the topic the place was found. */
export type PlaceOrigin = 'location' | 'dateline' | 'text';

/** Precision of the place. `ambiguous`: several places share the name and cannot be distinguished. */
export const PLACE_LEVELS = ['town', 'district', 'region', 'country', 'ambiguous', 'unlisted'] as const;
export type PlaceLevel = (typeof PLACE_LEVELS)[number];

/**
 * Why this place was chosen: region or country given with it, named elsewhere in the text, the only
 * one in the gazetteer, or assumed as by far the largest.
 */
export type PlaceBasis = 'told' | 'text' | 'only-one' | 'population';

/** One of several places with the same name. */
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
  /** The place as written in the topic. */
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
  /** Other possible places, excluding the chosen one. */
  candidates: PlaceCandidate[];
  source: GazetteerAbout;
  reasons: Reason[];
  /** Time to which the conditions apply; null if the topic does not give it. */
  at: Instant | null;
  conditions: ComputedFact[];
  outlets: LocalOutlet[];
}
