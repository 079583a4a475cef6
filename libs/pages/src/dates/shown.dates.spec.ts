import { extractArticle } from '../article.extract';
import { localDay } from './day';
import { parseDateText } from './date.parse';

const PROSE = '<p>The town council voted to close the old hall after engineers found cracks in its roof.</p>'.repeat(6);
const TITLE = 'The old swimming hall closes its doors';
const HEAD = `<title>${TITLE} | Larchford Weekly Observer</title>`;
const H1 = `<h1>${TITLE}</h1>`;
const day = (body: string, head = HEAD, url = 'https://news.example.org/town/hall') => {
  const html = `<html lang="en"><head>${head}</head><body>${body}</body></html>`;
  const fetchedAt = '2024-06-30T12:00:00.000Z';
  const { published } = extractArticle({
    html,
    url,
    finalUrl: url,
    httpStatus: 200,
    headers: {},
    fetchedAt,
    via: 'live',
  });
  return published ? localDay(published) : null;
};

describe('dates as pages show them', () => {
  it('reads a date from a part of the headline with a class that names a date', () =>
    expect(day(`<h1><span class="kicker-date">05.03.2024</span>${TITLE}</h1>${PROSE}`)).toBe('2024-03-05'));

  it('reads a date near the heading that repeats the start of the title, not near the site name', () => {
    const beside = '<aside><dl><dt>Datum</dt><dd>05.03.2024</dd></dl></aside>';
    const site = '<header><h1>Larchford Weekly Observer</h1></header><p>The town.</p>';
    expect(day(`${site}<div><h2>${TITLE}</h2>${beside}${PROSE}</div>`)).toBe('2024-03-05');
  });

  it('excludes dates of lists, pictures and embedded posts from the dates that a page shows', () => {
    const story = (date: string) =>
      `<div class="item"><p class="when">${date}</p><p>Another story of the town</p></div>`;
    const far = '<p>A line of the story.</p>'.repeat(30);
    const list = ['1 May 2024', '2 May 2024', '3 May 2024'].map(story).join('');
    expect(day(`<article>${H1}${PROSE}</article>${far}${list}`)).toBeNull();
    expect(day(`${H1}${PROSE}<p class="photo-credit">The hall on 1 May 2024</p>`)).toBeNull();
    expect(day(`${H1}${PROSE}<blockquote class="twitter-tweet">Ann (@ann) May 1, 2024</blockquote>`)).toBeNull();
  });

  it('uses the labeled date near the headline if a list also names the story', () => {
    const item = (title: string, date: string) => `<li><h3>${title}</h3><span>${date}</span></li>`;
    const list = `<ul>${item('A bridge is built', '09.03.2024 16:28')}${item(TITLE, '05.03.2024 18:36')}</ul>`;
    const story = `<article><h2>${TITLE}</h2><div>Created on: 05.03.2024 18:36</div>${PROSE}</article>`;
    expect(day(`${list}${'<p>A line.</p>'.repeat(12)}${story}`)).toBe('2024-03-05');
  });

  it('reads a date above a headline in the caption of the picture', () => {
    const caption = `<figcaption><small>05.03.2024 Town</small><h1>${TITLE}</h1></figcaption>`;
    expect(day(`<figure><img src="/hall.jpg">${caption}</figure>${PROSE}`)).toBe('2024-03-05');
    const picture = `<figure><figcaption>The hall, 01.03.2024 Town</figcaption></figure>`;
    expect(day(`${H1}<p>${TITLE.repeat(2)}</p>${picture}${PROSE}`)).toBeNull();
  });

  it('gives each shown date the label of its own element', () => {
    const date = (text: string) => `<span class="date">${text}</span>`;
    const line = `${date('Updated: 6 March 2024')} ${date('Published: 5 March 2024')}`;
    expect(day(`${H1}<div>${line}</div>${PROSE}`)).toBe('2024-03-05');
  });

  it('reads a shown date from a labeled box', () => {
    expect(day(`${H1}${PROSE}<dl><dt>Last updated:</dt><dd>5 March 2024</dd></dl>`)).toBeNull();
    expect(day(`${H1}${PROSE}<dl><dt>Published:</dt><dd>5 March 2024</dd></dl>`)).toBe('2024-03-05');
  });

  it('picks the publication date if a line has two dates, and uses the date that precedes “Updated 08:24”', () => {
    expect(day(`${H1}<p>Updated 9 March 2024, published 5 March 2024</p>${PROSE}`)).toBe('2024-03-05');
    expect(day(`${H1}<p>Agency | 5 March 2024 | Updated 08:24 IST</p>${PROSE}`)).toBe('2024-03-05');
    expect(day(`${H1}<p>Updated 5 March 2024</p>${PROSE}`)).toBeNull();
  });

  it('prefers a date in the byline to a shorter line with a date further down', () => {
    const byline = '<p class="credit">Par Ann Bell de Larchford le 05.03.2024 à 11h46</p>';
    expect(day(`${H1}${byline}${PROSE}${PROSE}<h3>14.02.2024</h3>${PROSE}`)).toBe('2024-03-05');
  });

  it('uses the only element with a date class on the page, but no date in a sentence', () => {
    expect(day(`${H1}${PROSE}<footer><span class="entry-date">5 March 2024</span></footer>`)).toBe('2024-03-05');
    expect(day(`${H1}<p>On 5 March 2024 ${'the council spoke of the old hall again '.repeat(6)}</p>`)).toBeNull();
  });

  it('reads dates in element attributes, but not those of edits', () => {
    expect(day(`${H1}<relative-time datetime="2024-03-05T08:00:00Z">months ago</relative-time>${PROSE}`)).toBe(
      '2024-03-05',
    );
    expect(day(`${H1}<p>The <ins datetime="2024-03-05T08:00:00Z">old</ins> hall.</p>${PROSE}`)).toBeNull();
  });
});

describe('dates in machine-readable data', () => {
  const script = (text: string) => `<script>window.state = ${text};</script>`;
  it('reads dates from scripts if the page declares none and the scripts agree', () => {
    const datedScript = (...days: string[]) => script(JSON.stringify(days.map((publishedAt) => ({ publishedAt }))));
    expect(day(H1 + PROSE + datedScript('2024-03-05T08:00:00Z'))).toBe('2024-03-05');
    expect(day(H1 + PROSE + datedScript('2024-03-05T08:00:00Z', '2024-03-07T08:00:00Z'))).toBeNull();
    const meta = '<meta property="article:published_time" content="2024-03-04T08:00:00Z">';
    expect(day(H1 + PROSE + datedScript('2024-03-05T08:00:00Z'), HEAD + meta)).toBe('2024-03-04');
  });

  it('reads a date from an unlisted meta name, but not from a publisher ID', () => {
    const meta = (name: string, content: string) => `${HEAD}<meta name="${name}" content="${content}">`;
    expect(day(H1 + PROSE, meta('paper_publish_date', '2024-03-05'))).toBe('2024-03-05');
    expect(day(H1 + PROSE, meta('article:publisher', '1300000000'))).toBeNull();
    expect(day(H1 + PROSE, meta('unpublish_date', '2024-03-05'))).toBeNull();
  });
});

describe('dates with additional times or in machine-readable form', () => {
  it.each(['5 marzo 2024 - Aggiornato alle 21.30', '5 de março de 2024 20h15 - Atualizado às 09h00'])(
    'uses the publication date if the line also has an update time: %s',
    (line) => expect(day(`${H1}<div class="info">${line}</div>${PROSE}`)).toBe('2024-03-05'),
  );

  it('reads a date from an epoch timestamp in an attribute', () =>
    expect(day(`${H1}<span class="date" data-timestamp="1709629200">Tue</span>${PROSE}`)).toBe('2024-03-05'));
});

describe('date formats', () => {
  it.each([
    ['ann28.09.1912:44', '2019-09-28'],
    ['dpa/05.03.2024', '2024-03-05'],
    ['2024. március 5.', '2024-03-05'],
    ['2024 m. kovo 5 d.', '2024-03-05'],
    ['Tue Mar 05 10:11:12 CET 2024', '2024-03-05'],
    ['March 5 , 2024', '2024-03-05'],
    ['Room 12 from 2019 on, 5 March 2024', '2024-03-05'],
    ['5 Μαρτίου 2024', '2024-03-05'],
    ['5 березня 2024', '2024-03-05'],
  ])('parses the date “%s” as %s', (text, expected) => expect(parseDateText(text, true)?.day).toBe(expected));

  it('reads 11/01/2021 in the day order of the page’s country', () => {
    const body = `${H1}<p class="date">11/01/2021</p>${PROSE}`;
    expect(day(body, HEAD, 'https://news.example.at/hall')).toBe('2021-01-11');
    expect(day(body)).toBe('2021-11-01');
  });
});
