import { encode } from 'iconv-lite';
import { inStep } from '../../../test/support/in-step';
import { extractArticle } from './article.extract';
import { decodeHtml } from './charset';

const RUSSIAN = 'Совет города Ростви решил закрыть старый бассейн, сообщила мэр Анна Кирова во вторник утром.';
const POLISH = 'Rada miasta Źdźarów zamknęła w środę starą pływalnię, powiedział burmistrz Józef Łąka z Gdańska.';
const GREEK = 'Το δημοτικό συμβούλιο έκλεισε την Τρίτη την παλιά πισίνα, είπε η δήμαρχος Έλλη Κήρου.';
const GERMAN = 'Der Rat schließt das alte Hallenbad für immer, sagte Bürgermeisterin Änne Möller am Dienstag in Köln.';
const TURKISH =
  'Belediye meclisi eski yüzme havuzunu kapattı, dedi başkan Ayşe Işık; işçiler çağrıldı, güçlü yağış sürüyor.';
const JAPANESE = '町議会は火曜日の夜、屋根に亀裂が見つかった後、古い水泳場を閉鎖することを決めました。';
const CHINESE = '市议会星期二晚上决定关闭旧游泳馆，工程师在屋顶上发现了一条裂缝，市长说。';
const KOREAN = '시의회는 화요일 밤 지붕에서 균열이 발견된 뒤 낡은 수영장을 폐쇄하기로 결정했다고 시장이 말했다.';

const page = (text: string, head = '') =>
  `<html><head>${head}<title>${text.slice(0, 20)}</title></head><body><p>${text}</p></body></html>`;
const decoded = (bytes: Buffer, type = 'text/html') => decodeHtml(bytes, { 'content-type': type }).text;

describe('decodeHtml', () => {
  it.each([
    ['win1251', RUSSIAN],
    ['koi8-r', RUSSIAN],
    ['win1253', GREEK],
    ['win1250', POLISH],
    ['win1252', GERMAN],
    ['shift_jis', JAPANESE],
    ['euc-jp', JAPANESE],
    ['gbk', CHINESE],
    ['euc-kr', KOREAN],
  ])('recognizes %s without a declaration', (charset, text) => {
    expect(decoded(encode(page(text), charset))).toContain(text);
    expect(decoded(encode(page(text), charset), 'text/html; charset=utf-8')).toContain(text);
  });

  it.each([
    ['tr', 'iso-8859-9', TURKISH],
    ['pl', 'iso-8859-2', POLISH],
    ['pl', 'win1250', POLISH],
    ['ru', 'win1251', RUSSIAN],
    ['de', 'iso-8859-1', GERMAN],
  ])('reads a page in the language %s encoded in %s but declared as Latin-1', (language, charset, text) => {
    const html = page(text, '<meta charset="iso-8859-1">').replace('<html>', `<html lang="${language}">`);
    expect(decoded(encode(html, charset))).toContain(text);
  });

  it.each([
    ['windows-31j', 'shift_jis', JAPANESE],
    ['x-sjis', 'shift_jis', JAPANESE],
    ['gb2312', 'gbk', `${CHINESE}朱镕基`],
    ['ks_c_5601-1987', 'euc-kr', KOREAN],
    ['x-mac-cyrillic', 'maccyrillic', RUSSIAN],
    ['iso-8859-9', 'win1254', TURKISH],
    ['cp1251', 'win1251', RUSSIAN],
    ['latin1', 'win1252', GERMAN],
  ])('recognizes %s by its alias', (label, charset, text) => {
    const head = `<meta http-equiv="Content-Type" content="text/html; charset=${label}">`;
    expect(decoded(encode(page(text, head), charset))).toContain(text);
  });

  it.each(['iso-8859-1', 'windows-1251', 'gbk'])('reads UTF-8 declared as %s', (label) => {
    expect(decoded(Buffer.from(page(RUSSIAN, `<meta charset="${label}">`)))).toContain(RUSSIAN);
  });

  describe('page with an invalid byte in UTF-8', () => {
    const broken = (text: string, byte: number, head = '') => {
      const bytes = Buffer.from(page(`${text} # ${text}`, head));
      bytes[bytes.indexOf('#')] = byte;
      return bytes;
    };
    it.each([RUSSIAN, GERMAN, JAPANESE])('decodes the text around an invalid byte in a UTF-8 page: %s', (text) => {
      for (const head of ['', '<meta charset="utf-8">', '<meta charset="iso-8859-1">'])
        for (const byte of [0x92, 0xff, 0xc3, 0xe2, 0x80]) {
          const read = decoded(broken(text, byte, head));
          expect(read.split(text)).toHaveLength(3);
        }
    });
    it('decodes a Windows-1252 byte', () => expect(decoded(broken(GERMAN, 0x92))).toContain(`${GERMAN} ’ ${GERMAN}`));
    it('replaces other bytes with U+FFFD', () =>
      expect(decoded(broken(GERMAN, 0xff))).toContain(`${GERMAN} \ufffd ${GERMAN}`));
    it('does not change a response that ends inside a character', () => {
      const bytes = Buffer.from(page(GERMAN).slice(0, -14));
      expect(decoded(Buffer.concat([bytes, Buffer.from([0xc3])]))).toContain(GERMAN);
    });
  });

  it('yields no complete article for bytes in no known charset', () => {
    const noise = Buffer.from(
      Array.from({ length: 3000 }, (_, at) => (at % 7 === 0 ? 0x20 : 0x80 + ((at * 37) % 0x20))),
    );
    const bytes = Buffer.concat([
      Buffer.from('<html><body><article><p>'),
      noise,
      Buffer.from('</p></article></body></html>'),
    ]);
    const { text: html } = decodeHtml(bytes, {});
    const article = extractArticle({
      html,
      url: 'https://rostvi.example/a',
      finalUrl: 'https://rostvi.example/a',
      httpStatus: 200,
      headers: {},
      fetchedAt: '2026-01-01T00:00:00.000Z',
      via: 'live',
    });
    expect(article.verdict).not.toBe('complete');
  });

  it('runs in linear time for a hostile response', () => {
    for (const unit of ['<', '\xc3', '\xc3\xa9\xff', '<script>', '\xe2\x80', 'a\x81'])
      expect([
        unit,
        inStep((size) => decodeHtml(Buffer.from(unit.repeat(size / unit.length), 'latin1'), {}), 2_000_000),
      ]).toEqual([unit, 'in step']);
  });
});
