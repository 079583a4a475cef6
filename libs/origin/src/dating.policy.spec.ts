import type { DateRecord } from '@corroborate/domain';
import { buildDateRecord } from '@corroborate/domain/testing';
import { datePage, boundDating, typicalOffset } from './dating.policy';

const DAY = '2025-03-05T00:00:00.000Z';
const exact = (value: string, given: Partial<DateRecord> = {}): DateRecord =>
  buildDateRecord(value, { zone: '+00:00', ...given });
const day = exact(DAY, {
  precision: 'day',
  signal: 'url',
  zone: null,
  earliest: '2025-03-04T10:00:00.000Z',
  latest: '2025-03-06T12:00:00.000Z',
});
const zoneless = exact('2025-03-05T09:00:00.000Z', {
  precision: 'minute',
  signal: 'visible-text',
  zone: null,
  earliest: '2025-03-04T19:00:00.000Z',
  latest: '2025-03-05T21:00:00.000Z',
});
const engine = (value: string, given: Partial<DateRecord> = {}) =>
  exact(value, { signal: 'engine', zone: 'GMT', ...given });
const page = (
  published: DateRecord | null,
  engineDate: DateRecord | null = null,
  archivedBy: string | null = null,
) => ({ article: { published }, engineDate, archivedBy });
const when = (dated: { at: number }) => new Date(dated.at).toISOString();

describe('publication date', () => {
  it('uses the exact date of the page, whatever an engine says', () => {
    expect(datePage(page(exact('2025-03-05T09:00:00.000Z'), engine('2025-02-01T00:00:00.000Z')))).toMatchObject({
      at: Date.parse('2025-03-05T09:00:00.000Z'),
      basis: 'own',
    });
  });
  it('refines a day or a time without zone by an engine date that fits', () => {
    expect(when(datePage(page(day, engine('2025-03-05T17:30:00.000Z'))))).toBe('2025-03-05T17:30:00.000Z');
    expect(when(datePage(page(zoneless, engine('2025-03-05T14:00:00.000Z'))))).toBe('2025-03-05T14:00:00.000Z');
    expect(datePage(page(day, engine('2025-03-05T17:30:00.000Z'))).notLaterThan).toBe('2025-03-06T12:00:00.000Z');
  });
  it('ignores an engine date that is contradictory or equally vague', () => {
    expect(datePage(page(day, engine('2025-03-09T17:30:00.000Z'))).basis).toBe('own');
    expect(datePage(page(day, engine(DAY, { precision: 'day' }))).basis).toBe('own');
  });
  it('assumes noon in the time zone of the region for a day without time', () => {
    expect(when(datePage(page(day)))).toBe('2025-03-05T12:00:00.000Z');
    expect(when(datePage(page(day), 5 * 3_600_000))).toBe('2025-03-05T17:00:00.000Z');
    expect(when(datePage(page(zoneless), 5 * 3_600_000))).toBe('2025-03-05T14:00:00.000Z');
  });
  it('uses the first capture as the latest date of an undated page', () => {
    const dated = datePage(page(null, null, '2025-03-05T07:00:00.000Z'));
    expect(dated).toMatchObject({ basis: 'archive', notLaterThan: '2025-03-05T07:00:00.000Z', redated: false });
    expect(when(dated)).toBe('2025-03-05T07:00:00.000Z');
  });
  it('uses the engine date of an undated page if a capture soon after confirms it', () => {
    expect(when(datePage(page(null, engine('2025-03-05T05:00:00.000Z'), '2025-03-05T07:00:00.000Z')))).toBe(
      '2025-03-05T05:00:00.000Z',
    );
    expect(when(datePage(page(null, engine('2024-03-05T05:00:00.000Z'), '2025-03-05T07:00:00.000Z')))).toBe(
      '2025-03-05T07:00:00.000Z',
    );
    expect(when(datePage(page(null, engine('2025-03-05T09:00:00.000Z'), '2025-03-05T07:00:00.000Z')))).toBe(
      '2025-03-05T07:00:00.000Z',
    );
  });
  it('uses the capture date if the page now has a later date', () => {
    expect(datePage(page(exact('2025-03-08T00:00:00.000Z'), null, '2025-03-05T07:00:00.000Z'))).toMatchObject({
      redated: true,
      at: Date.parse('2025-03-05T07:00:00.000Z'),
    });
    expect(datePage(page(exact('2025-03-05T06:00:00.000Z'), null, '2025-03-05T07:00:00.000Z'))).toMatchObject({
      redated: false,
      notLaterThan: '2025-03-05T06:00:00.000Z',
    });
  });
  it('sets no latest date when only an engine gives a date', () => {
    expect(datePage(page(null, engine('2025-03-05T05:00:00.000Z')))).toMatchObject({
      basis: 'engine',
      notLaterThan: null,
    });
    expect(datePage(page(engine('2025-03-05T05:00:00.000Z')))).toMatchObject({ basis: 'engine', notLaterThan: null });
    expect(datePage(page(null))).toMatchObject({ basis: 'none', at: Infinity });
  });
});

describe('dates compared across pages', () => {
  it('assumes the most frequent time zone for pages without one when it compares dates', () => {
    const zoned = (zone: string | null) => page(exact(DAY, { zone }));
    expect(typicalOffset([zoned('-05:00'), zoned('-05:00'), zoned('+01:00'), zoned('Z'), zoned('Z'), zoned('Z')])).toBe(
      5 * 3_600_000,
    );
    expect(typicalOffset([zoned('+05:30')])).toBe(-5.5 * 3_600_000);
    expect(typicalOffset([zoned('Z'), zoned(null)])).toBe(0);
  });
  it('ignores an engine-only date far before every page with its own date', () => {
    const own = datePage(page(exact(DAY)));
    const far = datePage(page(null, engine('2025-03-01T00:00:00.000Z')));
    const near = datePage(page(null, engine('2025-03-04T12:00:00.000Z')));
    const settled = boundDating(
      new Map([
        [1, own],
        [2, far],
        [3, near],
      ]),
    );
    expect([...settled.values()].map(({ basis }) => basis)).toEqual(['own', 'none', 'engine']);
    expect(boundDating(new Map([[2, far]])).get(2)?.basis).toBe('engine');
  });
});
