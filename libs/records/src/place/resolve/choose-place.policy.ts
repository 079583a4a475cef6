import { createReason, type Reason } from '@corroborate/domain';
import { PLACE_LIMITS } from '../../context.thresholds';
import type { GazetteerArea, GazetteerDistrict, GazetteerTown } from '../gazetteer.port';
import { placeKey } from '../place-key';
import type { PlaceBasis, PlaceCandidate, PlaceFindings } from '../place.types';
import { liesIn, namesBesideArea, namesArea, namesTown, neighbourNames } from './beside.policy';
import type { Candidates, Surroundings } from './candidates';

/** The chosen place, as far as the text determines it. */
export interface ChosenPlace extends Pick<PlaceFindings, 'level' | 'basis' | 'unlisted' | 'candidates' | 'reasons'> {
  town: GazetteerTown | null;
  district: GazetteerDistrict | null;
  area: GazetteerArea | null;
}

const UNLISTED: ChosenPlace = {
  level: 'unlisted',
  basis: null,
  unlisted: null,
  town: null,
  district: null,
  area: null,
  candidates: [],
  reasons: [],
};

/**
 * Chooses the place meant. Population decides only if one place is so much larger that reports name the region only
 * for the others; then it is marked as assumed. Other names in the text can identify the region.
 */
export function choosePlace(found: Candidates, { text, neighbours }: Surroundings): ChosenPlace {
  // If the text repeats the place itself, that does not show which one is meant.
  const around = {
    text,
    neighbours: neighbours.filter(
      (one) => !found.towns.some((town) => town.latitude === one.latitude && town.longitude === one.longitude),
    ),
  };
  if (found.within.length > 0) return chooseWithinAreas(found, around);
  const named = found.unknown.length > 0 ? deduplicateTowns(townsOfNamedDistrict(found.towns, found)) : [];
  if (named.length === 1 && named[0])
    return chosenTown(named[0], 'told', [], [createReason('place.district-told', { told: found.unknown })]);
  if (found.unknown.length > 0)
    return {
      ...UNLISTED,
      unlisted: found.name,
      reasons: [createReason('place.unknown-area', { told: found.unknown })],
    };
  return chooseWithoutAreas(found, around);
}

/** "Town, Region": only towns inside all given areas. */
function chooseWithinAreas(found: Candidates, around: Surroundings): ChosenPlace {
  const { within, districts } = found;
  const towns = deduplicateTowns(
    filterByDistrict(
      found.towns.filter((town) => within.every(({ areas }) => areas.some((area) => liesIn(town, area)))),
      found,
    ),
  );
  const [only] = towns;
  if (towns.length === 1 && only) return chooseOnlyTown(only, found);
  const area = findNarrowestArea(found, around);
  if (towns.length > 1) return chooseAmongTowns(towns, found, around, area);
  const inArea = districts.filter((one) => within.every(({ areas }) => areas.some((wide) => liesIn(one, wide))));
  if (inArea.length === 1 && inArea[0])
    return {
      ...UNLISTED,
      level: 'district',
      basis: 'told',
      district: inArea[0],
      area: area ?? null,
      reasons: [createReason('place.is-district', { name: inArea[0].name, told: statedAreas(found) })],
    };
  return area ? chooseLargerArea(area, found, around) : chooseUnsureArea(found);
}

const statedAreas = ({ within }: Candidates): string[] => within.map(({ said }) => said);

function chooseOnlyTown(town: GazetteerTown, found: Candidates): ChosenPlace {
  const stated = statedAreas(found);
  const doubted = found.unknown.length > 0 && townsOfNamedDistrict([town], found).length === 0;
  return doubted
    ? chosenTown(
        town,
        'population',
        [],
        [createReason('place.large-there', { unknown: found.unknown, name: town.name, told: stated })],
      )
    : chosenTown(town, 'told', [], [createReason('place.one-there', { name: found.name, told: stated })]);
}

/** Result if the larger area is known but the place within it is not. */
function chooseLargerArea(area: GazetteerArea, found: Candidates, around: Surroundings): ChosenPlace {
  const plain = findNarrowestArea(found, { text: '', neighbours: [] }) !== null;
  const why = plain
    ? createReason('place.area-told', { area: fullName(area) })
    : createReason('place.area-by-text', { area: fullName(area), named: namesBesideArea(around, area) });
  return {
    ...UNLISTED,
    level: area.kind,
    basis: plain ? 'told' : 'text',
    unlisted: found.name,
    area,
    reasons: [missingReason(found), why],
  };
}

function chooseUnsureArea(found: Candidates): ChosenPlace {
  const wide = found.within.flatMap((one) => one.areas);
  const areas = [...new Set(wide.map(fullName))];
  return {
    ...UNLISTED,
    level: wide.length > 1 ? 'ambiguous' : 'unlisted',
    unlisted: found.name,
    candidates: wide.map(candidateOfArea),
    reasons: [missingReason(found), createReason('place.area-unsure', { told: statedAreas(found), areas })],
  };
}

const missingReason = (found: Candidates): Reason =>
  createReason('place.not-there', { name: found.name, told: statedAreas(found), elsewhere: found.towns.length });

/** An unknown outer part may be a district; otherwise only a large town is accepted without it. */
function filterByDistrict(towns: GazetteerTown[], found: Candidates): GazetteerTown[] {
  if (found.unknown.length === 0) return towns;
  const named = townsOfNamedDistrict(towns, found);
  return named.length > 0 ? named : towns.filter(({ population }) => (population ?? 0) >= PLACE_LIMITS.largeTown);
}

const townsOfNamedDistrict = (towns: GazetteerTown[], { unknown }: Candidates): GazetteerTown[] =>
  towns.filter(
    ({ districtName }) =>
      districtName !== null &&
      unknown.some(
        (area) =>
          ` ${placeKey(districtName)} `.includes(` ${placeKey(area)} `) ||
          ` ${placeKey(area)} `.includes(` ${placeKey(districtName)} `),
      ),
  );

/** A name without outer parts: a country, region or town. */
function chooseWithoutAreas(found: Candidates, around: Surroundings): ChosenPlace {
  const { name, areas } = found;
  // A town within an area of the same name is not a separate place: the larger area is correct for
  // both.
  const towns = deduplicateTowns(found.towns.filter((town) => !areas.some((area) => liesIn(town, area))));
  const groups = areas.filter(
    (area) => !areas.some((other) => other !== area && other.kind === 'country' && other.country === area.country),
  );
  const [group] = groups;
  if (groups.length === 1 && group && isAreaMeant(group, towns))
    return {
      ...UNLISTED,
      level: group.kind,
      basis: 'told',
      area: group,
      candidates: towns.slice(0, PLACE_LIMITS.candidates).map(candidateOfTown),
      reasons: [createReason('place.name-of-area', { name, area: fullName(group) })],
    };
  if (groups.length === 0)
    return towns.length === 0
      ? { ...UNLISTED, unlisted: name, reasons: [createReason('place.unlisted', { name })] }
      : chooseAmongTowns(towns, found, around, null);
  const mentioned = groups.filter((area) => namesArea(around, area, name));
  if (mentioned.length === 1 && mentioned[0])
    return {
      ...UNLISTED,
      level: mentioned[0].kind,
      basis: 'text',
      area: mentioned[0],
      reasons: [createReason('place.by-text', { name, named: namesBesideArea(around, mentioned[0]) })],
    };
  return ambiguousPlace(name, [...groups.map(candidateOfArea), ...towns.map(candidateOfTown)], null);
}

/** A country or large region takes precedence over a town of the same name. */
const isAreaMeant = (area: GazetteerArea, towns: readonly GazetteerTown[]): boolean =>
  area.kind === 'country' || towns.every((town) => isFarLarger(area.population ?? 0, town.population ?? 0));

/** Chooses among towns of the same name: by other names in the text, otherwise by population if unambiguous. */
function chooseAmongTowns(
  towns: GazetteerTown[],
  { name }: Candidates,
  around: Surroundings,
  area: GazetteerArea | null,
): ChosenPlace {
  const [first, second] = towns;
  if (!first) return UNLISTED;
  if (!second) return chosenTown(first, 'only-one', [], [createReason('place.only-one', { name })]);
  const named = towns.filter((town) => namesTown(around, town, towns, name));
  if (named.length === 1 && named[0])
    return chosenTown(named[0], 'text', towns, [
      createReason('place.town-by-text', { named: neighbourNames(around, named[0]), area: areaNamesOf(named[0]) }),
    ]);
  if ((first.population ?? 0) >= PLACE_LIMITS.largeTown && isFarLarger(first.population ?? 0, second.population ?? 0))
    return chosenTown(first, 'population', towns, [
      createReason('place.largest', {
        places: towns.length,
        name,
        people: first.population,
        next: second.population,
      }),
    ]);
  return ambiguousPlace(name, towns.map(candidateOfTown), area);
}

/** An ambiguous place; its area is still known if the topic names it. */
const ambiguousPlace = (name: string, candidates: PlaceCandidate[], area: GazetteerArea | null): ChosenPlace => ({
  ...UNLISTED,
  level: 'ambiguous',
  area,
  candidates: candidates.slice(0, PLACE_LIMITS.candidates),
  reasons: [createReason('place.several', { places: candidates.length, name })],
});

function chosenTown(town: GazetteerTown, basis: PlaceBasis, all: GazetteerTown[], reasons: Reason[]): ChosenPlace {
  const others = all
    .filter((one) => one !== town)
    .slice(0, PLACE_LIMITS.candidates)
    .map(candidateOfTown);
  const renamed = town.byOtherName ? [createReason('place.listed-as', { name: town.name })] : [];
  return { ...UNLISTED, level: 'town', basis, town, candidates: others, reasons: [...reasons, ...renamed] };
}

/** The narrowest area consistent with all parts. */
function findNarrowestArea({ within }: Candidates, around: Surroundings): GazetteerArea | null {
  const fitting = within
    .flatMap(({ areas }) => areas)
    .filter((area) =>
      within.every(({ areas }) => areas.some((other) => isWithinArea(area, other) || isWithinArea(other, area))),
    );
  const narrow = fitting.filter(
    (area) =>
      area.kind === 'region' || !fitting.some((other) => other.kind === 'region' && other.country === area.country),
  );
  if (narrow.length <= 1) return narrow[0] ?? null;
  const named = narrow.filter((area) => namesArea(around, area, area.name));
  return named.length === 1 ? (named[0] ?? null) : null;
}

const isWithinArea = ({ country, code }: GazetteerArea, wide: GazetteerArea): boolean =>
  liesIn({ country, region: code }, wide);

/** Merges duplicate entries of one town, and of a part of it with the same name. */
function deduplicateTowns(towns: GazetteerTown[]): GazetteerTown[] {
  const out: GazetteerTown[] = [];
  for (const town of towns)
    if (!out.some((other) => distanceInKm(other, town) < PLACE_LIMITS.samePlaceKm)) out.push(town);
  return out;
}

export type Position = Pick<GazetteerTown, 'latitude' | 'longitude'>;

/** Great-circle distance in km. */
export function distanceInKm(a: Position, b: Position): number {
  const rad = Math.PI / 180;
  const half =
    Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2 +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(Math.min(1, half)));
}

const isFarLarger = (large: number, small: number): boolean =>
  large >= PLACE_LIMITS.dwarfs * Math.max(small, PLACE_LIMITS.leastPeople);

const areaNamesOf = ({ regionName, countryName }: GazetteerTown): string[] =>
  [regionName, countryName].flatMap((name) => name || []);
const fullName = ({ kind, name, countryName }: GazetteerArea): string =>
  kind === 'country' || name === countryName ? name : `${name}, ${countryName}`;
const candidateOfTown = (town: GazetteerTown): PlaceCandidate => ({
  name: town.name,
  region: town.regionName,
  country: town.countryName,
  population: town.population,
});
const candidateOfArea = (area: GazetteerArea): PlaceCandidate => ({
  name: area.name,
  region: area.kind === 'region' ? area.name : null,
  country: area.countryName,
  population: area.population || null,
});
