import type { Instant, LocalOutlet, Reason } from '@corroborate/domain';
import type { GazetteerAbout, GazetteerTown } from './gazetteer.port';

/** Where in the topic the place was read. */
export type PlaceOrigin = 'location' | 'dateline' | 'text';

/** How closely the place is known. `ambiguous`: several places of the name, and nothing says which. */
export const PLACE_LEVELS = ['town', 'district', 'region', 'country', 'ambiguous', 'unlisted'] as const;
export type PlaceLevel = (typeof PLACE_LEVELS)[number];

/**
 * Why this place and no other: the topic says its region or country beside it; names them elsewhere in its text; the
 * gazetteer has one place of the name; or, assumed only, it is by far the largest of them.
 */
export type PlaceBasis = 'told' | 'text' | 'only-one' | 'population';

/** One of several places that a name may mean. */
export type PlaceCandidate = Pick<GazetteerTown, 'name' | 'country' | 'population'> & { region: string | null };

/** Something worked out, not read anywhere: it has no quote. What it was worked out from is next to it. */
export interface ComputedFact {
  kind: 'computed';
  what: 'local-time' | 'local-day' | 'daylight' | 'holiday';
  text: string;
  /** By what it was computed: "GeoNames coordinates and the IANA time zone". */
  from: string;
  inputs: Record<string, string>;
}

/** Where a topic happened, who reports there, and what the conditions were. */
export interface PlaceFindings {
  /** As the topic says it. */
  said: string;
  readIn: PlaceOrigin;
  level: PlaceLevel;
  basis: PlaceBasis | null;
  /** The town as the topic names it where the gazetteer does not have it. */
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
  /** What else the name may mean; the chosen place is not among them. */
  candidates: PlaceCandidate[];
  source: GazetteerAbout;
  reasons: Reason[];
  /** The moment the conditions are of; null when the topic does not say it. */
  at: Instant | null;
  conditions: ComputedFact[];
  outlets: LocalOutlet[];
}
