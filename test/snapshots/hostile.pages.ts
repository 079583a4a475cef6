import type { ServerResponse } from 'node:http';

/** Where the canary sits, and a name that leads to it. */
export interface Targets {
  loopback: string;
  /** Without a scheme. */
  host: string;
  /** A name on the web whose address is that of loopback, at a port that is allowed. */
  rebound: string;
}

type Page = string | ((response: ServerResponse) => void);
const shell = (...inner: string[]): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Hostile</title></head>
   <body><h1>Hostile</h1>${inner.join('\n')}</body></html>`;
const script = (...code: string[]): string => shell('<script>', ...code, '</script>');
const redirect = (to: string) => (response: ServerResponse) => response.writeHead(302, { location: to }).end();
const answer = (headers: Record<string, string>, body: string) => (response: ServerResponse) =>
  response.writeHead(200, headers).end(body);
const asImages = (...urls: string[]): string => urls.map((url) => `<img src="${url}">`).join('');

const MEGABYTE = Buffer.alloc(1_000_000, 'x');
/** So many bytes as a page or a picture, as fast as they are taken. */
function flood(response: ServerResponse, megabytes: number, type: string): void {
  response.writeHead(200, { 'content-type': type });
  let left = megabytes;
  const more = () => {
    while (left-- > 0) if (!response.write(MEGABYTE)) return void response.once('drain', more);
    response.end();
  };
  more();
}

const quiet = (): Record<string, Page> => ({
  '/quiet': shell('<p style="height:2000px">A quiet page.</p>', asImages('/picture.svg')),
  '/picture.svg': answer(
    { 'content-type': 'image/svg+xml' },
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>',
  ),
});

const byMarkup = ({ loopback: to, rebound }: Targets): Record<string, Page> => ({
  '/subresources': shell(
    `<img src="${to}/img"><script src="${to}/script"></script><iframe src="${to}/frame"></iframe>`,
    `<link rel="stylesheet" href="${to}/css"><link rel="preconnect" href="${to}">`,
    `<link rel="prefetch" href="${to}/prefetch"><link rel="preload" as="fetch" href="${to}/preload">`,
    `<object data="${to}/object"></object><embed src="${to}/embed"><video src="${to}/video" autoplay></video>`,
    `<style>@import url("${to}/import"); h1 { background: url("${to}/background"); font-family: f }`,
    `@font-face { font-family: f; src: url("${to}/font") }</style>`,
    `<script type="speculationrules">{"prefetch":[{"urls":["${to}/speculation"]}],`,
    `"prerender":[{"urls":["${to}/prerender"]}]}</script>`,
  ),
  '/by-name': shell(
    asImages(`http://${rebound}/img`, 'http://localhost:8080/', 'http://0.0.0.0:8080/', 'http://[::1]:8080/'),
    asImages('http://2130706433/', 'http://127.0.0.1.nip.io:8080/'),
    `<iframe src="http://${rebound}/frame"></iframe><script src="http://${rebound}/s"></script>`,
    `<script>fetch('http://${rebound}/fetch').catch(() => 0)</script>`,
  ),
});

const byRedirect = ({ loopback: to }: Targets): Record<string, Page> => ({
  '/by-redirect': shell(
    '<img src="/to-loopback"><iframe src="/to-loopback"></iframe>',
    '<script src="/to-file"></script><iframe src="/to-file"></iframe>',
  ),
  '/to-loopback': redirect(`${to}/redirected`),
  '/to-file': redirect('file:///etc/passwd'),
  '/meta-refresh': `<meta http-equiv="refresh" content="0;url=${to}/refresh">${shell('<p>Soon elsewhere.</p>')}`,
  '/header-refresh': answer({ 'content-type': 'text/html', refresh: `0;url=${to}/refresh` }, shell('<p>Soon</p>')),
  '/sw.js': answer({ 'content-type': 'text/javascript' }, `fetch(${JSON.stringify(to)} + '/sw')`),
});

/** Each try is made whatever became of the one before. */
const TRIES = [
  "() => fetch(t + '/fetch', { mode: 'no-cors' }),",
  "() => fetch(t + '/post', { method: 'POST', body: 'x', mode: 'no-cors' }),",
  "() => { const x = new XMLHttpRequest(); x.open('GET', t + '/xhr', false); x.send(); },",
  "() => new WebSocket('ws://' + h + '/ws'), () => new WebSocket('ws://' + r + '/ws'),",
  "() => new EventSource(t + '/events'), () => navigator.sendBeacon(t + '/beacon', 'x'),",
  "() => new WebTransport('https://' + h + '/wt'),",
  "() => new Worker(code(`fetch('${t}/worker'); new WebSocket('ws://${h}/w')`)),",
  "() => new SharedWorker(code(`fetch('${t}/shared')`)), () => navigator.serviceWorker.register('/sw.js'),",
  "() => window.open(t + '/popup'), () => window.open('http://' + r + '/popup'),",
  "() => { const p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + h },",
  "  { urls: 'turn:' + h + '?transport=tcp', ...turn }, { urls: 'turn:' + h, ...turn }] });",
  "  p.createDataChannel('d'); p.createOffer().then((o) => p.setLocalDescription(o)); },",
  "() => { const f = document.createElement('form'); f.method = 'post'; f.action = t + '/form';",
  '  document.body.append(f); f.submit(); },',
  "() => { location.href = t + '/location'; }",
];

const byScript = ({ loopback, host, rebound }: Targets): Record<string, Page> => ({
  '/scripts': script(
    `const t = ${JSON.stringify(loopback)}, h = ${JSON.stringify(host)}, r = ${JSON.stringify(rebound)};`,
    'const code = (text) => URL.createObjectURL(new Blob([text]));',
    'const turn = { username: "a", credential: "b" };',
    'const tries = [',
    ...TRIES,
    '];',
    'for (const one of tries) try { Promise.resolve(one()).catch(() => 0); } catch {}',
  ),
  '/files': shell(
    '<iframe src="file:///etc/passwd"></iframe><img src="file:///etc/hostname">',
    '<a id="a" href="file:///etc/passwd">a</a>',
    "<script>a.click(); try { location.href = 'file:///etc/passwd' } catch {}",
    "fetch('file:///etc/passwd').then((r) => r.text()).then((t) => document.body.append(t)).catch(() => 0);",
    "try { location.href = 'data:text/html,gone' } catch {}",
    "try { location.href = 'chrome://version' } catch {}</script>",
  ),
});

const savingAndOpening = (): Record<string, Page> => ({
  '/downloads': shell(
    '<a id="d" download="x.bin" href="/attachment">d</a><iframe src="/attachment"></iframe>',
    "<script>d.click(); const b = document.createElement('a'); b.download = 'b.txt';",
    "b.href = URL.createObjectURL(new Blob(['x'.repeat(1e6)])); b.click(); setInterval(() => b.click(), 50);</script>",
  ),
  '/attachment': answer(
    { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment; filename=x' },
    'attached',
  ),
  '/popups': script(
    "setInterval(() => window.open('/quiet'), 20);",
    "const a = document.createElement('a'); a.target = '_blank'; a.href = '/quiet'; setInterval(() => a.click(), 20);",
    "onbeforeunload = () => 'stay'; alert('stay'); confirm('stay'); prompt('stay');",
  ),
});

const greedy = (): Record<string, Page> => ({
  '/endless': script(
    'const one = \'<p style="height:400px">more</p>\';',
    "const more = () => { for (let n = 0; n < 20; n++) document.body.insertAdjacentHTML('beforeend', one) };",
    "more(); addEventListener('scroll', more); setInterval(more, 50);",
  ),
  '/requests': script(
    'let n = 0; const ask = () => { for (let i = 0; i < 10 && n < 900; i++) new Image().src = "/picture.svg?" + n++ };',
    'setInterval(ask, 20);',
  ),
  '/flood': script(
    'let n = 0; const ask = () => { for (let i = 0; i < 50; i++) new Image().src = "/picture.svg?" + n++ };',
    'setInterval(ask, 20);',
  ),
  '/large-page': (response) => flood(response, 50, 'text/html'),
  '/large-parts': shell(asImages(...Array.from({ length: 12 }, (_, n) => `/large-part?${n}`))),
  '/large-part': (response) => flood(response, 50, 'image/png'),
  '/busy': script('for (;;);'),
  '/busy-later': script('setTimeout(() => { for (;;); }, 200)'),
  '/memory': script(
    // Most of it before the page is done, however slow the machine is; then on without end.
    'const kept = [];',
    'const more = (count) => { for (let n = 0; n < count; n++) kept.push(new Uint8Array(32e6).fill(n + 1)) };',
    'more(45);',
    'setInterval(() => more(4), 20)',
  ),
  '/long-document': script("for (let n = 0; n < 6; n++) document.body.append('x'.repeat(1e6))"),
  '/silent': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).write(shell('<p>And now')),
});

/** Pages that try to get out, to keep the browser busy, or to fill its memory or our store. By path. */
export const hostilePages = (targets: Targets): Record<string, Page> => ({
  ...quiet(),
  ...byMarkup(targets),
  ...byRedirect(targets),
  ...byScript(targets),
  ...savingAndOpening(),
  ...greedy(),
});
