import {
  fileType,
  judgeRequest,
  requestHeaders,
  responseHeaders,
  type PageRequest,
  type ResourceUsage,
} from './requests.policy';

const asked = (changes: Partial<PageRequest> = {}): PageRequest => ({
  url: 'https://paper.example/a.png',
  method: 'GET',
  type: 'image',
  isWindow: false,
  ...changes,
});
const spent = (changes: Partial<ResourceUsage> = {}): ResourceUsage => ({
  requests: 0,
  bytes: 0,
  opened: true,
  ...changes,
});

it('serves the stored document to the window once', () => {
  const window = asked({ type: 'document', isWindow: true });
  expect(judgeRequest(window, spent({ opened: false }))).toEqual({ kind: 'document' });
  expect(judgeRequest(window, spent())).toEqual({ kind: 'refuse' });
});

it.each(['document', 'stylesheet', 'script', 'image', 'font', 'xhr', 'fetch'])('allows a page to load a %s', (type) => {
  expect(judgeRequest(asked({ type }), spent())).toEqual({ kind: 'fetch', maxBytes: 10_000_000 });
});

it.each([
  { type: 'media' },
  { type: 'websocket' },
  { type: 'eventsource' },
  { type: 'ping' },
  { type: 'other' },
  { method: 'POST' },
  { method: 'PUT', type: 'fetch' },
  { url: 'file:///etc/passwd' },
  { url: 'ftp://paper.example/a' },
  { url: 'chrome://version' },
])('refuses %j', (changes) => {
  expect(judgeRequest(asked(changes), spent())).toEqual({ kind: 'refuse' });
});

it('limits the number of requests and bytes', () => {
  expect(judgeRequest(asked(), spent({ requests: 300 }))).toEqual({ kind: 'refuse' });
  expect(judgeRequest(asked(), spent({ bytes: 39_000_000 }))).toEqual({ kind: 'fetch', maxBytes: 1_000_000 });
  expect(judgeRequest(asked(), spent({ bytes: 40_000_000 }))).toEqual({ kind: 'refuse' });
});

it('sends only a few harmless request headers, and none that identify the user', () => {
  const headers = {
    accept: 'image/*',
    cookie: 'a=b',
    authorization: 'x',
    'user-agent': 'Chrome',
    referer: 'https://a.example/',
  };
  expect(requestHeaders(headers)).toEqual({ accept: 'image/*', referer: 'https://a.example/' });
});

it('drops response headers for cookies, reporting and redirects', () => {
  const kept = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
  const rest = { 'set-cookie': 'a=b', refresh: '0;url=/', 'content-length': '3', 'report-to': '{}', nel: '{}' };
  expect(responseHeaders({ ...kept, ...rest })).toEqual(kept);
});

it.each<[Record<string, string>, string | null]>([
  [{ 'content-type': 'text/html; charset=utf-8' }, null],
  [{ 'content-type': 'application/xhtml+xml' }, null],
  [{}, null],
  [{ 'content-type': 'application/pdf' }, 'application/pdf'],
  [{ 'content-type': 'text/html', 'content-disposition': 'Attachment; filename=a.html' }, 'text/html'],
])('detects for the headers %j the file type %j', (headers, type) => {
  expect(fileType(headers)).toBe(type);
});
