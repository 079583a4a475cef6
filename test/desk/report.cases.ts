import { readFile } from 'node:fs/promises';
import { sha256 } from '@corroborate/domain';
import type { Page } from 'playwright-core';
import type { Stage } from './stage';

const TOPIC = /Grandstand section/;
const HELD = /Army convoy/;
const EVIL = '<img src=x onerror="document.title=1"> **bold**';

interface ReportedCase {
  sections: { title: string; groups: { heading: string | null; items: { label: string; href?: string }[] }[] }[];
  sources: { title: string; url: string }[];
}

/** The cited report at the desk, and what it can be handed on as. */
export function reportCases(stage: Stage): void {
  let id: number;
  beforeAll(async () => {
    id = await stage.decided(TOPIC, 'detailed');
  });

  const open = async (query = '', options = {}) => {
    const page = await stage.page(`/investigations/${id}/report${query}`, { editor: 'ann', ...options });
    await page.getByRole('heading', { level: 2, name: 'Verdict' }).waitFor();
    return page;
  };
  const api = (path: string) => fetch(`${stage.open.url}/api/investigations/${id}/${path}`);
  const heading = (page: Page, name: string) => page.locator('.report').getByRole('heading', { level: 2, name });

  it('links the report from the case and links back to the case', async () => {
    const page = await stage.page(`/investigations/${id}`, { editor: 'ann' });
    await page.getByRole('link', { name: 'Report', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: TOPIC }).waitFor();
    await page.getByRole('link', { name: '← Case' }).click();
    await page.getByRole('region', { name: 'Verdict' }).waitFor();
  });

  it('contains more or fewer sections depending on the chosen depth', async () => {
    const page = await open('?depth=file');
    await heading(page, 'Timeline').waitFor();
    await page.getByRole('link', { name: 'Brief', exact: true }).click();
    await heading(page, 'Timeline').waitFor({ state: 'detached' });
    await heading(page, 'Verdict').waitFor();
    expect(new URL(page.url()).searchParams.get('depth')).toBe('brief');
    await page.getByRole('link', { name: 'File', exact: true }).click();
    await heading(page, 'Timeline').waitFor();
  });

  it('links each citation number to its source and back to the sentence, for mouse and keyboard', async () => {
    const page = await open('?depth=file');
    const number = page.locator('#cite-1-1');
    await number.focus();
    await page.keyboard.press('Enter');
    const source = page.locator('#source-1:target');
    await source.waitFor();
    const back = source.getByRole('link', { name: /^Back to .*, place 1$/ });
    await back.focus();
    await page.keyboard.press('Enter');
    await page.locator('#cite-1-1:target').waitFor();
    const box = await number.boundingBox();
    expect(box!.y > 46 && box!.y < 860).toBe(true);
  });

  it('links each source to its captured page', async () => {
    const page = await open('?depth=file');
    await page.getByRole('link', { name: 'Captured page of source 1', exact: true }).click();
    await page.locator('h1#capture-title').waitFor();
  });

  it('copies the report as the same Markdown that the API returns', async () => {
    const page = await open('?depth=report', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toBe(await (await api('report?format=markdown&depth=report')).text());
  });

  it.each([
    ['Markdown', 'md', /^# Grandstand/],
    ['HTML', 'html', /^<!doctype html>/i],
    ['JSON', 'json', /^\{"investigation_id"/],
    ['Case folder', 'zip', /^PK/],
  ])('downloads the report as a file: %s', async (name, ending, begin) => {
    const page = await open('?depth=file');
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name, exact: true }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(new RegExp(`-${id}(?:-[a-z0-9-]+)?\\.${ending}$`));
    expect(await readFile(await file.path(), 'latin1')).toMatch(begin);
    // The chain of the case told of these very bytes before they left, and is sealed behind that.
    const digest = sha256(await readFile(await file.path()));
    const { evidence } = stage.product.db;
    const entry = (await evidence.listEntries(id)).find(
      ({ kind, content }) => kind === 'report' && content.includes(digest),
    );
    expect(entry).toBeDefined();
    await stage.until(async () => (await evidence.listSeals(id)).some(({ seq }) => seq >= entry!.seq));
  });

  // A browser without a window takes a PDF for a file to be saved, so what came is looked at, not the page.
  it('opens as a PDF', async () => {
    const page = await open('?depth=file');
    const coming = page.context().waitForEvent('response', (answer) => answer.url().includes('format=pdf'));
    await page.getByRole('link', { name: 'PDF', exact: true }).click();
    const answer = await coming;
    expect(answer.status()).toBe(200);
    expect(await answer.headerValue('content-type')).toBe('application/pdf');
    expect((await (await api('report?format=pdf&depth=file')).text()).slice(0, 5)).toBe('%PDF-');
  });

  it('scrolls to the source named in the URL', async () => {
    const page = await open('?depth=file#source-2');
    const source = page.locator('#source-2:target');
    await source.waitFor();
    const box = await source.boundingBox();
    expect(box!.y >= 46 && box!.y < 860).toBe(true);
  });

  it('prints in black on white, without the controls of the desk', async () => {
    const page = await open('?depth=file', { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const gone of ['.top', '.report-tools', '.contents', '.claim-reviews', '.back-to'])
      expect(await page.locator(gone).first().isVisible()).toBe(false);
    expect(await heading(page, 'Sources').isVisible()).toBe(true);
    expect(await page.evaluate<string>('getComputedStyle(document.querySelector(".report")).color')).toBe(
      'rgb(0, 0, 0)',
    );
  });

  it('shows third-party text as plain text only', async () => {
    const page = await stage.page('/investigations', { editor: 'ann' });
    await page.route(`**/api/investigations/${id}/report*`, async (route) => {
      const json = (await (await route.fetch()).json()) as ReportedCase;
      Object.assign(json.sources[0]!, { title: EVIL, url: 'javascript:document.title=2' });
      const group = json.sections.flatMap(({ groups }) => groups)[0]!;
      group.heading = EVIL;
      Object.assign(group.items[0]!, { label: EVIL, href: 'javascript:document.title=3' });
      await route.fulfill({ json });
    });
    await page.goto(`${stage.open.url}/investigations/${id}/report`);
    await page.locator('.report h3').first().waitFor();
    expect(await page.locator('.report h3').first().textContent()).toBe(EVIL);
    expect(await page.locator('#source-1 .report-source-title').textContent()).toBe(EVIL);
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(await page.evaluate<string[]>('[...document.links].map((link) => link.protocol)')).not.toContain(
      'javascript:',
    );
  });

  it('reports that an investigation has no decision yet', async () => {
    const waits = await stage.begun(/Nerith Lithium/, { force: true, awaitApproval: true });
    const page = await stage.page(`/investigations/${waits}/report`, { editor: 'ann' });
    await page.getByRole('alert').getByText(`Investigation ${waits} has no decision yet.`).waitFor();
    await stage.dropOpen();
  });

  it('creates ClaimReview markup for the entered URL, and rejects an invalid URL', async () => {
    const page = await open('', { permissions: ['clipboard-read', 'clipboard-write'] });
    const reviews = page.getByRole('region', { name: 'ClaimReview' });
    const field = reviews.getByLabel('URL of your fact check');
    await field.fill('javascript:alert(1)');
    await reviews.getByRole('button', { name: 'Create markup' }).click();
    await reviews.getByText('Enter a full URL').waitFor();
    expect(await reviews.getByRole('button', { name: /^Copy/ }).count()).toBe(0);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/claim-reviews?url=*example.org*', async (route) => (await held, route.continue()));
    await field.fill('https://www.example.org/fact-check');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
    expect(await reviews.getByRole('button', { name: /^Copy/ }).count()).toBe(0);
    answer();
    await reviews
      .getByRole('button', { name: /^Copy markup of/ })
      .first()
      .click();
    await reviews.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(JSON.parse(copied.split('\n').slice(1, -1).join('\n'))).toMatchObject({
      '@type': 'ClaimReview',
      url: 'https://www.example.org/fact-check',
    });
  });

  it('gives the reason why the claims of a held upgrade have no ClaimReview', async () => {
    const held = await stage.decided(HELD);
    const page = await stage.page(`/investigations/${held}/report`, { editor: 'ann' });
    const { withheld } = (await (
      await fetch(`${stage.open.url}/api/investigations/${held}/claim-reviews?url=https://a.example/x`)
    ).json()) as { withheld: { reason: string }[] };
    expect(withheld.length).toBeGreaterThan(0);
    await page.getByRole('region', { name: 'ClaimReview' }).getByText(withheld[0]!.reason).first().waitFor();
  });
}
