import { findTimeAgo } from './time-ago';

describe('expression of elapsed time', () => {
  it.each([
    ['3 hours ago', 3, 'hour'],
    ['an hour ago', 1, 'hour'],
    ['two days ago', 2, 'day'],
    ['5 mins ago', 5, 'minute'],
    ['il y a 3 heures', 3, 'hour'],
    ['il y a une heure', 1, 'hour'],
    ['hace dos días', 2, 'day'],
    ['Hace 15 min', 15, 'minute'],
    ['3 dagen geleden', 3, 'day'],
    ['vor 2 Stunden', 2, 'hour'],
    ['vor einem Tag', 1, 'day'],
    ['vor 2 Std.', 2, 'hour'],
    ['há 2 dias', 2, 'day'],
    ['2 giorni fa', 2, 'day'],
    ["un'ora fa", 1, 'hour'],
    ['för 2 dagar sedan', 2, 'day'],
    ['2 dagar sedan', 2, 'day'],
    ['2 дня назад', 2, 'day'],
    ['час назад', 1, 'hour'],
    ['31 день назад', 31, 'day'],
    ['3 дні тому', 3, 'day'],
    ['2 godziny temu', 2, 'hour'],
    ['godzinę temu', 1, 'hour'],
    ['před 2 hodinami', 2, 'hour'],
    ['πριν 2 ημέρες', 2, 'day'],
    ['2 gün önce', 2, 'day'],
    ['منذ يومين', 2, 'day'],
    ['قبل ساعة', 1, 'hour'],
    ['منذ ٣ ساعات', 3, 'hour'],
    ['۲ روز پیش', 2, 'day'],
    ['לפני יומיים', 2, 'day'],
    ['2 दिन पहले', 2, 'day'],
    ['2 วันก่อน', 2, 'day'],
    ['2 hari lalu', 2, 'day'],
    ['2 ngày trước', 2, 'day'],
    ['3日前', 3, 'day'],
    ['3 小时前', 3, 'hour'],
    ['发布于3天前', 3, 'day'],
    ['6시간 전', 6, 'hour'],
  ])('reads the elapsed time from “%s”', (text, count, unit) =>
    expect(findTimeAgo(text, ['en'])).toMatchObject({ count, unit, named: false }),
  );

  it.each([
    'several days ago',
    'vor mehreren Tagen',
    'birkaç gün önce',
    '数日前',
    '3 days to go',
    'in 3 Tagen',
    '1.5 million people',
    'dans 3 heures',
    'через 2 дня',
    '',
  ])('reads no elapsed time from “%s”', (text) => expect(findTimeAgo(text, ['en'])).toBeNull());

  it('returns the position of an elapsed-time expression in the text', () => {
    const text = 'Publié il y a deux heures par A. B.';
    const { start, end } = findTimeAgo(text, ['en'])!;
    expect(text.slice(start, end)).toBe('il y a deux heures');
  });
});

describe('named day such as yesterday', () => {
  it.each([
    ['Yesterday', 'en', 1],
    ['hier à 19h25', 'fr-x-@!', 1],
    ['Vorgestern, 14:05', 'de', 2],
    ['hoje', 'pt', 0],
    ['igår kl. 19.25', 'sv', 1],
    ['вчера', 'ru', 1],
    ['昨日', 'ja', 1],
    ['أمس', 'ar', 1],
  ])('reads a named day such as yesterday from “%s”', (text, language, count) =>
    expect(findTimeAgo(text, [language])).toMatchObject({ count, named: true }),
  );

  it('reads no named day from a word of another language, or from one that can also mean tomorrow', () => {
    expect(findTimeAgo('Hier steht ein Haus', ['de'])).toBeNull();
    expect(findTimeAgo('कल', ['hi'])).toBeNull();
  });
});
