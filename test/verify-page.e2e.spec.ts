import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import {
  archiveOutcome,
  certificatesIn,
  keyIdsIn,
  newSigningKey,
  OUTCOME_IN_WORDS,
  tellArchive,
  verifyArchive,
} from '@corroborate/evidence';
import { builtArchive, builtCase, containerOf, type BuiltArchive } from '@corroborate/evidence/testing';
import { askAuthority, rootOf } from '@corroborate/sandbox/testing';
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
(browserPath ? describe : describe.skip)('the page that checks archives, in a browser', () => {
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
    authority = await rootOf('freetsa.org');
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

  /** What the command prints, by the same order of its parts. */
  async function printed(bytes: Uint8Array, { key, tsaCa }: { key?: string; tsaCa?: string } = {}): Promise<string[]> {
    const verdict = await verifyArchive(bytes, tsaCa ? certificatesIn(tsaCa) : []);
    const outcome = archiveOutcome(verdict, { keys: key ? keyIdsIn(key) : null, stamp: tsaCa !== undefined });
    const { proven, wrong, notProven } = tellArchive(verdict);
    return [OUTCOME_IN_WORDS[outcome], ...wrong, ...proven, ...notProven];
  }

  it('says of an archive that nobody touched what the command says', async () => {
    const sentences = await shown(archive.bytes);
    expect(sentences[0]).toBe('Nothing was changed since it was sealed.');
    expect(sentences).toContain('6 originals are, byte for byte, what was received.');
    expect(sentences).toEqual(await printed(archive.bytes));
  });

  it('compares it with a key or its fingerprint, and with the certificate of an authority', async () => {
    await page.getByText('Compare it with what you have').click();
    await page.fill('#authority', authority);
    await page.fill('#key', archive.key);
    const ours = await shown(archive.bytes);
    expect(ours).toEqual(await printed(archive.bytes, { key: archive.key, tsaCa: authority }));
    expect(ours.join()).toContain('Its certificate leads to one that was given.');
    for (const key of [keyIdsIn(archive.key)![0]!, newSigningKey().publicPem, newSigningKey().keyId]) {
      await page.fill('#key', key);
      expect(await shown(archive.bytes)).toEqual(await printed(archive.bytes, { key, tsaCa: authority }));
    }
    await expect(page.locator('#verdict').textContent()).resolves.toBe(OUTCOME_IN_WORDS['other-key']);
    await page.fill('#key', '');
    const theirs = await rootOf('timestamp.digicert.com');
    await page.fill('#authority', theirs);
    expect((await shown(archive.bytes))[0]).toBe(OUTCOME_IN_WORDS['other-authority']);
  });

  it('says what is wrong with a key or certificate that is none, and checks nothing against it', async () => {
    await page.getByText('Compare it with what you have').click();
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
    return containerOf(files);
  };
  const middle = ({ length }: Buffer): number => length >> 1;
  /** In what the fourth entry tells. */
  const told = (bytes: Buffer): number => bytes.indexOf('paper.example/3');

  it.each<[string, () => Uint8Array]>([
    ['a record', within('archive/', middle)],
    ['an entry', within('chain/entries', told)],
    ['what a chain is spelled by', within('chain/entries', middle)],
    ['a signature', within('chain/seals', (bytes) => bytes.indexOf('"signature": "') + 20)],
    ['a stamp', within('chain/stamps/6-1.tsr', middle)],
    ['the index', within('indexes/', middle)],
    ['the list of pages', within('pages/', middle)],
    ['a digest', within('datapackage.json', (bytes) => bytes.indexOf('sha256:') + 9)],
  ])('finds one bit that was turned in %s, as the command does', async (_, bent) => {
    const bytes = bent();
    const sentences = await shown(bytes);
    expect(sentences[0]).toBe(OUTCOME_IN_WORDS.wrong);
    expect(sentences).toEqual(await printed(bytes));
  });

  it('tells a container that somebody packed anew, one that is cut off, and what is none', async () => {
    const packed = Buffer.from(archive.bytes);
    packed[10]! ^= 1;
    expect((await shown(packed)).join()).toContain('somebody packed them into a container of their own');
    for (const bytes of [archive.bytes.subarray(0, archive.bytes.length - 30), Buffer.from('no archive')]) {
      const sentences = await shown(bytes);
      expect(sentences).toEqual(await printed(bytes));
      expect(sentences[1]).toMatch(/^the archive: it cannot be opened: it is damaged, was not copied to its end/);
    }
  });

  it('refuses what is empty or larger than a browser bears, in a sentence', async () => {
    const file = written(Buffer.alloc(0));
    await page.setInputFiles('#file', file);
    await page.getByText('The file is empty.').waitFor();
    truncateSync(file, 612_000_000);
    await page.setInputFiles('#file', file);
    await page.getByText('The file has 612 MB; this page takes up to 500 MB.').waitFor();
  });

  it('tells each entry, and marks the one that was changed', async () => {
    await shown(within('chain/entries', told)());
    await page.getByText('Entry by entry (6)').click();
    await page.locator('.entry').nth(5).waitFor();
    expect(await page.locator('.entry').count()).toBe(6);
    await page.getByLabel('Only those in which something is wrong').check();
    await page.locator('.entry').nth(5).waitFor({ state: 'detached' });
    const entry = page.locator('.entry').first();
    await entry.locator('summary').click();
    await entry.getByText('what it tells was changed').waitFor();
    await entry.getByText('Digest of the entry').waitFor();
  });

  it('shows texts of the web as text alone', async () => {
    const url = `https://paper.example/${HOSTILE}`;
    const hostile = await builtCase(2, [], {
      provider: HOSTILE,
      response: { status: 200, headers: { [HOSTILE]: HOSTILE }, url, redirects: [], peer: null },
    });
    const { files } = await builtArchive(hostile);
    const sentences = await shown(containerOf([...files, { name: HOSTILE, bytes: Buffer.from('x') }]));
    expect(sentences).toContain(`${HOSTILE}: it is not among the files that were packed`);
    await page.getByText('Entry by entry (2)').click();
    await page.locator('.entry summary').first().click();
    await page.getByText(url).first().waitFor();
    await page.locator('.entry pre').getByText('onerror').waitFor();
    expect(await page.locator('main img, main script, main a').count()).toBe(0);
    expect(await page.title()).toBe('Check a case archive');
  });

  it('can be used by keyboard, with names that are spoken', async () => {
    await tabTo(page, /^Choose the archive/);
    await tabTo(page, /^Compare it with what you have/);
    await page.keyboard.press('Enter');
    await tabTo(page, /public key, or its fingerprint/);
    await tabTo(page, /^Public key from a file/);
    await shown(archive.bytes);
    expect(await page.evaluate('document.activeElement.id')).toBe('verdict');
    await tabTo(page, /^Entry by entry/);
    await page.keyboard.press('Enter');
    await page.locator('.entry').first().waitFor();
    await tabTo(page, /^1 Answer that was received/);
  });

  it('has no fault for those who cannot see, and nothing that sticks out, wide, narrow, light or dark', async () => {
    await shown(within('chain/entries', told)());
    await page.getByText('Entry by entry (6)').click();
    await page.locator('.entry summary').first().click();
    await page.getByText('Compare it with what you have').click();
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

  it('asks for nothing but itself in all that, may not even try, and nothing complains', async () => {
    expect(new Set(asked)).toEqual(new Set([pathToFileURL(PAGE).href]));
    expect(said).toEqual([]);
    const tried = "fetch('https://paper.example/').then(() => 'sent', () => 'refused')";
    expect(await page.evaluate(tried)).toBe('refused');
    expect(said.join()).toContain('Content Security Policy');
  });
});
