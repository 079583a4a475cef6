import type { Gazetteer, GazetteerArea, GazetteerDistrict, GazetteerTown } from '../gazetteer.port';
import { placeKey } from '../place-key';

export const region = (
  name: string,
  country: string,
  code: string,
  over: Partial<GazetteerArea> = {},
): GazetteerArea => ({
  kind: 'region',
  name,
  country,
  countryName: country,
  code,
  population: 1_000_000,
  zones: ['Etc/UTC'],
  ...over,
});

export const country = (name: string, code: string, over: Partial<GazetteerArea> = {}): GazetteerArea => ({
  ...region(name, code, ''),
  kind: 'country',
  countryName: name,
  ...over,
});

export const town = (
  name: string,
  { country: code, countryName, code: within, name: regionName }: GazetteerArea,
  over: Partial<GazetteerTown> = {},
): GazetteerTown => ({
  name,
  country: code,
  countryName,
  region: within,
  regionName,
  districtName: null,
  latitude: 0,
  longitude: 0,
  population: 10_000,
  zone: 'Etc/UTC',
  byOtherName: false,
  url: null,
  ...over,
});

/** A test gazetteer with only these places. `forms` are alternative names of areas. */
export class FakeGazetteer implements Gazetteer {
  readonly about = { name: 'Fake', url: 'https://gazetteer.example/', licence: 'none', note: 'For tests.' };

  constructor(
    private readonly known: {
      towns?: GazetteerTown[];
      areas?: GazetteerArea[];
      districts?: GazetteerDistrict[];
      forms?: Record<string, string>;
    },
  ) {}

  towns(name: string): GazetteerTown[] {
    const found = (this.known.towns ?? []).filter((one) => placeKey(one.name) === placeKey(name));
    return found.sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  }

  areas(name: string): GazetteerArea[] {
    const wanted = placeKey(this.known.forms?.[name] ?? name);
    return (this.known.areas ?? []).filter((one) => placeKey(one.name) === wanted);
  }

  districts(name: string, area: GazetteerArea): GazetteerDistrict[] {
    return (this.known.districts ?? []).filter(
      (one) =>
        placeKey(one.name) === placeKey(name) &&
        one.country === area.country &&
        (area.code === '' || one.region === area.code),
    );
  }
}
