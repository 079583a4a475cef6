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
const shell = (inner: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Hostile</title></head><body><h1>Hostile</h1>${inner}</body></html>`;
const script = (code: string): string => shell(`<script>${code}</script>`);
const redirect = (to: string) => (response: ServerResponse) => response.writeHead(302, { location: to }).end();

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

/** Pages that try to get out, to keep the browser busy, or to fill its memory or our store. By path. */
export const hostilePages = ({ loopback, host, rebound }: Targets): Record<string, Page> => ({
  '/quiet': shell('<p style="height:2000px">A quiet page.</p><img src="/picture.svg">'),
  '/picture.svg': (response) =>
    response
      .writeHead(200, { 'content-type': 'image/svg+xml' })
      .end('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>'),

  '/subresources': shell(
    `<img src="${loopback}/img"><script src="${loopback}/script"></script><iframe src="${loopback}/frame"></iframe>
     <link rel="stylesheet" href="${loopback}/css"><link rel="preconnect" href="${loopback}">
     <link rel="prefetch" href="${loopback}/prefetch"><link rel="preload" as="fetch" href="${loopback}/preload">
     <object data="${loopback}/object"></object><embed src="${loopback}/embed"><video src="${loopback}/video" autoplay></video>
     <style>@import url("${loopback}/import"); h1 { background: url("${loopback}/background") }
     @font-face { font-family: f; src: url("${loopback}/font") } h1 { font-family: f }</style>
     <script type="speculationrules">{"prefetch":[{"urls":["${loopback}/speculation"]}],"prerender":[{"urls":["${loopback}/prerender"]}]}</script>`,
  ),
  '/by-name': shell(
    `<img src="http://${rebound}/img"><iframe src="http://${rebound}/frame"></iframe><script src="http://${rebound}/s"></script>
     <img src="http://localhost:8080/"><img src="http://0.0.0.0:8080/"><img src="http://[::1]:8080/"><img src="http://2130706433/">
     <img src="http://127.0.0.1.nip.io:8080/"><script>fetch('http://${rebound}/fetch').catch(() => 0)</script>`,
  ),
  '/by-redirect': shell(
    '<img src="/to-loopback"><iframe src="/to-loopback"></iframe><script src="/to-file"></script><iframe src="/to-file"></iframe>',
  ),
  '/to-loopback': redirect(`${loopback}/redirected`),
  '/to-file': redirect('file:///etc/passwd'),
  '/scripts': script(
    `const t = ${JSON.stringify(loopback)}, h = ${JSON.stringify(host)}, r = ${JSON.stringify(rebound)};
     const tries = [
       () => fetch(t + '/fetch', { mode: 'no-cors' }), () => fetch(t + '/post', { method: 'POST', body: 'x', mode: 'no-cors' }),
       () => { const x = new XMLHttpRequest(); x.open('GET', t + '/xhr', false); x.send(); },
       () => new WebSocket('ws://' + h + '/ws'), () => new WebSocket('ws://' + r + '/ws'), () => new EventSource(t + '/events'),
       () => navigator.sendBeacon(t + '/beacon', 'x'), () => new WebTransport('https://' + h + '/wt'),
       () => new Worker(URL.createObjectURL(new Blob(["fetch('" + t + "/worker'); new WebSocket('ws://" + h + "/w')"]))),
       () => new SharedWorker(URL.createObjectURL(new Blob(["fetch('" + t + "/shared')"]))),
       () => navigator.serviceWorker.register('/sw.js'),
       () => window.open(t + '/popup'), () => window.open('http://' + r + '/popup'),
       () => { const p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + h },
         { urls: 'turn:' + h + '?transport=tcp', username: 'a', credential: 'b' }, { urls: 'turn:' + h, username: 'a', credential: 'b' }] });
         p.createDataChannel('d'); p.createOffer().then((o) => p.setLocalDescription(o)); },
       () => { const f = document.createElement('form'); f.method = 'post'; f.action = t + '/form'; document.body.append(f); f.submit(); },
       () => { location.href = t + '/location'; },
     ];
     for (const one of tries) try { Promise.resolve(one()).catch(() => 0); } catch {}`,
  ),
  '/sw.js': (response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(`fetch(${JSON.stringify(loopback)} + '/sw')`),
  '/meta-refresh': `<meta http-equiv="refresh" content="0;url=${loopback}/refresh">${shell('<p>Soon elsewhere.</p>')}`,
  '/header-refresh': (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', refresh: `0;url=${loopback}/refresh` })
      .end(shell('<p>Soon elsewhere.</p>')),
  '/files': shell(
    `<iframe src="file:///etc/passwd"></iframe><img src="file:///etc/hostname"><a id="a" href="file:///etc/passwd">a</a>
     <script>a.click(); try { location.href = 'file:///etc/passwd' } catch {}
     fetch('file:///etc/passwd').then((r) => r.text()).then((t) => document.body.append(t)).catch(() => 0);
     try { location.href = 'data:text/html,gone' } catch {} try { location.href = 'chrome://version' } catch {}</script>`,
  ),
  '/downloads': shell(
    `<a id="d" download="x.bin" href="/attachment">d</a><iframe src="/attachment"></iframe>
     <script>d.click(); const b = document.createElement('a'); b.download = 'b.txt';
     b.href = URL.createObjectURL(new Blob(['x'.repeat(1e6)])); b.click(); setInterval(() => b.click(), 50);</script>`,
  ),
  '/attachment': (response) =>
    response
      .writeHead(200, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment; filename=x' })
      .end('attached'),
  '/popups': script(
    `setInterval(() => window.open('/quiet'), 20); setInterval(() => { const a = document.createElement('a'); a.target = '_blank';
     a.href = '/quiet'; a.click() }, 20); onbeforeunload = () => 'stay'; alert('stay'); confirm('stay'); prompt('stay');`,
  ),
  '/endless': shell(
    `<script>const more = () => { for (let n = 0; n < 20; n++) document.body.insertAdjacentHTML('beforeend', '<p style="height:400px">more</p>') };
     more(); addEventListener('scroll', more); setInterval(more, 50);</script>`,
  ),
  '/requests': script(
    `let n = 0; setInterval(() => { if (n < 900) for (let i = 0; i < 10; i++) new Image().src = '/picture.svg?' + n++ }, 20);`,
  ),
  '/flood': script(
    `let n = 0; setInterval(() => { for (let i = 0; i < 50; i++) new Image().src = '/picture.svg?' + n++ }, 20);`,
  ),
  '/large-page': (response) => flood(response, 50, 'text/html'),
  '/large-parts': shell(Array.from({ length: 12 }, (_, n) => `<img src="/large-part?${n}">`).join('')),
  '/large-part': (response) => flood(response, 50, 'image/png'),
  '/busy': script('for (;;);'),
  '/busy-later': script('setTimeout(() => { for (;;); }, 200)'),
  '/memory': script(
    `const kept = []; setInterval(() => { for (let n = 0; n < 4; n++) kept.push(new Uint8Array(32e6).fill(n + 1)) }, 20)`,
  ),
  '/long-document': script(`for (let n = 0; n < 6; n++) document.body.append('x'.repeat(1e6))`),
  '/silent': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).write(shell('<p>And now')),
});
