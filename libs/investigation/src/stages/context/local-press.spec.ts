import { buildTopic } from '@corroborate/domain/testing';
import { GeoNamesGazetteer } from '@corroborate/records';
import { listRegions, findRegionalOutlets } from '@corroborate/credibility';
import { findLocalPress, createLocalPlaceFinder } from './local-press';

const gazetteer = new GeoNamesGazetteer();

describe('lists of local outlets and the gazetteer', () => {
  it('finds every region with listed local outlets in the gazetteer', () => {
    const names = [...listRegions().keys()]
      .map((key) => ({ country: key.slice(0, 2), region: key.slice(3) }))
      .filter(({ region }) => region);
    const strange = names.filter(
      ({ country, region }) =>
        !gazetteer
          .areas(region)
          .some((area) => area.country === country && findRegionalOutlets(country, area.name).length > 0),
    );
    expect(strange).toEqual([]);
  });

  it('finds every town with a listed local outlet in the gazetteer', () => {
    const strange = [...listRegions()].flatMap(([key, rows]) => {
      const [code, region] = [key.slice(0, 2), key.slice(3)];
      const within = region
        ? gazetteer
            .areas(region)
            .filter((area) => area.country === code)
            .map((area) => area.code)
        : null;
      const known = (town: string) =>
        gazetteer.towns(town).some((one) => one.country === code && (within === null || within.includes(one.region)));
      return rows
        .filter(({ town }) => town !== null && !known(town))
        .map(({ site, town }) => `${key}: ${site} ${town}`);
    });
    expect(strange).toEqual([]);
  });
});

describe('findLocalPress', () => {
  const topic = buildTopic({ title: 'Bridge closed', location: 'Burlington, Vermont' });
  it('returns local outlets only in the rounds that search them', () => {
    expect(findLocalPress(topic, { mode: 'detailed', round: 1 })).toBeNull();
    expect(
      findLocalPress(topic, { mode: 'detailed', round: 2 })
        ?.outlets.map(({ site }) => site)
        .slice(0, 2),
    ).toEqual(['burlingtonfreepress.com', 'sevendaysvt.com']);
    expect(findLocalPress(topic, { mode: 'exhaustive', round: 1 })?.place).toBe('Vermont, United States');
  });

  it('finds outlets for an unlisted town by its region', () =>
    expect(
      createLocalPlaceFinder().press(buildTopic({ title: 'Bridge closed', location: 'Elm Valley, Vermont' }))?.outlets
        .length,
    ).toBeGreaterThan(2));
});
