import type { DateRecord } from '@corroborate/domain';
import { momentOf } from '@corroborate/domain/testing';
import { datePage, boundDating, typicalOffset } from './dating.policy';

const DAY = '2025-03-05T00:00:00.000Z';
const exact = (value: string, given: Partial<DateRecord> = {}): DateRecord =>
  momentOf(value, { zone: '+00:00', ...given });
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

describe('when a page came out', () => {
  it('is its own exact date, whatever an engine says', () => {
    expect(datePage(page(exact('2025-03-05T09:00:00.000Z'), engine('2025-02-01T00:00:00.000Z')))).toMatchObject({
      at: Date.parse('2025-03-05T09:00:00.000Z'),
      basis: 'own',
    });
  });
  it('is sharpened within a bare day, or a time without zone, by an engine that fits it', () => {
    expect(when(datePage(page(day, engine('2025-03-05T17:30:00.000Z'))))).toBe('2025-03-05T17:30:00.000Z');
    expect(when(datePage(page(zoneless, engine('2025-03-05T14:00:00.000Z'))))).toBe('2025-03-05T14:00:00.000Z');
    expect(datePage(page(day, engine('2025-03-05T17:30:00.000Z'))).notLaterThan).toBe('2025-03-06T12:00:00.000Z');
  });
  it('is not sharpened by an engine that contradicts it or is as vague', () => {
    expect(datePage(page(day, engine('2025-03-09T17:30:00.000Z'))).basis).toBe('own');
    expect(datePage(page(day, engine(DAY, { precision: 'day' }))).basis).toBe('own');
  });
  it('is noon of a bare day, by the clocks of the region', () => {
    expect(when(datePage(page(day)))).toBe('2025-03-05T12:00:00.000Z');
    expect(when(datePage(page(day), 5 * 3_600_000))).toBe('2025-03-05T17:00:00.000Z');
    expect(when(datePage(page(zoneless), 5 * 3_600_000))).toBe('2025-03-05T14:00:00.000Z');
  });
  it('is bounded by the first capture when the page is silent', () => {
    const dated = datePage(page(null, null, '2025-03-05T07:00:00.000Z'));
    expect(dated).toMatchObject({ basis: 'archive', notLaterThan: '2025-03-05T07:00:00.000Z', redated: false });
    expect(when(dated)).toBe('2025-03-05T07:00:00.000Z');
  });
  it('is what an engine says of a silent page when a capture soon after bears that out', () => {
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
  it('is the capture when the page has since taken a later date', () => {
    expect(datePage(page(exact('2025-03-08T00:00:00.000Z'), null, '2025-03-05T07:00:00.000Z'))).toMatchObject({
      redated: true,
      at: Date.parse('2025-03-05T07:00:00.000Z'),
    });
    expect(datePage(page(exact('2025-03-05T06:00:00.000Z'), null, '2025-03-05T07:00:00.000Z'))).toMatchObject({
      redated: false,
      notLaterThan: '2025-03-05T06:00:00.000Z',
    });
  });
  it('is never proven by an engine alone', () => {
    expect(datePage(page(null, engine('2025-03-05T05:00:00.000Z')))).toMatchObject({
      basis: 'engine',
      notLaterThan: null,
    });
    expect(datePage(page(engine('2025-03-05T05:00:00.000Z')))).toMatchObject({ basis: 'engine', notLaterThan: null });
    expect(datePage(page(null))).toMatchObject({ basis: 'none', at: Infinity });
  });
});

describe('dates side by side', () => {
  it('take the zone that most pages write, for those that write none', () => {
    const zoned = (zone: string | null) => page(exact(DAY, { zone }));
    expect(typicalOffset([zoned('-05:00'), zoned('-05:00'), zoned('+01:00'), zoned('Z'), zoned('Z'), zoned('Z')])).toBe(
      5 * 3_600_000,
    );
    expect(typicalOffset([zoned('+05:30')])).toBe(-5.5 * 3_600_000);
    expect(typicalOffset([zoned('Z'), zoned(null)])).toBe(0);
  });
  it('drop what only an engine puts far before every page that dates itself', () => {
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
