import { isAdvert, unwrapRedirect } from './redirects.policy';
import { toSite } from '@corroborate/domain';

const TARGET = 'https://www.example.org/news/dam?id=5&x=a%20b';
const coded = encodeURIComponent(TARGET);

describe('unwrapRedirect', () => {
  it.each([
    ['DuckDuckGo without scheme', `//duckduckgo.com/l/?uddg=${coded}&rut=9f0c`],
    ['Bing News', `http://www.bing.com/news/apiclick.aspx?ref=FexRss&url=${coded.toLowerCase()}&c=12`],
    ['Bing click', `https://www.bing.com/ck/a?p=1&u=a1${Buffer.from(TARGET).toString('base64url')}&ntb=1`],
    ['Google', `https://www.google.co.uk/url?q=${coded}&sa=U`],
    ['Yahoo', `https://r.search.yahoo.com/_ylt=A/RV=2/RE=1/RO=10/RU=${coded}/RK=2/RS=x`],
    ['Facebook', `https://l.facebook.com/l.php?u=${coded}&h=1`],
    ['one inside another', `//duckduckgo.com/l/?uddg=${encodeURIComponent(`https://www.google.com/url?q=${coded}`)}`],
  ])('reads the target of %s', (_name, url) => expect(unwrapRedirect(url)).toBe(TARGET));

  it('decodes the URL in a Google News ID of the first generation only', () => {
    const target = 'https://www.example.org/dam';
    const old = Buffer.concat([
      Buffer.from([0x08, 0x13, 0x22, target.length]),
      Buffer.from(target),
      Buffer.from([0xd2, 0x01, 0x00]),
    ]).toString('base64url');
    expect(unwrapRedirect(`https://news.google.com/rss/articles/${old}?oc=5`)).toBe(target);
    const id = Buffer.from('\x08\x13"\x20AU_yqLabcdefghijkl').toString('base64url');
    const recent = `https://news.google.com/rss/articles/${id}`;
    expect(unwrapRedirect(recent)).toBe(recent);
  });

  it.each([
    ['a script', 'https://www.google.com/url?q=javascript:alert(1)'],
    ['nothing', 'https://duckduckgo.com/l/?rut=1'],
    ['broken escapes', 'https://r.search.yahoo.com/RU=%E0%A4%A/RK=2'],
    ['an ordinary page', 'https://example.org/l/?uddg=https%3A%2F%2Felsewhere.example'],
    ['a target without host', 'https://duckduckgo.com/l/?uddg=https%3A%2F%2F'],
  ])('does not follow %s', (_name, url) => expect(unwrapRedirect(url)).toBe(url));

  it('detects ad links', () => {
    expect(isAdvert('https://duckduckgo.com/y.js?ad_domain=shop.example')).toBe(true);
    expect(isAdvert('https://www.bing.com/aclick?ld=1')).toBe(true);
    expect(isAdvert('https://example.org/y.js')).toBe(false);
    expect(isAdvert('nonsense')).toBe(false);
  });
});

describe('toSite', () => {
  it.each([
    ['https://news.bbc.co.uk/a', 'bbc.co.uk'],
    ['https://one.substack.com/p/x', 'one.substack.com'],
    ['https://deep.two.github.io/', 'two.github.io'],
    ['http://three.blogspot.com', 'three.blogspot.com'],
    ['WWW.Example.ORG', 'example.org'],
    ['http://192.0.2.7/x', '192.0.2.7'],
    ['', ''],
  ])('returns the site of %s', (url, site) => expect(toSite(url)).toBe(site));
});
