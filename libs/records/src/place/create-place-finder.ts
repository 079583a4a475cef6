import type { FindRegionalOutlets } from '@corroborate/domain';
import { ListedHolidays } from './conditions/listed-holidays.adapter';
import { GeoNamesGazetteer } from './geonames/geonames.adapter';
import { PlaceFinder } from './place.finder';

let sharedData: { gazetteer: GeoNamesGazetteer; holidays: ListedHolidays } | null = null;

/** Place finder with the shipped lists, read once per process on first use. */
export function createPlaceFinder(outletsOf: FindRegionalOutlets): PlaceFinder {
  sharedData ??= { gazetteer: new GeoNamesGazetteer(), holidays: new ListedHolidays() };
  return new PlaceFinder(sharedData.gazetteer, sharedData.holidays, outletsOf);
}
