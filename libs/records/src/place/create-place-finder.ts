import type { OutletsOfRegion } from '@corroborate/domain';
import { ListedHolidays } from './conditions/listed-holidays.adapter';
import { GeoNamesGazetteer } from './geonames/geonames.adapter';
import { PlaceFinder } from './place.finder';

let shared: { gazetteer: GeoNamesGazetteer; holidays: ListedHolidays } | null = null;

/** Place finder with the shipped lists, read once per process on first use. */
export function createPlaceFinder(outletsOf: OutletsOfRegion): PlaceFinder {
  shared ??= { gazetteer: new GeoNamesGazetteer(), holidays: new ListedHolidays() };
  return new PlaceFinder(shared.gazetteer, shared.holidays, outletsOf);
}
