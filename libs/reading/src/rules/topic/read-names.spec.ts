import { parseHeadlineNames, withoutOutlet } from './read-names';
import { cpuNow } from '../../../../../test/support/cpu';

describe('names read from a headline', () => {
  it('omits the office title before a name in a headline', () => {
    expect(parseHeadlineNames('Brandal Shipping CEO Corwin Aldane is arrested')).toEqual(['Corwin Aldane']);
    expect(parseHeadlineNames('The ex-Prime Minister of India Corwin Das Aldane took a loan')).toEqual([
      'Corwin Das Aldane',
    ]);
    expect(parseHeadlineNames('Congress MP Mirela Aldane is listed')).toEqual(['Mirela Aldane']);
  });

  it('keeps the office title in a headline if only a surname follows', () =>
    expect(parseHeadlineNames('On Monday US President Aldane opened the dam')).toEqual(['President Aldane']));

  it('keeps an office without a name, and organizations with a name that begins with an office', () => {
    expect(parseHeadlineNames('It was the Supreme Court Justice who spoke')).toEqual(['Supreme Court Justice']);
    expect(parseHeadlineNames('They sold General Dredging Group')).toContain('General Dredging Group');
  });

  it('reads two names if “and” joins two words, and one if “and” is part of a longer name', () => {
    expect(parseHeadlineNames('Former Quillan and Brandal engineers meet')).toEqual(['Quillan', 'Brandal']);
    expect(parseHeadlineNames('A study of the Department of Health and Human Services')).toContain(
      'Department of Health and Human Services',
    );
  });

  it('omits the district of a town in a headline, but keeps a compass point in a name', () => {
    expect(parseHeadlineNames('Man charged in NW Orrin shooting')).toEqual(['Orrin']);
    expect(parseHeadlineNames('Police in South Africa and in West Bengal say so')).toEqual([
      'South Africa',
      'West Bengal',
    ]);
  });
});

describe('outlet name at the end of a headline', () => {
  it('removes the outlet name at the end of a headline', () =>
    expect(withoutOutlet('Two held after shooting in Tarrowfield - Orrin News, WQXB-TV')).toBe(
      'Two held after shooting in Tarrowfield',
    ));

  it.each([
    'KQZB News 9 Tarrowfield, Orrin News Weather & Sports',
    'wqxb4.com-Orrin News, Weather & Sports',
    'WQXB 3 Orrin',
    'WQXB.com',
  ])('removes an outlet name together with the station’s own tagline from the end of a headline (%s)', (outlet) => {
    for (const between of [' - ', ' | ', ' « '])
      expect(withoutOutlet(`Two held after shooting on Mill Lane${between}${outlet}`)).toBe(
        'Two held after shooting on Mill Lane',
      );
  });

  it.each([
    'Mayor Aldane',
    'WHO',
    'Week of storms',
    'five dead, says news agency',
    'News of the storm reaches Orrin late',
  ])('does not include other text after a dash (%s)', (rest) => {
    const title = `Port of Orrin shut after the storm – ${rest}`;
    expect(withoutOutlet(title)).toBe(title);
  });

  it('searches hostile text for an outlet name in bounded time', () => {
    const start = cpuNow();
    withoutOutlet(`Some headline of a length that counts - ${'A'.repeat(20_000)} ${'A '.repeat(20_000)}!`);
    expect(cpuNow() - start).toBeLessThan(500);
  });
});
