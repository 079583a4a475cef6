import { isPublicAddress } from './address.policy';
import { checkDisclosure, hidePrivateAddresses } from './request.policy';

const PRIVATE = [
  'http://localhost/x',
  'http://localhost:3000/x',
  'https://wiki/page',
  'http://redis:6379/',
  'https://cms.newsroom.local/story',
  'https://cms.newsroom.internal/story?id=7',
  'https://intranet.corp/leaks/a-b',
  'http://printer.lan/',
  'http://router.home.arpa/',
  'http://10.1.2.3/x',
  'http://192.168.0.10:8080/x',
  'http://172.16.5.4/',
  'http://169.254.169.254/latest/meta-data/',
  'http://127.1/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://017700000001/',
  'http://0300.0250.0.1/',
  'http://[::1]/',
  'http://[fe80::1]/x',
  'http://[fd00:12::1]:8080/x',
  'http://[::ffff:10.0.0.1]/x',
  'https://metadata.google.internal/computeMetadata',
  'https://10.0.0.1.nip.io/',
  'https://editor:secret@news.example/draft',
];
const PUBLIC = [
  'https://news.example/a?b=c',
  'http://news.example:8000/x',
  'https://bücher.example/',
  'http://93.184.215.14/',
  'https://internal.example.org/',
  'https://localhost.example.org/',
];

it.each(PRIVATE)('classifies %s as private', (address) => expect(isPublicAddress(address)).toBe(false));
it.each(PUBLIC)('classifies %s as public', (address) => expect(isPublicAddress(address)).toBe(true));

const asked = (address: string): [string, Parameters<typeof checkDisclosure>[0]][] => {
  const encoded = encodeURIComponent(address);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  return [
    ['first capture', { provider: 'wayback', url: `https://web.archive.org/cdx/search/cdx?url=${encoded}&limit=1` }],
    [
      'nearest capture',
      {
        provider: 'wayback',
        url: `https://archive.org/wayback/available?url=${encodeURIComponent(address.replace(/^https?:\/\//, ''))}`,
      },
    ],
    ['replay', { provider: 'wayback', url: `https://web.archive.org/web/20260101000000id_/${address}` }],
    [
      'save',
      { provider: 'wayback-save', url: 'https://web.archive.org/save', body: `url=${encoded}&x=1`, headers: form },
    ],
    ['reading service', { provider: 'jina-reader', url: `https://r.jina.ai/${address}` }],
    [
      'link search',
      { provider: 'reddit', url: `https://oauth.reddit.com/search?q=${encodeURIComponent(`url:"${address}"`)}` },
    ],
    [
      'words',
      {
        provider: 'brave',
        url: `https://api.search.brave.com/search?q=${encodeURIComponent(`leak at ${address} found`)}`,
      },
    ],
    ['twice encoded', { provider: 'x', url: `https://api.x.example/search?q=${encodeURIComponent(encoded)}` }],
  ];
};

it.each(PRIVATE)('blocks third-party requests that contain %s', (address) => {
  for (const [way, request] of asked(address)) expect([way, checkDisclosure(request).ok]).toEqual([way, false]);
});

it.each(PUBLIC)('allows third-party requests that contain %s', (address) => {
  for (const [way, request] of asked(address)) expect([way, checkDisclosure(request).ok]).toEqual([way, true]);
});

it.each([
  ['https://rdap.org/domain/intranet.corp', false],
  ['https://rdap.org/domain/news.example', true],
  ['https://lookup.example/ip/192.168.1.1', false],
  ['https://lookup.example/ip/93.184.215.14', true],
  ['https://engine.example/?q=site:cms.newsroom.local+budget', false],
  ['https://engine.example/?q=(site:reuters.com+OR+site:wiki.corp)', false],
  ['https://engine.example/?q=(site:reuters.com+OR+site:apnews.com)', true],
  ['https://engine.example/?q=(site:gov+OR+site:mil+OR+site:uscourts.gov)+dam', true],
  ['https://engine.example/?q=(site:gov+OR+site:intranet)', false],
  ['https://engine.example/?q=site:corp', false],
  ['https://engine.example/?q=site:arpa', false],
  ['https://engine.example/?q=link:wiki/page', false],
  ['https://engine.example/?domain=intranet&page=10', false],
  ['https://engine.example/?limit=10&version=10.12&q=10.5', true],
  ['https://engine.example/?uri=at://did:plc:abc/app.bsky.feed.post/1', true],
  ['https://engine.example/works/10.1000/182', true],
  ['https://engine.example/v0.4/companies/search?v=v0.4', true],
])('checks the host names in %s', (url, ok) => {
  expect(checkDisclosure({ provider: 'engine', url }).ok).toBe(ok);
});

it('replaces private addresses in a prompt and keeps the rest unchanged', () => {
  const data = { page: 'See https://news.example/a, http://[fd00::1]/x and “https://wiki.corp/b”.', id: 'c1' };
  const body = JSON.stringify({ messages: [{ role: 'user', content: JSON.stringify(data) }] });
  const sent = checkDisclosure({ provider: 'openai', url: 'https://api.openai.example/v1/chat', body });
  const content = (JSON.parse((sent as { body: string }).body) as { messages: { content: string }[] }).messages[0]!
    .content;
  expect(JSON.parse(content)).toEqual({
    page: 'See https://news.example/a, [private address] and “[private address]”.',
    id: 'c1',
  });
  const plain = JSON.stringify({ text: 'Nothing private at https://news.example/?a=b.' });
  expect(checkDisclosure({ provider: 'openai', url: 'https://api.openai.example/', body: plain })).toEqual({
    ok: true,
    body: plain,
  });
});

it('does not change requests to web pages and the newsroom’s own services', () => {
  const body = '{"url":"https://wiki.corp/x"}';
  expect(checkDisclosure({ provider: 'webhook-1', url: 'https://cms.example/', body, ownService: true })).toEqual({
    ok: true,
    body,
  });
  expect(checkDisclosure({ provider: 'page', url: 'https://news.example/?u=http://localhost/' }).ok).toBe(true);
});

it('scans a megabyte of URLs in less than five seconds of CPU time', () => {
  const text = JSON.stringify({ text: 'http://a.corp/x https://news.example/y http:// http://['.repeat(20_000) });
  const before = process.cpuUsage();
  expect(hidePrivateAddresses(text)).not.toContain('a.corp');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(5_000);
});
