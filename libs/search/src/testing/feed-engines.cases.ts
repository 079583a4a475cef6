import { BingNewsEngine } from '../engines/bing-news.adapter';
import { GoogleNewsEngine } from '../engines/google-news.adapter';
import { html, json, xml } from './answers';
import type { EngineCases } from './engine.conformance';
import { buildParts } from './samples';

const feed = (items: string) =>
  '<?xml version="1.0"?><rss version="2.0" ' +
  `xmlns:News="https://www.bing.com/news/search?q=dam"><channel><title>x</title>${items}</channel></rss>`;
const feedCases = {
  empty: { body: feed(''), headers: xml },
  blocked: {
    'a web page instead of a feed': { body: '<!DOCTYPE html><html><body>Sorry</body></html>', headers: html },
  },
  malformed: {
    'a feed cut in two': { body: feed('<item><title>Half').slice(0, -20), headers: xml },
    'plain words': { body: 'not a feed', headers: { 'content-type': 'text/plain' } },
    JSON: json({ a: 1 }),
  },
};

/** An old-style id that contains the URL. */
const OLD_ID = Buffer.concat([
  Buffer.from([8, 0x13, 0x22, 27]),
  Buffer.from('https://www.example.org/dam'),
  Buffer.from([0xd2, 1, 0]),
]).toString('base64url');

export const googleNews: EngineCases = {
  ...feedCases,
  name: 'Google News',
  exempt: { paging: 'a feed holds all results there are' },
  make: (gateway, clock) => new GoogleNewsEngine(buildParts(gateway, clock)),
  results: {
    headers: xml,
    body: feed(
      '<item><title>Dam &amp;amp; bridge inspection - ordered - Example ' +
        'Post</title><link>https://news.google.com/rss/articles/CBMiXEFVX3lxTE5abc123?oc=5</link><pubDate>Mon, 09 ' +
        'Mar 2026 17:45:00 GMT</pubDate><description>&lt;a ' +
        'href="https://news.google.com/x"&gt;Dam&lt;/a&gt;</description><source ' +
        'url="https://www.example.org">Example Post</source></item>' +
        '<item><title>Old - ' +
        `Other</title><link>https://news.google.com/rss/articles/${OLD_ID}?oc=5</link><source ` +
        'url="https://o.example">Other</source></item>',
    ),
  },
  expected: [
    {
      url: 'https://news.google.com/rss/articles/CBMiXEFVX3lxTE5abc123?oc=5',
      title: 'Dam & bridge inspection - ordered',
      outletName: 'Example Post',
      engineDate: { value: '2026-03-09T17:45:00.000Z' },
    },
    { url: 'https://www.example.org/dam', title: 'Old', engineDate: null },
  ],
  blocked: {
    ...feedCases.blocked,
    'a sorry page with 503': { status: 503, body: '<html><body>We are sorry</body></html>', headers: html },
  },
  limited: {},
};

export const bingNews: EngineCases = {
  ...feedCases,
  name: 'Bing News',
  secondPage: 'first=13',
  make: (gateway, clock) => new BingNewsEngine(buildParts(gateway, clock)),
  results: {
    headers: xml,
    body: feed(
      '<item><title>Dam inspection ' +
        'ordered</title><link>http://www.bing.com/news/apiclick.aspx?ref=FexRss&amp;aid=' +
        '&amp;url=https%3a%2f%2fwww.example.org%2fnews%2fdam%3fid%3d5&amp;c=12&amp;mkt=en-us</link>' +
        '<description><![CDATA[Officials ' +
        '<b>ordered</b> it &amp; more]]></description><pubDate>Mon, 09 Mar 2026 17:45:00 ' +
        'GMT</pubDate><News:Source>Example Post</News:Source></item>' +
        '<item><title>No link</title></item>',
    ),
  },
  expected: [
    {
      url: 'https://www.example.org/news/dam?id=5',
      snippet: 'Officials ordered it & more',
      outletName: 'Example Post',
      engineDate: { value: '2026-03-09T17:45:00.000Z' },
    },
  ],
  limited: {},
};
