import type { LocalOutlet, LocalPress, FindRegionalOutlets, Topic } from '@corroborate/domain';
import { PLACE_LIMITS } from '../context.thresholds';
import { computeConditions, type HolidayCalendar, type Spot } from './conditions/conditions.policy';
import type { Gazetteer } from './gazetteer.port';
import { nearestOutlets } from './nearest-outlets.policy';
import type { PlaceFindings } from './place.types';
import { resolvePlace, type ResolvedPlace } from './resolve/resolve-place';

/** Resolves the place of a topic, its local outlets and conditions. Makes no external calls. */
export class PlaceFinder {
  constructor(
    private readonly gazetteer: Gazetteer,
    private readonly holidays: HolidayCalendar,
    private readonly outletsOf: FindRegionalOutlets,
  ) {}

  /** Null if the topic names no place. */
  find(topic: Topic): PlaceFindings | null {
    const place = resolvePlace(topic, this.gazetteer);
    if (!place) return null;
    const spot = spotOf(place);
    return {
      ...toFindings(place, spot),
      source: this.gazetteer.about,
      at: topic.eventDate,
      conditions: computeConditions(spot, topic.eventDate, this.holidays),
      outlets: this.outlets(place, spot),
    };
  }

  /**
   * Local outlets to search by name, nearest first; null if none is known. Never throws, because the search works
   * without it.
   */
  press(topic: Topic): LocalPress | null {
    try {
      const place = resolvePlace(topic, this.gazetteer);
      if (!place) return null;
      const spot = spotOf(place);
      const outlets = this.outlets(place, spot);
      return outlets.length > 0
        ? { place: [spot.regionName, spot.countryName].filter(Boolean).join(', '), outlets }
        : null;
    } catch {
      return null;
    }
  }

  private outlets(place: ResolvedPlace, { countryCode, regionCode, regionName }: Spot): LocalOutlet[] {
    if (countryCode === null) return [];
    const regional = regionCode === null ? [] : this.outletsOf(countryCode, regionName);
    const wide = regional.length > 0 ? regional : this.outletsOf(countryCode, null);
    const home = (town: string) =>
      this.gazetteer
        .towns(town)
        .find((one) => one.country === countryCode && (regional.length === 0 || one.region === regionCode)) ?? null;
    return nearestOutlets(place.town, wide, home).slice(0, PLACE_LIMITS.outlets);
  }
}

function spotOf({ said, town, district, area, unlisted }: ResolvedPlace): Spot {
  const regionCode = town?.region ?? district?.region ?? (area?.kind === 'region' ? area.code : null);
  // In a region with a single time zone, all towns share it.
  const [firstZone = null, ...otherZones] = area?.zones ?? [];
  const onlyZone = otherZones.length === 0 ? firstZone : null;
  const region = area?.kind === 'region' ? area.name : null;
  return {
    name: town?.name ?? unlisted ?? district?.name ?? area?.name ?? said,
    zone: town ? town.zone : onlyZone,
    latitude: town?.latitude ?? null,
    longitude: town?.longitude ?? null,
    countryCode: town?.country ?? area?.country ?? null,
    countryName: town?.countryName ?? area?.countryName ?? null,
    regionCode,
    regionName: town ? town.regionName : region,
  };
}

function toFindings(place: ResolvedPlace, spot: Spot): Omit<PlaceFindings, 'source' | 'at' | 'conditions' | 'outlets'> {
  const { said, readIn, level, basis, unlisted, town, district, candidates, reasons } = place;
  return {
    said,
    readIn,
    level,
    basis,
    unlisted,
    town: town?.name ?? null,
    district: town?.districtName ?? district?.name ?? null,
    region: spot.regionName,
    country: spot.countryName,
    countryCode: spot.countryCode,
    latitude: spot.latitude,
    longitude: spot.longitude,
    population: town?.population ?? null,
    zone: spot.zone,
    candidates,
    reasons,
  };
}
