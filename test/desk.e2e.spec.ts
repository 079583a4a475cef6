import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { apiDepsOf, startApi, type RunningApi } from '@corroborate-app/api';
import { startWorkers } from '@corroborate-app/worker';
import { loadSettings } from '@corroborate/config';
import { openHouse, openWorkshop, type House } from '@corroborate/investigation';
import { loadWorld, startSandbox, type World } from '@corroborate/sandbox';
import { createTestDatabase } from './support/database';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const root = path.resolve(__dirname, '..');
const browserPath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => existsSync(file));
/** Set to a folder, the run leaves pictures of the pages there. */
const pictures = process.env.DESK_PICTURES;

if (!browserPath && process.env.CORROBORATE_REQUIRE_BROWSER) throw new Error('A Chromium is required here and there is none in /usr/bin.');
if (!browserPath) process.stderr.write('The desk is not tried: there is no Chromium in /usr/bin.\n');

/** Allegations of a crime are held for a person, with a recommendation to approve. */
const HELD = /Police chief/;
const OTHER = /Grain train/;

(browserPath ? describe : describe.skip)('the desk in a browser', () => {
  let world: World;
  let house: House;
  let api: RunningApi;
  let browser: Browser;
  const closers: (() => Promise<unknown>)[] = [];
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    const built = spawnSync(process.execPath, [path.join(root, 'apps/desk/build.mjs')], { cwd: root, encoding: 'utf8' });
    expect({ status: built.status, told: built.stderr }).toMatchObject({ status: 0 });
    world = await loadWorld(path.join(root, 'worlds/demo'));
    const sandbox = await startSandbox(world);
    closers.push(() => sandbox.stop());
    const database = await createTestDatabase();
    closers.push(() => database.drop());
    const settings = loadSettings({}, {
      DATABASE_URL: database.url,
      EGRESS_PROXY_URL: sandbox.proxyUrl,
      EGRESS_CA_FILE: sandbox.caFile,
      CLOCK_START: world.now.toISOString(),
      RATE_SCALE: '0',
      PAGE_WORKERS: '0',
      PORT: '0',
      LOG_LEVEL: 'silent',
    });
    house = await openHouse(settings, SILENT);
    closers.push(() => house.close());
    const workshop = openWorkshop(house, null);
    closers.push(() => workshop.close());
    await house.db.ratings.importRows('world', world.ratings.map(({ site, rating }) => ({ site, score: rating, label: null })), 'outlets.jsonl');
    const workers = await startWorkers(house, workshop, SILENT);
    closers.push(() => workers.close());
    // Who is who is told by a header here: two editors need two names.
    const access = { decide: (_: unknown, { headers }: { headers: Record<string, string | string[] | undefined> }) => ({ allowed: true as const, via: 'local' as const, actor: [headers['x-editor'] ?? 'ann'].flat().join() }) };
    api = await startApi({ ...apiDepsOf(house), access }, settings);
    closers.push(() => api.close());
    await house.desk.submitTopics(world.topics as never);
    browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
    closers.push(() => browser.close());
  }, 120_000);

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  async function open(editor: string, route: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, extraHTTPHeaders: { 'x-editor': editor }, ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(`${api.url}/#${route}`);
    return page;
  }

  /** Starts an investigation with the keyboard alone: search, table, button. */
  async function trigger(page: Page, words: RegExp): Promise<void> {
    await page.getByRole('row', { name: words }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(words.source);
    await page.getByRole('status').getByText('1 candidate loaded').waitFor();
    await page.getByRole('grid').focus();
    await page.keyboard.press('Space');
    const start = page.getByRole('button', { name: 'Investigate 1' });
    await start.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
  }

  const idOf = (page: Page): number => Number(page.url().split('/').at(-1));
  const done = (page: Page) => page.getByRole('region', { name: 'Verdict' }).waitFor();

  it('starts, follows through a reload, decides in review, and the level and a metric move', async () => {
    const page = await open('ann', '/candidates');
    await trigger(page, HELD);
    await page.reload();
    await done(page);
    expect(await page.getByRole('region', { name: 'Verdict' }).textContent()).toMatch(/held/);
    const before = await metrics();
    await page.getByRole('link', { name: 'Open in review' }).click();
    await page.getByRole('button', { name: 'Claim it' }).click();
    await page.getByText('You hold it for another').waitFor();

    const other = await open('ben', page.url().split('#')[1] ?? '');
    await other.getByText(/ann holds it for another/).waitFor();
    expect(await other.getByRole('button', { name: 'Decide', exact: true }).count()).toBe(0);

    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    await page.getByText('Approve by ann').waitFor();
    await other.getByText('Approve by ann').waitFor();
    const after = await metrics();
    expect([after.decisions - before.decisions, after.upgraded - before.upgraded]).toEqual([1, 1]);
    const topic = await house.db.topics.findByExternalId(world.topics.find(({ title }) => HELD.test(title))!.externalId);
    expect(topic?.verificationStatus).toBe('verified');
    await page.getByRole('link', { name: 'Open the case' }).click();
    await page.getByText('who has decided: the topic is ✓ verified').waitFor();
  });

  it('goes on after the line was cut, without losing or repeating a step', async () => {
    const page = await open('ann', '/candidates');
    await trigger(page, OTHER);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await page.context().setOffline(true);
    await page.waitForTimeout(300);
    await page.context().setOffline(false);
    await done(page);
    const told = await house.db.events.since(idOf(page), 0, 5_000);
    expect(told.map(({ type }) => type)).toEqual(expect.arrayContaining(['claim.extracted', 'source.found', 'fact.checked']));
    expect(await page.getByRole('region', { name: 'Verdict' }).textContent()).toMatch(/independent credible source/);
  });

  it.each(['light', 'dark'] as const)('has no serious fault of access and no sideways scrolling, wide or narrow, in the %s', async (colorScheme) => {
    const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
    const faults: string[] = [];
    for (const width of [1280, 390]) {
      const page = await open('ann', '/candidates', { viewport: { width, height: 860 }, colorScheme, bypassCSP: true });
      for (const [name, route] of PAGES) {
        await page.goto(`${api.url}/#${route}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        if (pictures) await picture(page, `desk-${name}-${width}-${colorScheme}`);
        await page.evaluate(axe);
        const found = await page.evaluate('axe.run(document, { resultTypes: ["violations"] })');
        for (const { id, impact, nodes } of (found as { violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }).violations)
          if (impact === 'serious' || impact === 'critical') faults.push(`${name} ${width}: ${id} at ${nodes[0]?.target.join(' ')}`);
        const wider = await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
        if (wider > 0) faults.push(`${name} ${width}: ${wider} px too wide, ${await page.evaluate<string>(WIDEST)}`);
      }
    }
    expect(faults).toEqual([]);
  }, 120_000);

  it('loads less than 350 kB, compressed, before it is of use', () => {
    const folder = path.join(root, 'dist/desk');
    const first = [...readFileSync(path.join(folder, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => readFileSync(path.join(folder, file!)));
    const bytes = first.reduce((sum, file) => sum + gzipSync(file).length, 0);
    expect(first.length).toBeGreaterThan(1);
    expect(bytes).toBeLessThan(350 * 1024);
  });

  it('lets texts of the web neither run nor link to anything but pages', async () => {
    const hostile = { ...(world.topics[0] as never as object), externalId: 'hostile', title: '<img src=x onerror="document.title=1"> "><script>document.title=2</script>', url: 'javascript:document.title=3' };
    const [stored] = await house.desk.submitTopics([hostile as never]);
    const opened = await house.desk.trigger({ topicId: stored!.topic.id, mode: 'quick', priority: 'low', force: true, requestedBy: 'ann', awaitApproval: true });
    const page = await open('ann', `/investigations/${(opened as { investigationId: number }).investigationId}`);
    await page.getByRole('heading', { level: 1, name: /<img src=x/ }).waitFor();
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(await page.evaluate<string[]>('[...document.links].map((link) => link.protocol)')).not.toContain('javascript:');
    await page.getByRole('button', { name: 'Approve and start' }).waitFor();
  });

  const metrics = async () => ((await (await fetch(`${api.url}/api/metrics/summary`)).json()) as { total: { decisions: number; upgraded: number } }).total;
});

/** The first element that sticks out without a scroller of its own around it. */
const WIDEST = `(() => {
  const out = [...document.querySelectorAll('main *')].find((item) => item.getBoundingClientRect().right > innerWidth + 1 && !item.closest('.scroll, .jump, svg'));
  return out ? out.tagName + '.' + out.className : 'nothing';
})()`;

const PAGES = [
  ['candidates', '/candidates'],
  ['investigations', '/investigations'],
  ['case', '/investigations/1'],
  ['review', '/reviews/1'],
  ['metrics', '/metrics'],
  ['engines', '/engines'],
] as const;

async function picture(page: Page, name: string): Promise<void> {
  await mkdir(pictures ?? '.', { recursive: true });
  await page.screenshot({ path: path.join(pictures ?? '.', `${name}.png`), animations: 'disabled' });
}
