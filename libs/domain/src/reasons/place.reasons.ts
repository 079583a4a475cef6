/**
 * Which place a topic means: each code with what it is told with. `told`: the parts of the topic's own words for where
 * it lies, as "Ohio" and "United States".
 */
export interface PlaceReasons extends ToldPlaceReasons, NamedPlaceReasons {}

/** The topic says where it lies. */
interface ToldPlaceReasons {
  /** It names the district that the gazetteer has the place in. */
  'place.district-told': { told: string[] };
  'place.unknown-area': { told: string[] };
  /** The place is itself a district. */
  'place.is-district': { name: string; told: string[] };
  'place.one-there': { name: string; told: string[] };
  /** A part of what the topic says is not known, and the place is taken for its size. */
  'place.large-there': { unknown: string[]; name: string; told: string[] };
  /** No place of the name lies there; so many lie elsewhere. */
  'place.not-there': { name: string; told: string[]; elsewhere: number };
  /** The wider place alone is known, by what the topic says … */
  'place.area-told': { area: string };
  /** … or by what its text names. */
  'place.area-by-text': { area: string; named: string[] };
  'place.area-unsure': { told: string[]; areas: string[] };
  /** It is not listed, and a part of a town that is. */
  'place.part-of-town': { name: string; town: string };
}

/** The topic gives a name and nothing beside it. */
interface NamedPlaceReasons {
  'place.name-of-area': { name: string; area: string };
  'place.unlisted': { name: string };
  /** Of several the one whose places the text names. */
  'place.by-text': { name: string; named: string[] };
  'place.only-one': { name: string };
  /** Of several towns the one whose surroundings the text names; it lies in `area`. */
  'place.town-by-text': { named: string[]; area: string[] };
  /** Assumed for its size: people there and in the next largest, null where that is not known. */
  'place.largest': { places: number; name: string; people: number | null; next: number | null };
  'place.several': { places: number; name: string };
  /** The gazetteer's own name for it. */
  'place.listed-as': { name: string };
  'place.no-region': { said: string };
}
