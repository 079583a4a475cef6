import { extractArticle } from './article.extract';

const PROSE = '<p>The council of Rostvi voted to close the old swimming hall after cracks were found.</p>'.repeat(5);
const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
const ld = (more: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', ...more })}</script>`;

function titleOf(head: string, h1 = '', before = '') {
  const url = 'https://www.rostvicourier.example/town/hall';
  const article = `<main><article>${h1 && `<h1>${h1}</h1>`}${PROSE}</article></main>`;
  const html = `<html><head>${head}</head><body>${before}${article}</body></html>`;
  const fetchedAt = '2026-06-30T12:00:00.000Z';
  return extractArticle({ html, url, finalUrl: url, httpStatus: 200, headers: {}, fetchedAt, via: 'live' }).title;
}
const HALL = 'Swimming hall of Rostvi closes';

describe('readTitle', () => {
  it.each([
    ['followed by a section and a domain', `${HALL} - Town | RostviCourier.example`],
    ['followed by a date', `${HALL} – RC – 03.05.2026`],
    ['followed by an author', `${HALL} * by Ida Bell`],
    ['with a full-width separator', `${HALL}｜Courier Digital`],
    ['preceded by a kicker', `Town: ${HALL}`],
  ])('reduces a title to the heading it contains: %s', (_, title) =>
    expect(titleOf(`<title>${title}</title>${meta('og:title', title)}`, HALL)).toBe(HALL),
  );

  it('removes the outlet name if no heading contains the title', () => {
    const site = meta('og:site_name', 'Rostvi Courier');
    for (const title of [`${HALL} | Rostvi Courier`, `${HALL}：Rostvi Courier`, `Rostvi Courier | ${HALL}`])
      expect(titleOf(`${site}<title>${title}</title>`)).toBe(HALL);
    expect(titleOf(`<title>${HALL} - rostvicourier.example</title>`)).toBe(HALL);
    expect(titleOf('<title>罗斯特维游泳馆因裂缝关闭_罗斯特维新闻网</title>', '罗斯特维游泳馆因裂缝关闭')).toBe(
      '罗斯特维游泳馆因裂缝关闭',
    );
  });

  it('reduces a title to a lower heading if there is no main one', () =>
    expect(titleOf(`<title>${HALL} | Rostvi Notes</title>`, '', `<h2>${HALL}</h2>`)).toBe(HALL));

  it('keeps a part of the headline that looks like an outlet suffix', () =>
    expect(titleOf(`<title>${HALL} - and the school stays open</title>`)).toBe(`${HALL} - and the school stays open`));

  it('prefers a title that heading and JSON-LD share to one for social networks', () => {
    const head = `${meta('og:title', 'You will not believe what this town does')}<title>${HALL}</title>`;
    expect(titleOf(head + ld({ headline: HALL }), HALL)).toBe(HALL);
  });

  it('ignores a description declared as headline', () =>
    expect(
      titleOf(
        `<title>Rostvi hall - Lexico</title>${ld({ headline: 'building in a town', name: 'Rostvi hall' })}`,
        'Rostvi hall',
      ),
    ).toBe('Rostvi hall'));

  it('ignores the site name in the main heading', () => {
    const heading = '<h1>Notes from the river</h1>';
    expect(titleOf(`<title>${HALL} | Notes from the river</title>`, '', heading)).toBe(HALL);
    expect(titleOf(`<title>Other words altogether</title>${meta('og:title', HALL)}`, '', '<h1>Courier</h1>')).not.toBe(
      'Courier',
    );
  });
});
