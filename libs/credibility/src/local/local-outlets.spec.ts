import { registryEntry } from '../registry';
import { listedRegions, outletsOfRegion } from './local-outlets';

describe('local outlets', () => {
  it('are all in the registry under the country they are listed for, and none has the lowest tier', () => {
    const wrong = [...listedRegions()].flatMap(([region, rows]) =>
      rows.flatMap(({ site }) => {
        const entry = registryEntry(site, site);
        const ok =
          entry !== null && entry.tier <= 3 && (entry.country === null || entry.country === region.slice(0, 2));
        return ok ? [] : [`${region}: ${site} ${entry?.country} ${entry?.tier}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('are listed once per region', () => {
    for (const [region, rows] of listedRegions())
      expect(`${region} ${new Set(rows.map(({ site }) => site)).size}`).toBe(`${region} ${rows.length}`);
  });

  it('cover all U.S., Australian and German states, Canadian provinces and nations of the United Kingdom', () => {
    const count = (country: string) =>
      [...listedRegions().keys()].filter((key) => key.startsWith(`${country} `) && key.length > 3).length;
    expect({ US: count('US'), CA: count('CA'), AU: count('AU'), DE: count('DE'), GB: count('GB') }).toEqual({
      US: 51,
      CA: 13,
      AU: 8,
      DE: 16,
      GB: 4,
    });
  });

  it('have the name and tier from the registry', () => {
    expect(outletsOfRegion('US', 'Vermont')[0]).toEqual({
      site: 'vtdigger.org',
      name: 'VTDigger',
      kind: 'newspaper',
      tier: 2,
      town: null,
    });
    expect(outletsOfRegion('DE', 'Baden-Württemberg').map(({ site }) => site)).toContain('swr.de');
  });

  it('are empty for an unlisted region', () => {
    expect(outletsOfRegion('US', 'Nowhere')).toEqual([]);
    expect(outletsOfRegion('XX', null)).toEqual([]);
  });
});
