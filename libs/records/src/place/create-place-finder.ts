import type { OutletsOfRegion } from '@corroborate/domain';
import { ListedHolidays } from './conditions/listed-holidays.adapter';
import { GeoNamesGazetteer } from './geonames/geonames.adapter';
import { PlaceFinder } from './place.finder';

let shared: { gazetteer: GeoNamesGazetteer; holidays: ListedHolidays } | null = null;

/** With the lists that are shipped: read once a process, at the first question. */
export function createPlaceFinder(outletsOf: OutletsOfRegion): PlaceFinder {
  shared ??= { gazetteer: new GeoNamesGazetteer(), holidays: new ListedHolidays() };
  return new PlaceFinder(shared.gazetteer, shared.holidays, outletsOf);
}
