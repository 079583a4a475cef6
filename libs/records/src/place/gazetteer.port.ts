/** A country, or a state, province or nation within one. */
export interface GazetteerArea {
  kind: 'country' | 'region';
  name: string;
  /** ISO 3166-1, two letters. */
  country: string;
  countryName: string;
  /** GeoNames code within the country; empty for a country. */
  code: string;
  /** Total population of the area's listed towns; 0 = unknown. */
  population: number;
  /** IANA time zones of the area's towns, most common first. */
  zones: string[];
}

export interface GazetteerTown extends Pick<GazetteerArea, 'name' | 'country' | 'countryName'> {
  region: string;
  regionName: string | null;
  districtName: string | null;
  latitude: number;
  longitude: number;
  /** Null if the population is not in the gazetteer. */
  population: number | null;
  /** IANA time zone. */
  zone: string | null;
  /** True if the town was matched by an alternative name. */
  byOtherName: boolean;
  /** The town's page at the source; null if none. */
  url: string | null;
}

export type GazetteerDistrict = Pick<GazetteerTown, 'name' | 'country' | 'region'>;

export interface GazetteerAbout {
  name: string;
  url: string;
  licence: string;
  /** Note on the gazetteer's contents, one sentence. */
  note: string;
}

/**
 * Finds places by name, in memory and deterministically. Names are compared without accents and case.
 * @throws CorroborateError if its lists are missing
 */
export interface Gazetteer {
  readonly about: GazetteerAbout;
  /** Towns with exactly this name in any language, largest first. */
  towns(name: string): GazetteerTown[];
  /** Countries and regions of this name, also in short forms ("Ohio", "Ill.", "NSW", "Bayern"). */
  areas(name: string): GazetteerArea[];
  /** Counties, départements and provinces of this name within the area. */
  districts(name: string, area: GazetteerArea): GazetteerDistrict[];
}
