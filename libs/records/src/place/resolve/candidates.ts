import type { Gazetteer, GazetteerTown } from '../gazetteer.port';

/** All gazetteer entries for the words of a place. */
export type Candidates = ReturnType<typeof findCandidates>;

/** Other names in the topic's text. */
export interface Surroundings {
  text: string;
  /** Large towns named in the text. */
  neighbours: GazetteerTown[];
}

/** Gazetteer entries for all parts, innermost first. "Columbus Ohio" is split if unknown as a whole. */
export function findCandidates(parts: string[], gazetteer: Gazetteer) {
  const [first = '', ...rest] = parts;
  const towns = gazetteer.towns(first);
  const areas = gazetteer.areas(first);
  const split = rest.length === 0 && towns.length === 0 && areas.length === 0 ? splitOffArea(first, gazetteer) : null;
  if (split) return findCandidates(split, gazetteer);
  const wide = rest.map((said) => ({ said, areas: gazetteer.areas(said) }));
  const within = wide.filter((one) => one.areas.length > 0);
  return {
    /** The innermost part as written. */
    name: first,
    towns,

    /** Regions and countries that may match the innermost part. */
    areas,

    /** Entries for the outer parts; unknown parts are listed in `unknown`. */
    within,

    /** Districts within these areas that may match the innermost part. */
    districts: within.flatMap((one) => one.areas.flatMap((area) => gazetteer.districts(first, area))),
    unknown: wide.filter((one) => one.areas.length === 0).map(({ said }) => said),
  };
}

/** Splits off the last one to three words if they name an area. */
function splitOffArea(name: string, gazetteer: Gazetteer): string[] | null {
  const words = name.split(' ');
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const wide = words.slice(-count).join(' ');
    if (gazetteer.areas(wide).length > 0) return [words.slice(0, -count).join(' '), wide];
  }
  return null;
}
