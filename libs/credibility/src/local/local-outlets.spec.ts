import { registryEntry } from '../registry';
import { listRegions, findRegionalOutlets } from './local-outlets';

describe('local outlets', () => {
  it('finds each local outlet in the registry under its listed country, and never in the lowest tier', () => {
    const wrong = [...listRegions()].flatMap(([region, rows]) =>
      rows.flatMap(({ site }) => {
        const entry = registryEntry(site, site);
        const ok =
          entry !== null && entry.tier <= 3 && (entry.country === null || entry.country === region.slice(0, 2));
        return ok ? [] : [`${region}: ${site} ${entry?.country} ${entry?.tier}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('lists each local outlet only once per region', () => {
    for (const [region, rows] of listRegions())
      expect(`${region} ${new Set(rows.map(({ site }) => site)).size}`).toBe(`${region} ${rows.length}`);
  });

  it('lists local outlets for all U.S., Australian and German states, Canadian provinces and UK nations', () => {
    const count = (country: string) =>
      [...listRegions().keys()].filter((key) => key.startsWith(`${country} `) && key.length > 3).length;
    expect({ US: count('US'), CA: count('CA'), AU: count('AU'), DE: count('DE'), GB: count('GB') }).toEqual({
      US: 51,
      CA: 13,
      AU: 8,
      DE: 16,
      GB: 4,
    });
  });

  it('takes the name and tier of a local outlet from the registry', () => {
    expect(findRegionalOutlets('US', 'Vermont')[0]).toEqual({
      site: 'vtdigger.org',
      name: 'VTDigger',
      kind: 'newspaper',
      tier: 2,
      town: null,
    });
    expect(findRegionalOutlets('DE', 'Baden-Württemberg').map(({ site }) => site)).toContain('swr.de');
  });

  it('returns no local outlets for an unlisted region', () => {
    expect(findRegionalOutlets('US', 'Nowhere')).toEqual([]);
    expect(findRegionalOutlets('XX', null)).toEqual([]);
  });
});
