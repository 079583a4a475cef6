import { htmlToPlainText } from '@corroborate/text';
import { engineDate, dateFromParts, firstSeenDate } from './engine-date.policy';
import { cpuNow } from '../../../../test/support/cpu';

const now = new Date('2026-03-10T12:00:00Z');

describe('partsDate', () => {
  it.each([
    [[2026, 3, 2], '2026-03-02T00:00:00.000Z', 'day'],
    [[2026, 2], '2026-02-01T00:00:00.000Z', 'month'],
    [[2025], '2025-01-01T00:00:00.000Z', 'year'],
    [['2026', '03', '02'], '2026-03-02T00:00:00.000Z', 'day'],
  ])('reads %j', (parts, value, precision) =>
    expect(dateFromParts(parts, now)).toMatchObject({ value, precision, signal: 'engine' }),
  );

  it.each([[[null]], [[]], [[2026, 13]], [[2026, 1, 40]], [[2027]], [[26]], [['x']], [null], ['2026']])(
    'reads nothing from %j',
    (parts) => expect(dateFromParts(parts, now)).toBeNull(),
  );
});

describe('engineDate', () => {
  it.each([
    ['2026-03-03T08:15:00', '2026-03-03T08:15:00.000Z', 'second'],
    ['2026-03-03T08:15:00+02:00', '2026-03-03T06:15:00.000Z', 'second'],
    ['2026-03-03', '2026-03-03T00:00:00.000Z', 'day'],
    ['2026-03-03T00:00:00.0000000', '2026-03-03T00:00:00.000Z', 'day'],
    ['Tue, 03 Mar 2026 08:15:00 GMT', '2026-03-03T08:15:00.000Z', 'second'],
    ['20260303T081500Z', '2026-03-03T08:15:00.000Z', 'second'],
    ['March 3, 2026', '2026-03-03T00:00:00.000Z', 'day'],
    ['Mar 3, 2026', '2026-03-03T00:00:00.000Z', 'day'],
    ['3 March 2026', '2026-03-03T00:00:00.000Z', 'day'],
    ['2 days ago', '2026-03-08T12:00:00.000Z', 'day'],
    ['3 hours ago', '2026-03-10T09:00:00.000Z', 'hour'],
    ['an hour ago', '2026-03-10T11:00:00.000Z', 'hour'],
    ['yesterday', '2026-03-09T12:00:00.000Z', 'day'],
    ['3. März 2026', '2026-03-03T00:00:00.000Z', 'day'],
    ['3 de marzo de 2026', '2026-03-03T00:00:00.000Z', 'day'],
    ['hace 2 días', '2026-03-08T12:00:00.000Z', 'day'],
    ['il y a 3 heures', '2026-03-10T09:00:00.000Z', 'hour'],
    ['2 日前', '2026-03-08T12:00:00.000Z', 'day'],
    ['gestern', '2026-03-09T12:00:00.000Z', 'day'],
  ])('reads %s', (text, value, precision) => {
    expect(engineDate(text, now)).toMatchObject({ value, precision, signal: 'engine' });
  });

  it.each(['', 'soon', '13/14/2026', '2026-13-45', '99 blinks ago', 'Foo 3, 2026', '2026-05-01', null, 7])(
    'reads nothing from %p',
    (text) => {
      expect(engineDate(text, now)).toBeNull();
    },
  );

  it('bounds a date without zone by all time zones', () => {
    const date = engineDate('2026-03-03T08:15:00', now);
    expect(date).toMatchObject({
      zone: null,
      earliest: '2026-03-02T18:15:00.000Z',
      latest: '2026-03-03T20:15:00.999Z',
    });
  });

  it('bounds a relative age by whole units', () => {
    expect(engineDate('2 days ago', now)).toMatchObject({
      earliest: '2026-03-07T12:00:00.000Z',
      latest: '2026-03-08T12:00:00.000Z',
    });
  });

  it('uses a crawl date as an upper bound only', () => {
    expect(firstSeenDate('20260303T081500Z', now)).toMatchObject({
      earliest: null,
      latest: '2026-03-03T08:15:00.999Z',
    });
  });
});

describe('htmlToPlainText', () => {
  it.each([
    ['<b>Dam</b> &amp; river', 'Dam & river'],
    ['&amp;lt;i&amp;gt;x', 'x'],
    ['one<br>two', 'one two'],
    ['<script>steal()</script>seen', 'seen'],
    ['a\u0000b\u200bc\ud800d', 'abc\ufffdd'],
    ['  many \n\t blanks ', 'many blanks'],
    [undefined, ''],
    [{ a: 1 }, ''],
  ])('cleans %p', (value, text) => expect(htmlToPlainText(value, 100)).toBe(text));

  it('truncates at a word boundary, quickly for hostile input', () => {
    expect(htmlToPlainText('alpha beta gamma delta', 18)).toBe('alpha beta gamma…');
    const start = cpuNow();
    htmlToPlainText('<'.repeat(2_000_000), 100);
    htmlToPlainText('&amp;'.repeat(500_000), 100);
    expect(cpuNow() - start).toBeLessThan(500);
  });
});
