import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import {
  archiveOutcome,
  parseCertificates,
  parseKeyIds,
  newSigningKey,
  OUTCOME_TEXTS,
  summarizeArchive,
  verifyArchive,
} from '@corroborate/evidence';
import { builtArchive, builtCase, packArchive, type BuiltArchive } from '@corroborate/evidence/testing';
import { askAuthority, getRootCertificate } from '@corroborate/sandbox/testing';
import { browserPath, root, tabTo } from './desk/browser';
import { compileProduct } from './support/worker.process';

if (!browserPath && process.env.CORROBORATE_REQUIRE_BROWSER)
  throw new Error('A Chromium is required here and there is none in /usr/bin.');

jest.setTimeout(300_000);

const HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const PAGE = path.join(root, 'dist/verify/verify.html');
/** Set to a folder, the run leaves pictures of the page there. */
const pictures = process.env.DESK_PICTURES;

// Without a Chromium there is nothing to try; `.ci/run` demands one.
(browserPath ? describe : describe.skip)('archive verification page in a browser', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'verify-page-'));
  const asked: string[] = [];
  const said: string[] = [];
  let browser: Browser;
  let page: Page;
  let archive: BuiltArchive;
  let authority: string;

  beforeAll(async () => {
    compileProduct();
    archive = await builtArchive(await builtCase(6), {
      ask: askAuthority,
      authorities: ['freetsa.org'],
    });
    authority = await getRootCertificate('freetsa.org');
    browser = await chromium.launch({
      executablePath: browserPath,
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
  });
  beforeEach(() => page.goto(pathToFileURL(PAGE).href));
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const written = (bytes: Uint8Array, name = 'case.wacz'): string => {
    writeFileSync(path.join(folder, name), bytes);
    return path.join(folder, name);
  };

  /** The verdict and all sentences, in their order. */
  async function shown(bytes: Uint8Array): Promise<string[]> {
    await page.setInputFiles('#file', written(bytes));
    await page.locator('#verdict').waitFor();
    return page.locator('#verdict, #result > section > .told > li').allTextContents();
  }

  /** What the command prints, in the same order. */
  async function printed(bytes: Uint8Array, { key, tsaCa }: { key?: string; tsaCa?: string } = {}): Promise<string[]> {
    const verdict = await verifyArchive(bytes, tsaCa ? parseCertificates(tsaCa) : []);
    const outcome = archiveOutcome(verdict, { keys: key ? parseKeyIds(key) : null, stamp: tsaCa !== undefined });
    const { proven, wrong, notProven } = summarizeArchive(verdict);
    return [OUTCOME_TEXTS[outcome], ...wrong, ...proven, ...notProven];
  }

  it('prints the same verdict as the command for an unchanged archive', async () => {
    const sentences = await shown(archive.bytes);
    expect(sentences[0]).toBe('Unchanged since it was sealed.');
    expect(sentences).toContain('6 originals are identical to the bytes received.');
    expect(sentences).toEqual(await printed(archive.bytes));
  });

  it('returns the same verdict as the command with a key, a fingerprint or an authority’s certificate', async () => {
    await page.getByText('Compare with a key or certificate').click();
    await page.fill('#authority', authority);
    await page.fill('#key', archive.key);
    const ours = await shown(archive.bytes);
    expect(ours).toEqual(await printed(archive.bytes, { key: archive.key, tsaCa: authority }));
    expect(ours.join()).toContain('Its certificate chains to one you provided.');
    for (const key of [parseKeyIds(archive.key)![0]!, newSigningKey().publicPem, newSigningKey().keyId]) {
      await page.fill('#key', key);
      expect(await shown(archive.bytes)).toEqual(await printed(archive.bytes, { key, tsaCa: authority }));
    }
    await expect(page.locator('#verdict').textContent()).resolves.toBe(OUTCOME_TEXTS['other-key']);
    await page.fill('#key', '');
    const theirs = await getRootCertificate('timestamp.digicert.com');
    await page.fill('#authority', theirs);
    expect((await shown(archive.bytes))[0]).toBe(OUTCOME_TEXTS['other-authority']);
  });

  it('rejects an invalid key or certificate with a reason and runs no check', async () => {
    await page.getByText('Compare with a key or certificate').click();
    await page.setInputFiles('#file', written(archive.bytes));
    await page.locator('#verdict').waitFor();
    await page.fill('#key', 'a key');
    await page.locator('#key').blur();
    await page.getByText('This is no public key of a newsroom').waitFor();
    expect(await page.locator('#verdict').count()).toBe(0);
  });

  const within = (name: string, at: (bytes: Buffer) => number) => (): Uint8Array => {
    const files = archive.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes) }));
    const { bytes } = files.find((file) => file.name.startsWith(name))!;
    bytes[at(bytes)]! ^= 1;
    return packArchive(files);
  };
  const middle = ({ length }: Buffer): number => length >> 1;
  /** In what the fourth entry tells. */
  const entryOffset = (bytes: Buffer): number => bytes.indexOf('paper.example/3');

  it.each<[string, () => Uint8Array]>([
    ['a record', within('archive/', middle)],
    ['an entry', within('chain/entries', entryOffset)],
    ['the JSON of a chain', within('chain/entries', middle)],
    ['a signature', within('chain/seals', (bytes) => bytes.indexOf('"signature": "') + 20)],
    ['a stamp', within('chain/stamps/6-1.tsr', middle)],
    ['the index', within('indexes/', middle)],
    ['the list of pages', within('pages/', middle)],
    ['a digest', within('datapackage.json', (bytes) => bytes.indexOf('sha256:') + 9)],
  ])('detects a flipped bit in %s, like the command', async (_, bent) => {
    const bytes = bent();
    const sentences = await shown(bytes);
    expect(sentences[0]).toBe(OUTCOME_TEXTS.wrong);
    expect(sentences).toEqual(await printed(bytes));
  });

  it('distinguishes a repackaged container from a truncated one and from a file that is not an archive', async () => {
    const packed = Buffer.from(archive.bytes);
    packed[10]! ^= 1;
    expect((await shown(packed)).join()).toContain('but the container was repackaged');
    for (const bytes of [archive.bytes.subarray(0, archive.bytes.length - 30), Buffer.from('no archive')]) {
      const sentences = await shown(bytes);
      expect(sentences).toEqual(await printed(bytes));
      expect(sentences[1]).toMatch(/^the archive: cannot be opened: damaged, incomplete/);
    }
  });

  it('rejects an empty file, and one too large for a browser, with a message', async () => {
    const file = written(Buffer.alloc(0));
    await page.setInputFiles('#file', file);
    await page.getByText('The file is empty.').waitFor();
    truncateSync(file, 612_000_000);
    await page.setInputFiles('#file', file);
    await page.getByText('The file has 612 MB; this page takes up to 500 MB.').waitFor();
  });

  it('lists each entry and marks the changed one', async () => {
    await shown(within('chain/entries', entryOffset)());
    await page.getByText('Entry by entry (6)').click();
    await page.locator('.entry').nth(5).waitFor();
    expect(await page.locator('.entry').count()).toBe(6);
    await page.getByLabel('Only entries with problems').check();
    await page.locator('.entry').nth(5).waitFor({ state: 'detached' });
    const entry = page.locator('.entry').first();
    await entry.locator('summary').click();
    await entry.getByText('its content was changed').waitFor();
    await entry.getByText('Digest of the previous entry').waitFor();
  });

  it('shows third-party text as plain text only', async () => {
    const url = `https://paper.example/${HOSTILE}`;
    const hostile = await builtCase(2, [], {
      provider: HOSTILE,
      response: { status: 200, headers: { [HOSTILE]: HOSTILE }, url, redirects: [], peer: null },
    });
    const { files } = await builtArchive(hostile);
    const sentences = await shown(packArchive([...files, { name: HOSTILE, bytes: Buffer.from('x') }]));
    expect(sentences).toContain(`${HOSTILE}: not in the manifest of the archive`);
    await page.getByText('Entry by entry (2)').click();
    await page.locator('.entry summary').first().click();
    await page.getByText(url).first().waitFor();
    await page.locator('.entry pre').getByText('onerror').waitFor();
    expect(await page.locator('main img, main script, main a').count()).toBe(0);
    expect(await page.title()).toBe('Check a case archive');
  });

  it('lets the user operate the archive verification page by keyboard, with accessible names', async () => {
    await tabTo(page, /^Choose the archive/);
    await tabTo(page, /^Compare with a key or certificate/);
    await page.keyboard.press('Enter');
    await tabTo(page, /public key or its fingerprint/);
    await tabTo(page, /^Public key from a file/);
    await shown(archive.bytes);
    expect(await page.evaluate('document.activeElement.id')).toBe('verdict');
    await tabTo(page, /^Entry by entry/);
    await page.keyboard.press('Enter');
    await page.locator('.entry').first().waitFor();
    await tabTo(page, /^1 Response received/);
  });

  it('shows the verification page without accessibility faults or overflow in every size and scheme', async () => {
    await shown(within('chain/entries', entryOffset)());
    await page.getByText('Entry by entry (6)').click();
    await page.locator('.entry summary').first().click();
    await page.getByText('Compare with a key or certificate').click();
    await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [1280, 'dark'],
      [390, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (pictures)
        await page.screenshot({ path: path.join(pictures, `verify-${width}-${colorScheme}.png`), fullPage: true });
      const { violations } = await page.evaluate<{ violations: { id: string }[] }>('axe.run(document)');
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('makes no request other than for itself, is prevented from making any, and logs nothing', async () => {
    expect(new Set(asked)).toEqual(new Set([pathToFileURL(PAGE).href]));
    expect(said).toEqual([]);
    const tried = "fetch('https://paper.example/').then(() => 'sent', () => 'refused')";
    expect(await page.evaluate(tried)).toBe('refused');
    expect(said.join()).toContain('Content Security Policy');
  });
});
