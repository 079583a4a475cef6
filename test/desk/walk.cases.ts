import type { Page } from 'playwright-core';
import { PATIENCE, type Stage } from './stage';

const BY = { actor: 'test', via: 'command' } as const;

interface Stop {
  name: string;
  route: string;
  /** What the page has and no other page has, in words of its own. */
  shows: (page: Page) => Promise<unknown>;
}

/** Going from one page to another: whatever was left, what was asked for is shown. */
export function walkCases(stage: Stage): void {
  const heading = (name: string | RegExp) => (page: Page) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const stop = (name: string, route: string, shows: Stop['shows']): Stop => ({ name, route, shows });

  async function waiting(): Promise<number> {
    const [open] = (await stage.product.db.reviews.list({ limit: 1, state: 'open' })).items;
    return open?.id ?? stage.item(await stage.decided(/Police chief/));
  }

  const administration = () => [
    stop('keys', '/admin/keys', heading('Keys')),
    stop('webhooks', '/admin/webhooks', heading('Webhooks')),
    stop('audit', '/admin/audit', heading('Audit log')),
  ];

  const report = (id: number) =>
    stop('report', `/investigations/${id}/report`, (page) => page.getByRole('heading', { name: 'Verdict' }).waitFor());

  async function stops(): Promise<Stop[]> {
    const done = await stage.decided(/Ferry with 163/);
    const item = await waiting();
    const waits = await stage.begun(/Wyeth County/, { force: true, awaitApproval: true });
    const source = (await stage.product.db.sources.listUses(done)).find(({ stance }) => stance === 'supports');
    return [
      stop('candidates', '/candidates', heading('Candidates')),
      stop('topics', '/topics', heading('Topics')),
      stop('topic', `/topics/${(await stage.topic(/Ferry with 163/)).id}`, (page) =>
        page.getByRole('heading', { name: 'Submitted topic' }).waitFor(),
      ),
      stop('investigations', '/investigations', heading('Investigations')),
      stop('case', `/investigations/${done}`, (page) => page.getByRole('region', { name: 'Verdict' }).waitFor()),
      report(done),
      stop('plan', `/investigations/${waits}`, (page) =>
        page.getByRole('heading', { name: 'Questions to answer' }).waitFor(),
      ),
      stop('capture', `/investigations/${done}/sources/${source?.sourceId}`, (page) =>
        page.locator('h1#capture-title').waitFor(),
      ),
      stop(
        'review',
        '/reviews',
        async (page) => (await heading('Review')(page), page.getByText('to open the first item').waitFor()),
      ),
      stop(
        'item',
        `/reviews/${item}`,
        async (page) => (await heading('Review')(page), page.locator('h2#item-title').waitFor()),
      ),
      stop('metrics', '/figures', heading('Metrics')),
      stop('engines', '/engines', heading('Engines')),
      ...administration(),
    ];
  }

  let all: Stop[];
  beforeAll(async () => {
    all = await stops();
  });
  afterAll(() => stage.dropOpen());

  /** Follows an address as a link of the desk does, and tells what was not as it should be. */
  async function go(page: Page, { name, route, shows }: Stop, from: string, faults: string[]): Promise<void> {
    await page.evaluate(`history.pushState(null, '', ${JSON.stringify(route)})`);
    try {
      await shows(page);
      await page.getByRole('navigation', { name: 'Pages' }).waitFor();
    } catch {
      const left = await page.evaluate<string>('document.body.innerText.slice(0, 160)');
      faults.push(`${from} → ${name}: not shown, there is ${JSON.stringify(left)}`);
      // The rest of the walk is of use only where there is a desk.
      await page.reload();
    }
  }

  const listen = (page: Page, faults: string[]) => {
    page.on('pageerror', ({ message }) => faults.push(`an error on ${page.url()}: ${message}`));
    page.on(
      'console',
      (message) => message.type() === 'error' && faults.push(`on the console on ${page.url()}: ${message.text()}`),
    );
  };

  it('leads from every page to every other page without an error', async () => {
    const page = await stage.page(all[0]!.route, { editor: 'ann' });
    page.setDefaultTimeout(PATIENCE);
    const faults: string[] = [];
    listen(page, faults);
    const way = everyPair(all);
    expect(new Set(way.slice(1).map(({ name }, n) => `${way[n]!.name} ${name}`)).size).toBe(
      all.length * (all.length - 1),
    );
    for (const [n, next] of way.entries())
      if (faults.length < 5) await go(page, next, way[n - 1]?.name ?? 'nowhere', faults);
    expect(faults).toEqual([]);
  });

  it('returns to the requested page after sign-in, and to sign-in after sign-out, on every page', async () => {
    const keyed = await stage.serve({ AUTH_MODE: 'apikey' });
    const { text } = await stage.product.db.keys.create({ name: 'Walter', roles: ['admin'], expiresAt: null }, BY);
    const page = await stage.page(all[0]!.route, { at: keyed.url });
    page.setDefaultTimeout(PATIENCE);
    const faults: string[] = [];
    for (const each of all) {
      // Read once before the page listens: who is not signed in is told so with 401, which browsers write to the
      // console.
      await page.getByRole('heading', { level: 1, name: 'Corroborate' }).waitFor();
      await page.evaluate(`history.pushState(null, '', ${JSON.stringify(each.route)})`);
      await page.getByLabel('Your key').fill(text);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await each.shows(page).catch(() => faults.push(`the door → ${each.name}`));
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page
        .getByLabel('Your key')
        .waitFor()
        .catch(() => faults.push(`${each.name} → the door`));
    }
    expect(faults).toEqual([]);
  });

  const wrong = (page: Page) => page.getByRole('heading', { level: 1, name: 'Something went wrong' });

  it('shows an error if a page fails to render, and offers to try again or go back', async () => {
    const page = await stage.page('/engines', { editor: 'ann' });
    await heading('Engines')(page);
    await page.route('**/api/metrics/summary*', (route) => route.fulfill({ json: { total: null } }));
    await page.getByRole('link', { name: 'Metrics' }).click();
    await wrong(page).waitFor();
    const alertText = (await page.getByRole('alert').textContent()) ?? '';
    expect(alertText).toMatch(/^This page could not be shown\./);
    expect(alertText).not.toMatch(/undefined|null|TypeError|https?:|\.js/);
    expect(await page.title()).toBe('Something went wrong · Corroborate');

    await page.getByRole('button', { name: 'Go back' }).click();
    await heading('Engines')(page);
    await page.getByRole('link', { name: 'Metrics' }).click();
    await wrong(page).waitFor();
    await page.getByRole('link', { name: 'Investigations' }).click();
    await heading('Investigations')(page);
    await page.getByRole('link', { name: 'Metrics' }).click();
    await page.unroute('**/api/metrics/summary*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading('Metrics')(page);
    await page.getByText('Overturned in review').first().waitFor();
  });

  it('shows an error if a script fails to load, and loads it when the user tries again', async () => {
    const page = await stage.page('/candidates', { editor: 'ann' });
    await heading('Candidates')(page);
    await page.route('**/assets/engines-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Engines' }).click();
    await page.getByRole('alert').getByText('This page could not be loaded.').waitFor();
    await page.unroute('**/assets/engines-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading('Engines')(page);
  });

  it('never shows a blank desk page, even if the server sends invalid responses', async () => {
    const page = await stage.page('/', { editor: 'ann' });
    await heading('Candidates')(page);
    for (const body of ['{}', 'not JSON']) {
      await page.route(/\/api\/(?!session)/, (route) => route.fulfill({ contentType: 'application/json', body }));
      for (const { route } of all) {
        await page.goto('about:blank');
        await page.goto(`${stage.open.url}${route}`);
        await page.getByRole('navigation', { name: 'Pages' }).waitFor();
        await page.locator('main', { hasText: /\S/, hasNotText: /^\s*Loading/ }).waitFor();
      }
      await page.unroute(/\/api\/(?!session)/);
    }
    await page.route('**/api/session', (route) => route.fulfill({ json: { signed_in: true } }));
    await page.reload();
    await wrong(page).waitFor();
    await page.unroute('**/api/session');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).waitFor();
  });
}

/**
 * A way that takes each ordered pair once: round and round from each to all that stand behind it, and at the end to the
 * first.
 */
function everyPair<T>(all: T[]): T[] {
  const rounds = all.slice(0, -1).flatMap((from, at) => all.slice(at + 1).flatMap((to) => [from, to]));
  return [...rounds, all[0]!];
}
