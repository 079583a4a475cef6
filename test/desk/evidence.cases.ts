import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { newSigningKey, SealingService, sha256 } from '@corroborate/evidence';
import { PublicCopiesJob, SourceWatcher, WatchJob } from '@corroborate/housekeeping';
import { PageReader, ParsePool } from '@corroborate/pages';
import { root, type Stage } from './stage';

const DAY_MS = 86_400_000;
const SILENT = { info: () => undefined, error: () => undefined };

/** What is kept, at the desk: of the case, and of a source with a snapshot that is asked for there. */
export function evidenceCases(stage: Stage): void {
  let id = 0;
  let source = 0;
  beforeAll(async () => {
    id = await stage.decided(/ferry/i);
    await stage.until(async () => (await stage.product.db.evidence.listSeals(id)).length > 0);
    const uses = await stage.product.db.sources.listUses(id);
    source = uses.find(({ counts }) => counts)!.sourceId;
  });

  it('shows on the case how far its evidence is sealed, and offers the archive for download', async () => {
    const page = await stage.page(`/investigations/${id}?tab=file`);
    const part = page.locator('#evidence');
    await part.getByText(/Sealed (?:completely|up to entry)/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('link', { name: 'Download the archive (WACZ)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`case-${id}.wacz`);
    const [checking] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('link', { name: 'Download the verifier' }).click(),
    ]);
    expect(checking.suggestedFilename()).toBe('verify.html');
    await checksOffline(stage, await checking.path(), await download.path());
    await part.getByRole('button', { name: 'Show evidence chain' }).click();
    const capture = part.getByRole('cell', { name: /^Capture: page/ }).first();
    const bytes = capture.getByRole('link', { name: 'Original' });
    const [original] = await Promise.all([page.waitForEvent('download'), bytes.click()]);
    expect(await bytes.getAttribute('href')).toMatch(`/${sha256(readFileSync(await original.path()))}`);
  });

  it('shows the server certificate of a source, and offers its original bytes only as a download', async () => {
    const page = await stage.page(`/investigations/${id}/sources/${source}`);
    const part = page.locator('#received');
    await part
      .getByText(/vouched for by/)
      .first()
      .waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part
        .getByRole('link', { name: /^Download/ })
        .first()
        .click(),
    ]);
    expect(readFileSync(await download.path()).length).toBeGreaterThan(100);
    await stage.until(async () => (await handedOut(stage)) > 0);
  });

  it('shows a requested snapshot once it is taken', async () => {
    const page = await stage.page(`/investigations/${id}/sources/${source}`);
    await page.getByRole('button', { name: 'Take snapshot' }).click();
    const picture = page.getByRole('img', { name: /The page in Chromium/ });
    await picture.waitFor();
    await picture.scrollIntoViewIfNeeded();
    await page.waitForFunction("document.querySelector('.snapshot img')?.naturalWidth === 1280");
    await page.getByRole('link', { name: 'Print (PDF)' }).waitFor();
  });

  it('shows a requested public copy as pending, then with a link to the archive', async () => {
    const page = await stage.page(`/investigations/${id}/sources/${source}`);
    const part = page.locator('#public-copies');
    await part.getByText(/^None requested\./).waitFor();
    await part.getByRole('button', { name: 'Request public copy' }).click();
    await part
      .getByRole('status')
      .getByText(/^Requested .+, pending\.$/)
      .waitFor();
    expect(await part.getByRole('button', { name: 'Archiving …' }).isDisabled()).toBe(true);
    const copy = await keptCopy(stage, id);
    await page.reload();
    const link = part.getByRole('link', { name: 'Copy at the Wayback Machine' });
    await link.waitFor();
    expect(copy.copyUrl).toMatch(/^https:\/\/web\.archive\.org\/web\/\d{14}\//);
    expect(await link.getAttribute('href')).toBe(copy.copyUrl);
    expect(await link.getAttribute('rel')).toBe('noreferrer noopener');
    await part.getByRole('button', { name: 'Request public copy' }).waitFor();
  });

  it('shows both versions of a changed source side by side, with the changed words highlighted', async () => {
    await changedSince(stage, id, ['163', '136']);
    const page = await stage.page(`/investigations/${id}?tab=file`);
    const part = page.locator('#changes');
    await part.getByText(/^\d+ sources? changed or lost$/).waitFor();
    const shown = part
      .locator('.side-by-side')
      .filter({ has: page.locator('del') })
      .first();
    const [before, now] = [shown.getByLabel('Before', { exact: true }), shown.getByLabel('Now', { exact: true })];
    expect((await before.locator('del').allTextContents()).join('')).toContain('163');
    expect((await now.locator('ins').allTextContents()).join('')).toContain('136');
    expect(await before.locator('ins').count()).toBe(0);
    expect(await now.locator('del').count()).toBe(0);
    const [left, right] = [await before.boundingBox(), await now.boundingBox()];
    expect(right!.x).toBeGreaterThanOrEqual(left!.x + left!.width);
    expect(Math.abs(right!.y - left!.y)).toBeLessThan(2);
    await part
      .getByText(/^\d+ checks?$/)
      .first()
      .click();
    await part
      .getByRole('listitem')
      .filter({ hasText: /\(HTTP 200\)/ })
      .first()
      .waitFor();
  });
}

/** The copy once it is there. The job waits between its questions to the archive; here nobody does. */
async function keptCopy({ product }: Stage, id: number) {
  const job = product.app.get(PublicCopiesJob, { strict: false });
  for (;;) {
    const copy = (await product.db.publicCopies.listByInvestigation(id)).at(-1)!;
    if (copy.state !== 'wanted') return copy;
    await product.db.dataSource.query(
      "UPDATE public_copies SET next_at = clock_timestamp() - interval '1 s' WHERE state = 'wanted'",
    );
    await job.run(new AbortController().signal);
  }
}

/**
 * From now on a page that counts and has the figure says another, and it is looked at again after the last of all its
 * times.
 */
async function changedSince({ product, world }: Stage, id: number, [from, to]: [string, string]): Promise<void> {
  const { db, app, settings } = product;
  const telling = (await db.sources.listUses(id)).find(
    ({ counts, passage }) => counts && passage?.quote.includes(from),
  )!;
  const source = telling.sourceId;
  const { finalUrl } = (await db.sources.getMany([source])).get(source)!;
  const page = world.pages.find(({ url }) => url === finalUrl)!;
  page.versions = [{ visit: 0, html: page.html!.replaceAll(from, to) }];
  const sealing = new SealingService(db.evidence, newSigningKey());
  const reader = app.get(PageReader, { strict: false });
  const pool = app.get(ParsePool, { strict: false });
  // A look that the workers made meanwhile is not the last.
  const clock = { now: () => new Date(Date.now() + 31 * DAY_MS) };
  const watcher = new SourceWatcher(db, reader, pool, { get: async () => sealing }, clock);
  await new WatchJob(db, watcher, settings, clock, SILENT).run(new AbortController().signal);
  delete page.versions;
  const looks = (await db.sourceChecks.listByCase(id)).filter(
    ({ sourceId, state }) => sourceId === source && state === 'done',
  );
  expect(looks.at(-1)).toMatchObject({ change: 'silently-edited', httpStatus: 200 });
}

/** The audit is written once the answer has left, so a browser may have its file first. */
async function handedOut(stage: Stage): Promise<number> {
  const subjects = await stage.product.db.dataSource.query(
    "SELECT subject FROM audit_log WHERE subject LIKE '%originals%'",
  );
  return subjects.length;
}

/** What is handed to somebody outside: a page and an archive, two files. */
async function checksOffline(stage: Stage, page: string, archive: string): Promise<void> {
  expect(readFileSync(page, 'utf8')).toBe(readFileSync(path.join(root, 'dist/verify/verify.html'), 'utf8'));
  const outside = await stage.page('', {
    at: pathToFileURL(path.join(root, 'dist/verify/verify.html')).href,
    offline: true,
  });
  await outside.setInputFiles('#file', archive);
  await outside.getByRole('heading', { name: 'Unchanged since it was sealed.' }).waitFor();
}
