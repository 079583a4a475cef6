import { extractArticle } from '../article.extract';
import { parseDateText, parseMachineDate } from './date.parse';
import { urlDate } from './date.candidates';
import { localDay } from './day';

const PROSE = (
  '<p>The town council voted to close the old swimming hall after engineers found cracks in ' +
  'its roof, the mayor said.</p>'
).repeat(5);
const dates = (head: string, body: string, url = 'https://news.example.org/town/hall') => {
  const { published, modified } = extractArticle({
    html: `<html lang="en"><head>${head}</head><body>${body}</body></html>`,
    url,
    finalUrl: url,
    httpStatus: 200,
    headers: {},
    fetchedAt: '2024-06-30T12:00:00.000Z',
    via: 'live',
  });
  return { published, modified };
};
const ld = (more: object) =>
  '<script type="application/ld+json">' +
  JSON.stringify({ '@type': 'NewsArticle', headline: 'Hall closes in the town', ...more }) +
  '</script>';
const h1 = '<h1>Hall closes in the town</h1>';

describe('parseDateText', () => {
  it.each([
    ['2024-03-05', true, '2024-03-05'],
    ['March 5, 2024', false, '2024-03-05'],
    ['Mar. 5th, 2024 at 3:54 p.m. ET', false, '2024-03-05'],
    ['5 March 2024', false, '2024-03-05'],
    ['Tue, 05 Mar 2024 10:11:12 GMT', false, '2024-03-05'],
    ['5. März 2024, 14:05 Uhr', true, '2024-03-05'],
    ['05.03.2024', false, '2024-03-05'],
    ['05/03/2024', true, '2024-03-05'],
    ['03/05/2024', false, '2024-03-05'],
    ['25/12/2023', false, '2023-12-25'],
    ['5 de marzo de 2024', true, '2024-03-05'],
    ['le 5 août 2024', true, '2024-08-05'],
    ['5 февраля 2024', true, '2024-02-05'],
    ['2024年3月5日', true, '2024-03-05'],
    ['2024/03/05', true, '2024-03-05'],
  ])('reads “%s” (day first: %s) as %s', (text, dayFirst, day) => expect(parseDateText(text, dayFirst)?.day).toBe(day));

  it.each(['31.02.2024', '2024-13-01', 'version 1.2.2024.7', 'call 555-2024', 'room 12 may 5', ''])(
    'reads no date from “%s”',
    (text) => expect(parseDateText(text, true)).toBeNull(),
  );

  it('keeps the zone as written and converts the time to UTC', () => {
    expect(parseDateText('Aug. 10, 2025 at 3:54 a.m. ET', false)).toEqual({
      time: Date.UTC(2025, 7, 10, 7, 54),
      precision: 'minute',
      zone: 'ET',
      day: '2025-08-10',
    });
    expect(parseMachineDate('2025-01-01T01:00:00+05:30', true)).toMatchObject({
      time: Date.UTC(2024, 11, 31, 19, 30),
      zone: '+05:30',
      day: '2025-01-01',
      precision: 'second',
    });
    expect(parseMachineDate('1709596800', true)).toMatchObject({ day: '2024-03-05', zone: 'Z' });
    expect(parseMachineDate('2024-03', true)).toMatchObject({ precision: 'month' });
  });
});

describe('urlDate', () => {
  it.each([
    ['https://a.example/2024/03/05/story', '2024-03-05'],
    ['https://a.example/news/2024-03-05-story.html', '2024-03-05'],
    ['https://a.example/2024/mar/05/story', '2024-03-05'],
    ['https://a.example/story-20240305.html', '2024-03-05'],
  ])('reads %s', (url, day) => expect(urlDate(url)?.day).toBe(day));
  it.each(['https://a.example/2024/story', 'https://a.example/id/12345678', 'https://a.example/2024/19/45'])(
    'reads no date from %s',
    (url) => expect(urlDate(url)).toBeNull(),
  );
  it.each(['https://a.example/05-03-2024-story', 'https://a.example/news/05032024-story'])(
    'reads %s only if the day comes first',
    (url) => expect([urlDate(url, true)?.day, urlDate(url, false)]).toEqual(['2024-03-05', null]),
  );
});

describe('dates of a page', () => {
  it('separates the publication date of a page from its modification date', () => {
    const { published, modified } = dates(
      ld({ datePublished: '2024-03-05T08:00:00-05:00', dateModified: '2024-03-09T10:00:00-05:00' }),
      h1 + PROSE,
    );
    expect(published).toMatchObject({
      value: '2024-03-05T13:00:00.000Z',
      signal: 'json-ld',
      zone: '-05:00',
      precision: 'second',
    });
    expect(modified).toMatchObject({ value: '2024-03-09T15:00:00.000Z' });
    expect(localDay(published!)).toBe('2024-03-05');
  });

  it('finds no publication date on a page with only a modification date', () => {
    const { published, modified } = dates(
      '<meta property="article:modified_time" content="2024-03-09T10:00:00Z">',
      `${h1}<p class="updated">Updated March 9, 2024</p>${PROSE}`,
    );
    expect(published).toBeNull();
    expect(modified?.value).toBe('2024-03-09T10:00:00.000Z');
  });

  it('uses an earlier date in the URL if the publication date equals the modification date', () => {
    const head = ld({ datePublished: '2024-03-09T10:00:00Z', dateModified: '2024-03-09T10:00:00Z' });
    const { published } = dates(head, h1 + PROSE, 'https://news.example.org/2024/03/05/hall');
    expect(published).toMatchObject({ signal: 'url', value: '2024-03-05T00:00:00.000Z' });
  });

  it('keeps the declared date of a page if its URL disagrees, with bounds that include both', () => {
    const { published } = dates(
      ld({ datePublished: '2024-03-09T10:00:00Z' }),
      h1 + PROSE,
      'https://news.example.org/2024/03/05/hall',
    );
    expect(published?.value).toBe('2024-03-09T10:00:00.000Z');
    expect(published!.earliest! < '2024-03-05T00:00:00.000Z').toBe(true);
  });

  it('bounds a date given as a day by all time zones and by the fetch time', () => {
    const { published } = dates('', `${h1}<p class="date">June 30, 2024</p>${PROSE}`);
    expect(published).toMatchObject({
      precision: 'day',
      zone: null,
      signal: 'visible-text',
      earliest: '2024-06-29T10:00:00.000Z',
      latest: '2024-06-30T12:00:00.000Z',
    });
  });

  it('uses the dateline of a page, not related stories, comments or the copyright line', () => {
    const body =
      `<header>© 2011–2024 Example</header><article>${h1}<div class="byline-date">Posted on 12 ` +
      `April 2024</div>${PROSE}</article><aside class="related"><span class="date">1 May ` +
      '2024</span></aside><div id="comments"><time datetime="2024-05-03">May 3</time></div>' +
      '<footer>Copyright 2024-01-01</footer>';
    expect(localDay(dates('', body).published!)).toBe('2024-04-12');
  });

  it('resolves a relative date on a page at the time of the fetch', () => {
    expect(dates('', `<article>${h1}<time>3 hours ago</time>${PROSE}</article>`).published).toMatchObject({
      value: '2024-06-30T09:00:00.000Z',
      precision: 'hour',
    });
  });

  it('excludes future dates and the Unix epoch from the dates of a page', () => {
    expect(dates(ld({ datePublished: '2031-01-01' }), h1 + PROSE).published).toBeNull();
    expect(dates(ld({ datePublished: '1970-01-01T00:00:00Z' }), h1 + PROSE).published).toBeNull();
  });

  it('excludes dates of listed stories from the dates of a front page', () => {
    expect(
      dates(
        '',
        `<article><h1>News</h1><time datetime="2024-05-01">May 1</time>${PROSE}</article>`,
        'https://news.example.org/',
      ).published,
    ).toBeNull();
  });

  it('uses the date in the page’s canonical URL', () => {
    const own = '<link rel="canonical" href="https://news.example.org/2024/03/05/hall">';
    expect(dates(own, h1 + PROSE).published).toMatchObject({ signal: 'url', value: '2024-03-05T00:00:00.000Z' });
  });

  it('uses a date line next to the page’s headline even in a box called “teaser”', () => {
    const box = (title: string) =>
      `<div class="teaser"><div class="meta">Ann Bell / 05.03.2024 / 09:30</div><h2>${title}</h2></div>${PROSE}`;
    const head = '<title>The old swimming hall closes its doors</title>';
    expect(dates(head, box('The old swimming hall closes its doors')).published?.value).toBe(
      '2024-03-05T09:30:00.000Z',
    );
    expect(dates(head, box('Another story that is told elsewhere')).published).toBeNull();
  });

  it('uses the date of a forum post, not the date its writer joined', () => {
    const body =
      `${h1}<dl><dd class="joined">Registered: 18.09.2008, 05:56</dd></dl><p class="author">by ` +
      `ann » 21.01.2009, 05:42</p>${PROSE}`;
    expect(localDay(dates('', body).published!)).toBe('2009-01-21');
  });

  it('uses a dateline that runs into the text, but not a date in a sentence', () => {
    const first = (text: string) =>
      dates('', `${h1}<p>${text} ${'The council spoke of it at length. '.repeat(8)}</p>`).published;
    expect(localDay(first('Bonn, 1 February 2022 – The number of people without work has fallen.')!)).toBe(
      '2022-02-01',
    );
    expect(first('The council had met on 1 February 2022 and then once more before it came to a vote.')).toBeNull();
  });

  it('reads no date from “today” at the end of a name', () => {
    expect(dates('', `${h1}<p>Psychology Today</p>${PROSE}`).published).toBeNull();
    expect(dates('', `${h1}<p>Today, 09:15</p>${PROSE}`).published?.value.slice(0, 10)).toBe('2024-06-30');
  });

  it('uses a date set off at the edge of the page title', () => {
    expect(localDay(dates('<title>08.11.2021 | A day for the town</title>', PROSE).published!)).toBe('2021-11-08');
    expect(dates('<title>What 08.11.2021 meant for the town</title>', PROSE).published).toBeNull();
  });

  it('uses the date of the only work a page declares, and none if it declares two', () => {
    const howTo = { '@type': 'HowTo', headline: 'Sew a cloth', datePublished: '2022-01-10T22:06:08:684Z' };
    expect(localDay(dates(ld(howTo), PROSE).published!)).toBe('2022-01-10');
    expect(dates(ld(howTo) + ld({ ...howTo, datePublished: '2021-05-05' }), PROSE).published).toBeNull();
  });
});
