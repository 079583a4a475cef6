/**
 * How large an archive the page that checks archives can take: makes one of invented answers (three in four of its
 * bytes are pictures that do not get smaller, the rest pages), opens it in Chromium from a file, and tells the time to
 * the verdict and the most memory that the page's process took. Build first (node bin/corroborate.js --help).
 *
 *   node tools/verify-page/large-archive.mjs MB [--browser /usr/bin/chromium]
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';

const load = createRequire(import.meta.url);
const evidence = (path) => load(`../../dist/libs/evidence/src/${path}.js`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'string', default: '/usr/bin/chromium' } },
});
const wanted = Number(positionals[0] ?? 100) * 1_000_000;
const PAGE = resolve(import.meta.dirname, '../../dist/verify/verify.html');
const PICTURE = 1_000_000;
const PATIENCE_MS = 900_000;

const sentence = (n) => `<p>Report ${n}: the bridge at kilometre ${n % 97} was closed on day ${n % 31}.</p>\n`;
/** Half a megabyte, which shrinks to less than a tenth. */
const page = (n) => Buffer.from(Array.from({ length: 7_000 }, (_, at) => sentence(n * 7_000 + at)).join(''));

const answer = (n, body, mediaType) => ({
  ...{ stage: 'read', provider: 'page', fromCache: false, body },
  at: new Date(Date.UTC(2026, 2, 1) + n * 1_000).toISOString(),
  request: { method: 'GET', url: `https://paper.example/${n}`, headers: { accept: '*/*' } },
  response: {
    ...{ status: 200, redirects: [], peer: null, url: `https://paper.example/${n}` },
    headers: { 'content-type': mediaType },
  },
});

async function archiveOf(size) {
  const { captureOf } = evidence('originals/capture.entry');
  const { pack, unpack } = evidence('originals/packing');
  const kept = new Map();
  const drafts = [];
  for (let n = 0, bytes = 0; bytes < size; n += 1) {
    const [body, type] = n % 2 === 0 ? [randomBytes(PICTURE), 'image/jpeg'] : [page(n), 'text/html'];
    const draft = captureOf(answer(n, body, type), await pack(body));
    kept.set(draft.original.sha256, draft.original);
    drafts.push(draft);
    bytes += draft.original.packed.length;
  }
  const linked = evidence('chain/link-entries').linkEntries(7)(null, drafts);
  const entries = linked.map((entry, at) => ({ ...entry, content: drafts[at].content }));
  const { newSigningKey, sealOf } = evidence('chain/seal');
  const key = newSigningKey();
  const end = entries.at(-1);
  const files = await evidence('archive/compose-archive').composeArchive({
    ...{ investigationId: 7, title: 'A large case', entries, stamps: [] },
    seals: [sealOf({ investigationId: 7, seq: end.seq, sha256: end.sha256 }, key)],
    keys: new Map([[key.keyId, key.publicPem]]),
    payload: (digest) => unpack(kept.get(digest)),
  });
  return evidence('archive/archive.container').intoContainer(files);
}

/** The most memory that any page of the browser took, in MB, by the system's own count. */
function mostMemory(root) {
  const told = readdirSync('/proc')
    .filter(Number)
    .map((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        if (!command.includes('--type=renderer') || !command.includes(root)) return 0;
        return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
      } catch {
        return 0;
      }
    });
  return Math.round(Math.max(0, ...told));
}

const folder = mkdtempSync(join(tmpdir(), 'large-archive-'));
const file = join(folder, 'case.wacz');
try {
  const bytes = await archiveOf(wanted);
  writeFileSync(file, bytes);
  const mark = `--user-agent=${folder}`;
  const browser = await chromium.launch({ executablePath: values.browser, args: ['--no-sandbox', mark] });
  const opened = await browser.newPage();
  // Sizes beyond the limit are what this is for.
  await opened.addInitScript(() => Object.defineProperty(File.prototype, 'size', { get: () => 1 }));
  await opened.goto(pathToFileURL(PAGE).href);
  const began = performance.now();
  await opened.setInputFiles('#file', file);
  const verdict = opened.locator('#verdict, .notice.bad').first();
  const crashed = new Promise((_, failed) => opened.on('crash', () => failed(new Error('the page crashed'))));
  const end = await Promise.race([verdict.waitFor({ timeout: PATIENCE_MS }), crashed]).then(
    () => verdict.textContent(),
    (error) => error.message,
  );
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const memory = mostMemory(folder);
  console.log(JSON.stringify({ mb: Math.round(bytes.length / 1e6), seconds, memoryMb: memory, end }));
  await browser.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
