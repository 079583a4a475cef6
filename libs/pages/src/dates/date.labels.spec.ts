import { extractArticle } from '../article.extract';
import { labelledDates } from './date.labels';

const rolesAndDays = (line: string) => labelledDates(line, true).map(({ role, date }) => [role, date.day]);

describe('labelledDates', () => {
  it.each([
    ['Publié le 3 mars 2026 à 06h11 - Mis à jour le 5 mars 2026 à 09h02'],
    ['Publiée le 3 mars 2026, modifiée le 5 mars 2026'],
    ['Actualizado: 5 de marzo de 2026 | Publicado: 3 de marzo de 2026'],
    ['Atualizado em 05/03/2026 12h40 · Publicado em 03/03/2026 08h11'],
    ['Veröffentlicht am 3. März 2026, zuletzt geändert am 5. März 2026'],
    ['Pubblicato il 3 marzo 2026 - Aggiornato il 5 marzo 2026'],
    ['Opublikowano 3 marca 2026, zaktualizowano 5 marca 2026'],
    ['Обновлено 5 марта 2026, 12:40. Опубликовано 3 марта 2026'],
    ['Gepubliceerd op 3 maart 2026 (bijgewerkt 5 maart 2026)'],
    ['Publicerad 3 mars 2026. Uppdaterad 5 mars 2026'],
    ['03/03/2026 01:57 | Actualizado a 05/03/2026 19:20'],
    ['3 March 2026 – Updated 5 March 2026'],
    ['更新:2026年3月5日 09:00 公開:2026年3月3日 20:15'],
    ['更新时间:2026-03-05 09:00 发布时间:2026-03-03 20:15'],
    ['수정 2026-03-05 09:00 입력 2026-03-03 20:15'],
    ['آخر تحديث: 5 مارس 2026 نشر في: 3 مارس 2026'],
    ['अपडेटेड: 5 मार्च 2026 प्रकाशित: 3 मार्च 2026'],
    ['به‌روزرسانی: ۱۴ اسفند ۱۴۰۴ انتشار: ۱۲ اسفند ۱۴۰۴'],
    ['Cập nhật: 05/03/2026 Đăng ngày: 03/03/2026'],
    ['Diperbarui 5 Maret 2026 Terbit 3 Maret 2026'],
    ['עודכן: 5.3.2026 פורסם: 3.3.2026'],
    ['ปรับปรุงล่าสุด 5 มีนาคม 2569 เผยแพร่ 3 มีนาคม 2569'],
    ['Ενημερώθηκε: 5 Μαρτίου 2026 Δημοσιεύτηκε: 3 Μαρτίου 2026'],
    ['Posted on 3 March 2026. Last modified 5 March 2026'],
  ])('distinguishes publication from modification: %s', (line) => {
    const roles = rolesAndDays(line);
    expect(roles).toContainEqual(['published', '2026-03-03']);
    expect(roles).toContainEqual(['modified', '2026-03-05']);
    expect(roles).toHaveLength(2);
  });

  it('takes the day a page is as of for that of its change, and else for its own', () => {
    expect(rolesAndDays('Stand: 5.3.2026, 10:30 Uhr')).toEqual([
      ['modified', '2026-03-05'],
      ['unknown', '2026-03-05'],
    ]);
    expect(rolesAndDays('We stand by it, 5 March 2026')).toEqual([['unknown', '2026-03-05']]);
  });

  it.each([
    'Mis à jour le 5 mars 2026',
    'Güncelleme: 05.03.2026',
    'Обновлено: 5 марта 2026',
    'Zaktualizowano 05.03.2026',
    '5 March 2026 (updated)',
    'Päivitetty 5.3.2026',
  ])('reads a modification date alone: %s', (line) => expect(rolesAndDays(line)).toEqual([['modified', '2026-03-05']]));

  it.each([
    'Received: 5 March 2026',
    'Filed 5 March 2026',
    'Event date: 5 March 2026',
    'Date of event: 5 March 2026',
    'Deadline 5 March 2026',
    'Eingegangen am 5. März 2026',
    'Valid until 5 March 2026',
  ])('ignores dates that are not the page’s: %s', (line) => expect(rolesAndDays(line)).toEqual([]));

  it('returns an unknown role for a date without a label', () =>
    expect(rolesAndDays('Ann Bell, 5 March 2026')).toEqual([['unknown', '2026-03-05']]));
  it('treats a time after “Updated” as the modification time', () =>
    expect(rolesAndDays('5 March 2026 | Updated 08:24')).toEqual([['published', '2026-03-05']]));
});

const PROSE =
  '<p>The council of Rostvi voted to close the old swimming hall after cracks were found in its roof.</p>'.repeat(5);
const H1 = '<h1>Swimming hall closes</h1>';
function datesOf(body: string, { head = '', lang = 'en', host = 'news.rostvi.example' } = {}) {
  const url = `https://${host}/town/hall`;
  const html = `<html lang="${lang}"><head>${head}</head><body><article>${H1}${body}${PROSE}</article></body></html>`;
  const { published, modified } = extractArticle({
    html,
    url,
    finalUrl: url,
    httpStatus: 200,
    headers: {},
    fetchedAt: '2026-06-30T12:00:00.000Z',
    via: 'live',
  });
  return { published, modified };
}
const day = (record: { value: string } | null) => record?.value.slice(0, 10) ?? null;

describe('the order of day and month', () => {
  it.each([
    ['by the weekday', '<p class="date">Thursday 05/03/2026</p>', {}, '2026-03-05'],
    ['by the weekday', '<p class="date">Sunday 05/03/2026</p>', {}, '2026-05-03'],
    ['by the language', '<p class="date">05/03/2026</p>', { lang: 'en-GB' }, '2026-03-05'],
    ['by the language', '<p class="date">05/03/2026</p>', { lang: 'en-US' }, '2026-05-03'],
    ['by the country', '<p class="date">05/03/2026</p>', { host: 'news.rostvi.uk' }, '2026-03-05'],
    ['by the future', '<p class="date">03/12/2026</p>', {}, '2026-03-12'],
    ['by the future', '<p class="date">12/03/2026</p>', {}, '2026-03-12'],
    ['by a date written out', '<p class="date">05/03/2026</p><p>Updated 5 March 2026</p>', {}, '2026-03-05'],
  ])('determines the order of day and month %s: %s', (_, body, page, expected) => {
    const { published } = datesOf(body, page);
    expect(day(published)).toBe(expected);
    const days = (Date.parse(published?.latest ?? '') - Date.parse(published?.earliest ?? '')) / 86_400_000;
    expect(days).toBeLessThan(4);
  });

  it('yields bounds that include both days if it is unknown', () => {
    const { published } = datesOf('<p class="date">05/03/2026</p>');
    for (const one of ['2026-03-05', '2026-05-03']) {
      expect(Date.parse(one)).toBeGreaterThanOrEqual(Date.parse(published?.earliest ?? ''));
      expect(Date.parse(one)).toBeLessThanOrEqual(Date.parse(published?.latest ?? ''));
    }
  });
});

describe('declared dates that an edit has moved', () => {
  const meta = (name: string, value: string) => `<meta property="${name}" content="${value}">`;
  it('replaces a declared date that an edit has moved with the first date that the page shows', () => {
    const shown = '<p>Publié le 3 mars 2026 à 20h18</p><p>(mis à jour le 5 mars 2026 à 12h40)</p>';
    expect(day(datesOf(shown, { head: meta('article:published_time', '2026-03-05'), lang: 'fr' }).published)).toBe(
      '2026-03-03',
    );
  });
  it('keeps a declared date over another story’s date if the page prints it as published', () => {
    const shown = '<p class="byline"><span class="pubdate">5 March 2026</span> Updated 5 March 2026</p>';
    const other = '<div class="offer"><p>All offers of the shop <span class="pubdate">1 March 2026</span></p></div>';
    const head = meta('article:published_time', '2026-03-05') + meta('article:modified_time', '2026-03-05');
    expect(day(datesOf(shown + other, { head }).published)).toBe('2026-03-05');
  });
  it('keeps a declared publication date over the date of a draft', () => {
    const dates = {
      datePublished: '2026-03-05T10:00:00Z',
      dateModified: '2026-03-05T10:00:40Z',
      dateCreated: '2026-02-01T10:00:00Z',
    };
    const node = { '@type': 'NewsArticle', headline: 'Swimming hall closes', ...dates };
    const head = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
    expect(day(datesOf('', { head }).published)).toBe('2026-03-05');
  });
  it('reads a declared date from seconds with a fraction', () =>
    expect(day(datesOf('', { head: meta('article:published_time', '1772704800.0') }).published)).toBe('2026-03-05'));
});
