import { relativeDate } from './relative.date';

const now = new Date('2026-11-25T12:00:00.000Z');
const day = (text: string, ...languages: string[]) => relativeDate(text, { now, languages })?.day ?? null;

describe('relativeDate', () => {
  it.each([
    ['Publié hier à 19h25', 'fr', '2026-11-24'],
    ['Publié il y a 3 heures', 'fr', '2026-11-25'],
    ['Mis à jour il y a deux jours', 'fr', '2026-11-23'],
    ['Ayer, 19:25', 'es', '2026-11-24'],
    ['Publicado hace dos días', 'es', '2026-11-23'],
    ['Publicado ontem às 19h25', 'pt', '2026-11-24'],
    ['Há 2 dias', 'pt', '2026-11-23'],
    ['Ieri alle 19:25', 'it', '2026-11-24'],
    ['Gisteren 19:25', 'nl', '2026-11-24'],
    ['3 dagen geleden', 'nl', '2026-11-22'],
    ['Gestern, 14:05 Uhr', 'de', '2026-11-24'],
    ['Igår kl. 19.25', 'sv', '2026-11-24'],
    ['Wczoraj, 19:25', 'pl', '2026-11-24'],
    ['Вчера в 19:25', 'ru', '2026-11-24'],
    ['2 дня назад', 'ru', '2026-11-23'],
    ['Dün 19:25', 'tr', '2026-11-24'],
    ['منذ يومين', 'ar', '2026-11-23'],
    ['3日前', 'ja', '2026-11-22'],
    ['昨天 19:25', 'zh', '2026-11-24'],
    ['어제 19:25', 'ko', '2026-11-24'],
    ['1 week ago', 'en', '2026-11-18'],
  ])('reads “%s” (%s)', (text, language, expected) => expect(day(text, language)).toBe(expected));

  it.each([
    ['USA Today', 'en'],
    ['Yesterday the council met.', 'en'],
    ['Hier – ein Haus', 'de'],
    ['Founded 3 years ago', 'en'],
    ['Le journal d’hier', 'fr'],
  ])('reads nothing from “%s” (%s)', (text, language) => expect(day(text, language)).toBeNull());

  it('sets the lower bound one unit earlier', () =>
    expect(relativeDate('vor 2 Wochen', { now, languages: ['de'] })).toMatchObject({
      day: '2026-11-11',
      earliest: Date.parse('2026-11-04T12:00:00.000Z'),
    }));
});
