import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { WebhookService } from '@corroborate/delivery';
import { withEverything, type WireResult } from './everything';
import { correctFirstSource, openFirstSource, root, type Stage } from './stage';

/** Set to a folder, the run leaves pictures of the pages there: as WebP, or as what DESK_PICTURES_AS says. */
const pictures = process.env.DESK_PICTURES;
const kind = process.env.DESK_PICTURES_AS ?? 'webp';
const AXE = 'axe.run(document, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })';
const SHAPES = [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const;
/** To look at every page in every shape. */
const every = process.env.DESK_PICTURES_OF === 'all';
/** What is shown in docs/desk.md beside the light and wide ones. */
const ALSO = new Set([
  'case-390-dark',
  'metrics-1280-dark',
  'live-1280-dark',
  'review-390-light',
  'candidates-390-light',
  'difference-1280-dark',
]);

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

/** Days in the list of candidates that end in dots. */
const CUT_DAYS = `[...document.querySelectorAll('.grid-row .c-day')]
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)`;

/**
 * Every page, wide and narrow, light and dark: access for all, nothing that sticks out, and nothing of the web that
 * runs.
 */
export function pagesCases(stage: Stage): void {
  const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

  /** Faults of the page as it stands, in every shape. */
  async function faultsOf(
    page: Page,
    name: string,
    shapes: readonly (readonly [number, 'light' | 'dark'])[] = SHAPES,
  ): Promise<string[]> {
    const faults: string[] = [];
    await page.evaluate(axe);
    for (const [width, colorScheme] of shapes) {
      await page.setViewportSize({ width, height: 860 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(60);
      if (
        pictures &&
        (every || ALSO.has(`${name}-${width}-${colorScheme}`) || (width === 1280 && colorScheme === 'light'))
      )
        await picture(page, `desk-${name}-${width}-${colorScheme}`);
      const found = await page.evaluate<{ violations: Violation[] }>(AXE);
      for (const { id, nodes } of found.violations)
        faults.push(`${name} ${width} ${colorScheme}: ${id} at ${nodes[0]?.target.join(' ')}`);
      const wider = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      faults.push(...(await page.evaluate<string[]>(POOR)).map((what) => `${name} ${width}: ${what}`));
      if (wider > 0) faults.push(`${name} ${width}: ${wider} px too wide, ${await page.evaluate<string>(WIDEST)}`);
    }
    return faults;
  }

  /** Keys and an endpoint, so that tables have rows to look at. */
  async function furnish(): Promise<void> {
    const { keys } = stage.product.db;
    const by = { actor: 'Alma Ortiz', via: 'command' } as const;
    await keys.create({ name: 'Ann Berger', roles: ['editor'], expiresAt: null }, by);
    await keys.create({ name: 'Topic pipeline', roles: ['pipeline'], expiresAt: '2027-06-30T23:59:59.000Z' }, by);
    const { key } = await keys.create({ name: 'Ben Okafor', roles: ['reviewer'], expiresAt: null }, by);
    await keys.revoke(key.keyId, by);
    stage.receiver.status = 204;
    const { id } = await stage.product.app
      .get(WebhookService)
      .add({ url: `${stage.receiver.origin}/hooks/corroborate`, description: 'The content system' }, 'Alma Ortiz');
    for (const status of [204, 503]) {
      stage.receiver.status = status;
      const had = stage.receiver.got.length;
      await stage.product.app.get(WebhookService).test(id);
      await stage.until(async () => stage.receiver.got.length > had);
    }
  }

  const look = async (route: string, at?: string) => {
    const page = await stage.page(route, { editor: 'ann', bypassCSP: true, ...(at ? { at } : {}) });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    return page;
  };

  /** Faults of a case in each of its tabs; its sources are open. */
  async function faultsOfTabs(page: Page, name: string): Promise<string[]> {
    const faults: string[] = [];
    for (const tab of ['Sources', 'Claims', 'Story', 'Checks', 'File']) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      await page.waitForLoadState('networkidle');
      faults.push(...(await faultsOf(page, tab === 'Sources' ? name : `${name}-${tab.toLowerCase()}`)));
      if (pictures) for (const part of PARTS[name]?.[tab] ?? []) await partOf(page, part);
    }
    return faults;
  }

  it('shows every desk page without accessibility faults or horizontal scrolling', async () => {
    const faults: string[] = [];
    const done = await stage.decided(/Ferry with 163/);
    const detailed = await stage.decided(/Grandstand section/, 'detailed');
    const [open] = (await stage.product.db.reviews.list({ limit: 1, state: 'open' })).items;
    const [source] = (await stage.product.db.sources.listUses(done)).filter(({ stance }) => stance === 'supports');
    const routes = [
      ['candidates', '/candidates'],
      ['nowhere', '/no/such/page'],
      ['topics', '/topics'],
      ['topic', `/topics/${(await stage.topic(/Ferry with 163/)).id}`],
      ['investigations', '/investigations'],
      ['case', `/investigations/${done}`],
      ['report', `/investigations/${detailed}/report`],
      ['detailed', `/investigations/${detailed}`],
      ['capture', `/investigations/${done}/sources/${source?.sourceId}`],
      ['review', `/reviews/${open?.id ?? (await stage.item(await stage.decided(/Police chief/)))}`],
      ...STANDING,
    ] as const;
    // Only now: an endpoint is told of every investigation, and a log of many lines shows no test.
    await furnish();
    for (const [name, route] of routes) {
      const page = await look(route);
      if (name === 'webhooks') await page.getByRole('button', { name: 'Delivery log' }).first().click();
      if (name === 'webhooks') await page.getByText('answered 503').first().waitFor();
      if (name === 'submit' || name === 'ratings') await FILLED[name](page);
      faults.push(...(await (PARTS[name] ? faultsOfTabs(page, name) : faultsOf(page, name))));
      await page.close();
    }
    expect(faults).toEqual([]);
  });

  it('shows the full date of each candidate in every locale', async () => {
    for (const locale of ['en-US', 'de-DE', 'pt-BR', 'ru-RU', 'vi-VN']) {
      const page = await stage.page('/candidates', { editor: 'ann', locale });
      await page.locator('.grid-row .c-day').first().waitFor();
      expect(await page.evaluate<string[]>(CUT_DAYS)).toEqual([]);
      await page.close();
    }
  });

  const faultsOfCorrecting = async () => {
    const page = await look(`/investigations/${await stage.decided(/Ferry with 163/)}`);
    await correctFirstSource(page);
    const dialog = page.getByRole('dialog');
    const faults = await faultsOf(page, 'question');
    await dialog.getByLabel('What to correct').selectOption('tier');
    await dialog.getByLabel('Correct value').selectOption('4');
    await dialog.getByLabel('Reason').fill('A satirical page.');
    await dialog.getByRole('button', { name: 'Preview changes' }).click();
    await dialog.getByRole('heading', { name: 'Preview' }).waitFor();
    return [...faults, ...(await faultsOf(page, 'difference'))];
  };
  const faultsOfLiveView = async () => {
    stage.gate.hold();
    const id = await stage.begun(/Valdezarza/);
    const happened = async (event: string, field: string, value: string) =>
      (await stage.product.db.events.since(id, 0, 5_000)).some(
        ({ type, data }) => type === event && data[field] === value,
      );
    await stage.until(async () => {
      stage.gate.passOne();
      return happened('stage.started', 'stage', 'read');
    });
    // A paused investigation reads on to the end of its stage, and cannot end while the page is looked at.
    await stage.product.investigations.pause(id, 'ann');
    stage.gate.go();
    await stage.until(() => happened('source.read', 'verdict', 'complete'));
    for (const [at, card] of CARDS.entries())
      await stage.product.db.events.append(id, 'source.summarised', { at: at + 1, of: 7, source_id: -at, ...card });
    const live = await stage.page(`/investigations/${id}`, { editor: 'ann', bypassCSP: true });
    await live.getByText(/[1-9]\d* pages? read,/).waitFor();
    await live.getByText('3 of 7 summarized').waitFor();
    await live
      .locator('section', { hasText: 'Search services' })
      .getByText('Google News', { exact: true })
      .first()
      .waitFor();
    return faultsOf(live, 'live');
  };

  /** A case with all that one may have, which no topic of the demo does. */
  const faultsOfFullCase = async () => {
    const id = await stage.decided(/Ferry with 163/);
    const page = await stage.page('/engines', { editor: 'ann', bypassCSP: true });
    await page.route(`**/api/investigations/${id}`, async (route) => {
      const json = (await (await route.fetch()).json()) as { result: WireResult };
      withEverything(json.result);
      await route.fulfill({ json });
    });
    await page.goto(`${stage.open.url}/investigations/${id}?tab=story`);
    await page.getByText('Sources give different dates:').waitFor();
    return faultsOfTabs(page, 'full-case');
  };

  it('shows sign-in, a plan, a live view, a full case and a correction without accessibility faults', async () => {
    const faults: string[] = [];
    const keyed = await stage.serve({ AUTH_MODE: 'apikey' });
    faults.push(...(await faultsOf(await look('/', keyed.url), 'sign-in')));
    const waits = await stage.begun(/Nerith Lithium/, { force: true, awaitApproval: true });
    faults.push(...(await faultsOf(await look(`/investigations/${waits}`), 'plan')));
    faults.push(...(await faultsOfFullCase()));
    faults.push(...(await faultsOfCorrecting()));
    faults.push(...(await faultsOfLiveView()));
    expect(faults).toEqual([]);
  });

  it('loads less than 250 kB of compressed files at start', () => {
    const folder = path.join(root, 'dist/desk');
    const first = [
      ...readFileSync(path.join(folder, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g),
    ].map(([, file]) => readFileSync(path.join(folder, file!)));
    const bytes = first.reduce((sum, file) => sum + gzipSync(file).length, 0);
    expect(first.length).toBeGreaterThan(1);
    expect(bytes).toBeLessThan(250 * 1024);
  });

  it('neither runs scripts from web text at the desk nor links to anything except web pages', async () => {
    const hostile = {
      ...(stage.world.topics[0] as never as object),
      externalId: 'hostile',
      title: '<img src=x onerror="document.title=1"> "><script>document.title=2</script>',
      url: 'javascript:document.title=3',
    };
    const [stored] = await stage.product.investigations.submitTopics([hostile as never]);
    const opened = await stage.product.investigations.trigger({
      topicId: stored!.topic.id,
      mode: 'quick',
      priority: 'low',
      force: true,
      requestedBy: 'ann',
      awaitApproval: true,
    });
    const page = await stage.page(`/investigations/${(opened as { investigationId: number }).investigationId}`, {
      editor: 'ann',
    });
    await page.getByRole('heading', { level: 1, name: /<img src=x/ }).waitFor();
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(await page.evaluate<string[]>('[...document.links].map((link) => link.protocol)')).not.toContain(
      'javascript:',
    );
    await page.getByRole('button', { name: 'Approve and start' }).waitFor();
  });

  const asked = (sql: string, values: unknown[]) => stage.product.db.dataSource.query(sql, values);
  /** Opens the page that the first source was captured from; the passage is in sight. */
  const captured = async (id: number) => {
    const page = await stage.page(`/investigations/${id}`, { editor: 'ann' });
    const shown = await openFirstSource(page);
    const passage = (await shown.locator('mark').textContent()) ?? '';
    await shown.getByRole('link', { name: /^Captured page of/ }).click();
    const key = page.locator('.capture-text mark.key');
    await key.waitFor();
    expect(await key.textContent()).toContain(passage);
    const box = await key.boundingBox();
    expect(box!.y > 0 && box!.y + box!.height < 860).toBe(true);
    return { page, passage, source: Number(page.url().split('/').at(-1)) };
  };
  const neverMarkup = async (page: Page, passage: string, source: number) => {
    const hostile =
      `Hello <b>bold</b>.\n\n<img src=x onerror="document.title='run'"><script>document.title='run'</script> ` +
      `${passage}`;
    await asked('UPDATE sources SET text = $2 WHERE id = $1', [source, hostile]);
    await page.reload();
    await page.locator('.capture-text mark.key').waitFor();
    expect(await page.locator('.capture-text').textContent()).toBe(hostile);
    expect(await page.locator('.capture-text :not(span):not(mark)').count()).toBe(0);
    expect(await page.title()).not.toContain('run');
  };
  const letGo = async (id: number, source: number) => {
    // What waits for a person keeps its evidence.
    await asked(`UPDATE review_items SET state = 'superseded' WHERE investigation_id = $1 AND state = 'open'`, [id]);
    await asked(`UPDATE sources SET last_seen_at = now() - interval '90 days' WHERE id = $1`, [source]);
    expect(await stage.product.db.retention.removeCaptures(new Date(Date.now() - 30 * 86_400_000))).toBe(1);
  };
  const cannotBeRecomputed = async (page: Page, id: number) => {
    await page.goto(`${stage.open.url}/investigations/${id}`);
    await correctFirstSource(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What to correct').selectOption('cluster');
    await dialog.getByLabel('Correct value').selectOption('own');
    await dialog.getByLabel('Reason').fill('Another house.');
    await dialog.getByRole('button', { name: 'Preview changes' }).click();
    await dialog.getByRole('alert').getByText('has been deleted, so the decision cannot be recomputed').waitFor();
  };

  it('shows a captured page as plain text with its passage highlighted, and says if the text was deleted', async () => {
    const id = await stage.decided(/Ferry with 163/);
    const { page, passage, source } = await captured(id);
    const kept = await stage.product.db.sources.capture(source);
    const about = page.getByRole('complementary', { name: 'About this capture' });
    expect(await about.textContent()).toContain(kept!.article.contentHash);
    expect(await page.locator('.capture-text').textContent()).toBe(kept!.text);
    await neverMarkup(page, passage, source);

    await letGo(id, source);
    await page.reload();
    await page.getByText('The text is no longer kept.').waitFor();
    expect(await page.locator('.capture-page mark').first().textContent()).toContain(passage);
    expect(await about.textContent()).toContain(kept!.article.contentHash);
    await cannotBeRecomputed(page, id);
  });
}

/** Pages of no topic or case. */
const STANDING = [
  ['metrics', '/figures'],
  ['engines', '/engines'],
  ['keys', '/admin/keys'],
  ['webhooks', '/admin/webhooks'],
  ['ratings', '/admin/ratings'],
  ['submit', '/submit'],
  ['audit', '/admin/audit'],
] as const;

/** Parts that have a picture of their own, by the name of their page. */
const PARTS: Record<string, Record<string, string[]>> = {
  case: { Sources: ['sources', 'social'], Claims: ['claims'], Story: ['origin'], Checks: ['why'], File: ['ledger'] },
  detailed: { Claims: ['leads'], Story: ['timeline', 'balance', 'positions', 'statements', 'context'] },
};

/** Pages that are summarized while the gate is down. */
const CARDS = [
  {
    stars: 5,
    stance: 'supports',
    name: 'Andalusia Wire',
    title: 'Fire in the Sierra de Almorán: a town is emptied',
    url: 'https://andalusiawire.example/fire',
    published: '2026-10-17T21:10:00.000Z',
    lean: 'centre',
    key_finding:
      'A wildfire forced the evacuation of Valdezarza, a town of 1,400 people, the regional government said.',
  },
  {
    stars: 3,
    stance: 'mentions',
    name: 'Sierra Weather Notes',
    title: 'Dry October so far',
    url: 'https://sierranotes.example/october',
    published: null,
    lean: null,
    key_finding: null,
  },
  { stars: 4, stance: 'unrelated', name: 'Hill Courier', title: 'Olive harvest begins' },
];

/** What people bring, before it is sent: with faults and with what is known already. */
const FILLED = {
  async submit(page: Page): Promise<void> {
    await page.getByLabel('Headline').fill('Ferry with 163 passengers runs aground off Pell Island');
    await page.getByText('More details').click();
    await page.getByLabel('Place').fill('Pell Island, Maine');
    await page.getByLabel('Additional pages').fill('https://www.pellisland.example/notices/14\nharbour master');
    await page.getByLabel('URL of the original page').fill('https://feedbarrel.com/story/400229');
    await page.getByLabel('Headline').focus();
    await page.getByText('Line 2: the URL must be').waitFor();
    await page.getByLabel('Additional pages').fill('https://www.pellisland.example/notices/14');
    await page.getByLabel('Headline').focus();
    await page.getByText('Already submitted from this page:').waitFor();
  },
  async ratings(page: Page): Promise<void> {
    const content = 'domain,score\none.example,40\nthree.example,70\nfour.example,55\nnowhere,5\n';
    const buffer = Buffer.from(content);
    await page.getByLabel('File').setInputFiles({ name: 'ratings-2026.csv', mimeType: 'text/csv', buffer });
    await page.getByText('Line 5: “nowhere” is not a domain.').waitFor();
  },
};

/** The first element that sticks out without a scroller of its own around it. */
const WIDEST = `(() => {
  const out = [...document.querySelectorAll('main *')].find(
    (item) => item.getBoundingClientRect().right > innerWidth + 1 && !item.closest('.scroll, .tab-list, svg'),
  );
  return out ? out.tagName + '.' + out.className : 'nothing';
})()`;

/**
 * What can be reached but hardly read: the name of this page out of sight, cells a few letters wide, figures of charts
 * too small.
 */
const POOR = `(() => {
  const here = document.querySelector('.top nav a.here')?.getBoundingClientRect();
  const squeezed = [...document.querySelectorAll('main .list td')]
    .filter((cell) => cell.clientWidth < 90 && cell.clientHeight > 120)
    .map((cell) => 'a cell of ' + cell.clientWidth + ' px: ' + cell.textContent.slice(0, 30));
  const tick = document.querySelector('main .charts svg text');
  const size = tick ? parseFloat(getComputedStyle(tick).fontSize) * tick.getScreenCTM().a : 12;
  const out = [...document.querySelectorAll('main .charts svg text')]
    .filter((text) => text.getBoundingClientRect().left < text.ownerSVGElement.getBoundingClientRect().left - 1)
    .map((text) => 'a label sticks out of its chart: ' + text.textContent);
  const matrix = document.querySelector('#claims .scroll');
  const hidden = innerWidth < 760 && matrix ? matrix.scrollWidth - matrix.clientWidth : 0;
  return [
    ...out.slice(0, 2),
    ...(hidden > 1 ? ['claims and sources scroll sideways by ' + hidden + ' px'] : []),
    ...(here && (here.left < 0 || here.right > innerWidth) ? ['the name of this page is out of sight'] : []),
    ...squeezed.slice(0, 2),
    ...(size < 9 ? ['figures of ' + size.toFixed(1) + ' px'] : []),
  ];
})()`;

async function picture(page: Page, name: string): Promise<void> {
  await keep(page, name, await page.screenshot({ animations: 'disabled' }));
}

/** The browser itself writes WebP, a third of the size of PNG. */
async function keep(page: Page, name: string, png: Buffer): Promise<void> {
  await mkdir(pictures ?? '.', { recursive: true });
  const file = path.join(pictures ?? '.', `${name}.${kind}`);
  if (kind === 'png') return writeFile(file, png);
  const painter = await page.context().newPage();
  try {
    const url = await painter.evaluate<string>(`(async () => {
      const answer = await fetch('data:image/png;base64,${png.toString('base64')}');
      const picture = await createImageBitmap(await answer.blob());
      const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.86);
    })()`);
    await writeFile(file, Buffer.from(url.split(',')[1] ?? '', 'base64'));
  } finally {
    await painter.close();
  }
}

/** One part of a case, by itself. */
async function partOf(page: Page, part: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.emulateMedia({ colorScheme: 'light' });
  await keep(page, `desk-part-${part}`, await page.locator(`#${part}`).screenshot({ animations: 'disabled' }));
}
