import { extractArticle } from './article.extract';

const HALL = 'Swimming hall of Rostvi closes';
const PROSE = '<p>The council of Rostvi voted to close the old swimming hall after cracks were found.</p>'.repeat(5);

function titlesOf(head: string) {
  const url = 'https://www.rostvicourier.example/town/hall';
  const html = `<html><head>${head}</head><body><main><article><h2>${HALL}</h2>${PROSE}</article></main></body></html>`;
  const fetchedAt = '2026-06-30T12:00:00.000Z';
  const input = { html, url, finalUrl: url, httpStatus: 200, headers: {}, fetchedAt, via: 'live' } as const;
  const { title, documentTitle } = extractArticle(input);
  return { title, documentTitle };
}

describe('documentTitle', () => {
  it('keeps the suffix that the outlet adds to the headline', () =>
    expect(titlesOf(`<title>${HALL} - rostvicourier.example</title>`)).toEqual({
      title: HALL,
      documentTitle: `${HALL} - rostvicourier.example`,
    }));

  it('returns the first title that the document declares', () =>
    expect(
      titlesOf(`<title>${HALL}</title><meta property="og:title" content="${HALL} | Rostvi Courier Town">`),
    ).toEqual({ title: HALL, documentTitle: `${HALL} | Rostvi Courier Town` }));

  it('returns undefined if the document adds nothing', () =>
    expect(titlesOf(`<title>${HALL}</title>`)).toEqual({ title: HALL, documentTitle: undefined }));

  it('returns undefined if only the declared outlet name was removed', () =>
    expect(
      titlesOf(`<title>${HALL} | Rostvi Courier</title><meta property="og:site_name" content="Rostvi Courier">`),
    ).toEqual({ title: HALL, documentTitle: undefined }));
});
