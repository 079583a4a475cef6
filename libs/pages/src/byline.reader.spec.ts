import { extractArticle } from './article.extract';

const PROSE =
  '<p>The council of Rostvi voted to close the old swimming hall after cracks were found in its roof.</p>'.repeat(6);
const article = (more: object) => ({ '@type': 'NewsArticle', headline: 'Swimming hall closes', ...more });
const ld = (...nodes: object[]) => `<script type="application/ld+json">${JSON.stringify({ '@graph': nodes })}</script>`;
const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`;

function extracted(head: string, body = '', before = '') {
  const url = 'https://rostvicourier.example/town/hall';
  const site = '<meta property="og:site_name" content="Rostvi Courier">';
  const html =
    `<html lang="en"><head>${site}${head}</head><body>${before}<main><article><h1>Swimming hall closes</h1>` +
    `${body}${PROSE}</article></main></body></html>`;
  const fetchedAt = '2026-06-30T12:00:00.000Z';
  return extractArticle({ html, url, finalUrl: url, httpStatus: 200, headers: {}, fetchedAt, via: 'live' });
}

describe('readByline', () => {
  it.each([
    [
      'a list of people',
      ld(article({ author: [{ name: 'Ida Bell' }, { name: 'Tom Rask' }] })),
      '',
      'Ida Bell, Tom Rask',
    ],
    ['given and family names', ld(article({ author: { givenName: 'Ida', familyName: 'Bell' } })), '', 'Ida Bell'],
    [
      'a reference',
      ld(article({ author: { '@id': '#p' } }), { '@type': 'Person', '@id': '#p', name: 'Ida Bell' }),
      '',
      'Ida Bell',
    ],
    ['several meta elements', meta('author', 'Ida Bell') + meta('author', 'Tom Rask'), '', 'Ida Bell, Tom Rask'],
    ['a meta element with another name', meta('authors', 'Ida Bell'), '', 'Ida Bell'],
    ['a name with a comma', '', '<a rel="author" href="/ib">by Ida Bell,</a>', 'Ida Bell'],
    [
      'an element within a line',
      '',
      '<div class="line">Tue 10.03.26 | <span class="authorname">By Ida Bell</span></div>',
      'Ida Bell',
    ],
    ['a line with a date', '', '<p class="byline">By Ida Bell | Updated 10 March 2026 8:14 p.m.</p>', 'Ida Bell'],
    ['a date before the name', '', '<div class="byline">Tuesday March 10, 2026 10:05 am by Ida Bell</div>', 'Ida Bell'],
    ['a date without a separator', '', '<div>Submitted by Ida Bell on 16 April, 2026</div>', 'Ida Bell'],
    ['a place in capitals', '', '<div class="byline">Ida Bell / ROSTVI</div>', 'Ida Bell'],
    [
      'a meta of a system',
      ld(article({ author: { name: 'Rostvi Courier' } })) + meta('kit-writer', 'Ida Bell'),
      '',
      'Ida Bell',
    ],
    [
      'a writer who is not declared',
      meta('author', 'Ida Bell'),
      '<p class="byline">By Ida Bell and Tom Rask</p>',
      'Ida Bell, Tom Rask',
    ],
    ['marks beside it', '', '<div class="byline">Ida Bell • 10 March 2026 | 3 comments</div>', 'Ida Bell'],
  ])('reads %s', (_, head, body, byline) => expect(extracted(head, body).byline).toBe(byline));

  it.each([
    ['Por Ida Bell', 'Ida Bell'],
    ['Von Ida Bell', 'Ida Bell'],
    ['Par Ida Bell et Tom Rask', 'Ida Bell, Tom Rask'],
    ['di Ida Bell', 'Ida Bell'],
    ['Av Ida Bell', 'Ida Bell'],
    ['Door Ida van den Berg', 'Ida van den Berg'],
    ['Texto: Ida Bell / Fotos: Tom Rask', 'Ida Bell'],
    ['Por Ida Bell, de Rostvi', 'Ida Bell'],
    ['By Ida Bell and agencies', 'Ida Bell'],
    ['Автор: Анна Кирова', 'Анна Кирова'],
    ['كتب: أحمد سالم | الاثنين 9 مارس 2026', 'أحمد سالم'],
    ['本报记者 李伟 报道', '李伟'],
    ['文・山田太郎', '山田太郎'],
    ['山田太郎 著', '山田太郎'],
    ['김민수 기자', '김민수'],
    ['2026年3月10日 10:22 来源：日报 作者：李伟', '李伟'],
    ['Par AFP, publié le 10/03/2026 à 06h00', 'AFP'],
    ['By Ida Bell in Port Ellery', 'Ida Bell'],
    ['Por Joan Riera i Puig', 'Joan Riera i Puig'],
    ['By Ida Bell - Courier Online', 'Ida Bell'],
    ['Piše: Ida Bell Foto: Tom Rask', 'Ida Bell'],
    ['Izvor: Kurir, autor: Ida Bell, 10. 3. 2026. u 13:27', 'Ida Bell'],
    ['Por Ida Bell (texto)', 'Ida Bell'],
    ['Por Ida Bell, DM', 'Ida Bell'],
    ['Por <b>Ida Bell</b> 3 de marzo de 2026 – 08:30', 'Ida Bell'],
  ])('reads a line below the headline: %s', (line, byline) =>
    expect(extracted('', `<div class="info">${line}</div>`).byline).toBe(byline),
  );

  it.each(['Por la noche en Rostvi', 'Von Rostvi nach Velmouth gesperrt', 'Par beau temps', 'Di Rostvi', '文化'])(
    'reads no writer from %s',
    (line) => expect(extracted('', `<div class="info">${line}</div>`).byline).toBeNull(),
  );

  it.each([
    ['<div class="author">Ni <b>Ida Bell</b>, Harbour Weekly</div>', 'Ida Bell'],
    ['<div class="muhabir"><b>Ida Bell</b><small>Muhabir</small></div>', 'Ida Bell'],
    ['<div class="author"><b>Ida Bell</b> and Tom Rask</div>', 'Ida Bell, Tom Rask'],
    ['<footer><p itemprop="author">Ida Bell</p></footer>', 'Ida Bell'],
  ])('reads a name that the template sets off: %s', (line, byline) => expect(extracted('', line).byline).toBe(byline));

  it.each([
    ['〔記者王小明／台北報導〕市議會週一決議關閉舊游泳池。', '王小明'],
    ['江城3月10日电（记者 李伟）市议会周一决定关闭旧游泳馆。', '李伟'],
    ['[로스트비=쿠리어] 김민수 기자 = 시의회는 월요일 수영장 폐쇄를 결정했다.', '김민수'],
    ['市議会は月曜日、古いプールの閉鎖を決めた。【山田太郎】', '山田太郎'],
    ['市議會週一決議關閉舊游泳池。（記者王小明攝）', null],
  ])('reads a reporter named in the text: %s', (line, byline) =>
    expect(extracted('', `<p>${line}</p>`).byline).toBe(byline),
  );

  it('reads no such line far below the headline', () => {
    const far = `${PROSE}<p>Por Ida Bell</p>`;
    expect(extracted('', far).byline).toBeNull();
  });

  it('reads all writers from a list, and a writer from an hCard', () => {
    expect(extracted('', '<ul class="authors"><li>Ida Bell</li><li>Tom Rask</li></ul>').byline).toBe(
      'Ida Bell, Tom Rask',
    );
    expect(extracted('', '<p class="vcard"><span class="fn n">Ida Bell</span></p>').byline).toBe('Ida Bell');
    expect(extracted('', '<p class="vcard"><span class="fn org">Rostvi Hall</span></p>').byline).toBeNull();
  });

  it.each([
    ['/author/ida-bell', 'Ida Bell'],
    ['/autoren/ida-bell', 'Ida Bell'],
    ['/%E4%BD%9C%E8%80%85/li-wei', '李伟'],
    ['/author/meera-joshi', 'मीरा जोशी'],
    ['https://rostvicourier.example/?author=3', 'Ida Bell'],
  ])('reads a name near the headline that links to %s', (href, name) => {
    const link = `<p><a href="${href}">${name}</a> · 3 comments</p>`;
    expect(extracted('', link).byline).toBe(name);
    expect(extracted('', `${PROSE}${link}`).byline).toBeNull();
    expect(extracted('', `<aside>${link}</aside>`).byline).toBeNull();
    expect(extracted('', link.replace(href, '/topics/ida-bell')).byline).toBeNull();
  });

  it.each([
    ['<p class="byline">PORT ELLERY, Nov. 3 —</p>', null],
    ['<p class="byline">НИЖНИЙ РОСТВИ, 3 ноября —</p>', null],
    ['<p class="byline">ROSTVI (AP) —</p>', 'AP'],
    ['<p class="byline">PORT ELLERY —</p><p class="byline">By IDA BELL</p>', 'IDA BELL'],
    ['<p class="byline">Ida Bell, PORT ELLERY</p>', 'Ida Bell'],
    [`<p class="author">PORT ELLERY</p><p>PORT ELLERY — ${PROSE.slice(3)}`, null],
  ])('takes no dateline for a name: %s', (line, byline) => expect(extracted('', line).byline).toBe(byline));

  it.each([
    ['a feed', 'Harbour feed'],
    ['an account', 'admin'],
    ['an email address', 'i.bell@rostvicourier.example'],
    ['a number', '104417'],
    ['the outlet', 'Rostvi Courier'],
    ['the company that owns the outlet', 'Rostvi Courier GmbH & Co. KG'],
    ['the site name', 'rostvicourier'],
    ['a generic author', 'Our Correspondent'],
  ])('prefers the printed name to %s', (_, name) => {
    const printed = '<div class="byline">By Ida Bell</div>';
    expect(extracted(ld(article({ author: { '@type': 'Person', name } })), printed).byline).toBe('Ida Bell');
    expect(extracted(meta('author', name), printed).byline).toBe('Ida Bell');
  });

  it('prefers the printed name to an organization', () => {
    const desk = ld(article({ author: { '@type': 'Organization', name: 'Northern Desk' } }));
    expect(extracted(desk, '<div class="byline">By Ida Bell</div>').byline).toBe('Ida Bell');
    expect(extracted(desk).byline).toBe('Northern Desk');
  });

  it('keeps an agency that any of the sources names', () => {
    const reported = extracted(
      ld(article({ author: { '@type': 'Organization', name: 'Reuters' } })),
      '<p class="byline">By Ida Bell</p>',
    );
    expect(reported.byline).toBe('Ida Bell, Reuters');
    expect(reported.agencyCredit).toBe('Reuters');
    expect(extracted(meta('author', 'Reuters')).agencyCredit).toBe('Reuters');
  });

  it('returns null for a date or an account name only', () => {
    expect(extracted('', '<div class="byline"><a>February 25, 2026</a></div>').byline).toBeNull();
    expect(extracted(meta('author', 'admin')).byline).toBeNull();
  });

  it('does not take a menu for a byline', () => {
    const menu = '<div class="authorization">Sign in | Subscribe</div>';
    expect(extracted('', '<a rel="author" href="/ib">Ida Bell</a>', menu).byline).toBe('Ida Bell');
  });
});

describe('microdata of an object inside the page', () => {
  it('does not use microdata of an object inside the page as publication date of the page', () => {
    const video =
      '<div itemprop="video" itemscope itemtype="https://schema.org/VideoObject">' +
      '<meta itemprop="datePublished" content="2026-01-17T10:00:00Z"></div>';
    const head = '<meta itemprop="datePublished" content="2026-03-10T10:00:00Z">';
    expect(extracted(head, video).published?.value).toBe('2026-03-10T10:00:00.000Z');
    expect(extracted('', video).published).toBeNull();
  });
});
