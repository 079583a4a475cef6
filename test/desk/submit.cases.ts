import type { Page } from 'playwright-core';
import type { Stage } from './stage';

/** Stories and ratings that people bring, and the lists in which their topics stand. */
export function submitCases(stage: Stage): void {
  const TOPIC = /Library roof/;
  const filled = async (page: Page, fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  };

  const prepare = async () => {
    const known = await stage.topic(TOPIC);
    const page = stage.world.pages.find(({ url }) => /library.*roof|roof.*library/.test(url) && url !== known.url);
    return { known, own: page!.url };
  };

  /** A story with faults, which the page names beside their fields. */
  async function faulty(page: Page, own: string): Promise<void> {
    await page.getByRole('link', { name: 'Submit a story' }).last().click();
    await page.getByText('More details').click();
    await filled(page, {
      Headline: 'Roof of the library in Granite Ford falls in',
      'URL of the original page': 'https://me:secret@blog.example/roof',
      'Additional pages': `\n${own}\nlibrary`,
    });
    await page.getByLabel('Headline').focus();
    await page.getByText('The URL must be an http or https address').first().waitFor();
    await page.getByText('Line 3: the URL must be an http or https address').waitFor();
    expect(await page.getByLabel('URL of the original page').getAttribute('aria-invalid')).toBe('true');
  }

  it('shows an error next to each invalid field, and an earlier submission of the same page', async () => {
    const { known, own } = await prepare();
    const page = await stage.page('/topics', { editor: 'ann' });
    await faulty(page, own);
    await filled(page, { 'Additional pages': own, 'URL of the original page': known.url ?? '' });
    await page.getByLabel('Headline').focus();
    await page.getByText('Already submitted from this page:').waitFor();
    await page.getByRole('link', { name: TOPIC }).waitFor();
    expect(await page.locator('small.bad').count()).toBe(0);
  });

  it('fills in headline and main claim from a pasted link, or says what to enter instead', async () => {
    const { own } = await prepare();
    const page = await stage.page('/submit', { editor: 'ann' });
    await page.locator('textarea:focus').fill('https://nowhere.example/gone');
    await page.keyboard.press('Enter');
    await page.getByText('Give its headline along with the URL').waitFor();
    await page.locator('input:focus').waitFor();
    await filled(page, { 'Link or text': own });
    await page.getByLabel('Link or text').press('Enter');
    await stage.until(async () => /library/i.test(await page.getByLabel('Headline').inputValue()));
    await stage.until(async () => /roof/i.test(await page.getByLabel('Main claim').inputValue()));
    await page.getByText('More details').click();
    expect((await page.getByLabel('Text', { exact: true }).inputValue()).length).toBeGreaterThan(100);
    await filled(page, { 'Main claim': 'The harbor bridge is closed.' });
    await page.getByRole('button', { name: 'Use the claim as headline' }).click();
    expect(await page.getByLabel('Headline').inputValue()).toBe('The harbor bridge is closed.');
  });

  it('lets the user type a headline while a page loads slowly, and keeps it when the page arrives', async () => {
    const known = await stage.topic(/Burst main/);
    const page = await stage.page('/submit', { editor: 'ann' });
    stage.gate.hold();
    await filled(page, { 'Link or text': known.url ?? '' });
    await page.getByLabel('Link or text').press('Enter');
    await page.getByText('has not been read within two seconds').waitFor();
    await page.locator('input:focus').fill('Water in the underpass');
    stage.gate.go();
    await page.getByText('More details').click();
    await stage.until(async () => (await page.getByLabel('Text', { exact: true }).inputValue()).length > 100);
    expect(await page.getByLabel('Headline').inputValue()).toBe('Water in the underpass');
  });

  /** Of two documents one is left out again. */
  async function handInNotice(page: Page): Promise<void> {
    const notice = { name: 'notice.txt', mimeType: 'text/plain', buffer: Buffer.from('The roof fell in on Thursday.') };
    const wrong = { ...notice, name: 'wrong.txt', buffer: Buffer.from('Another matter.') };
    await page.getByLabel('Documents').setInputFiles([notice, wrong]);
    await page.getByRole('button', { name: 'Remove wrong.txt' }).click();
  }

  it('accepts a story with an additional page, and opens its live view and then its result', async () => {
    const { known, own } = await prepare();
    const page = await stage.page('/submit', { editor: 'ann' });
    await page.getByText('More details').click();
    await filled(page, {
      Headline: 'Roof of the library in Granite Ford falls in',
      Text: known.articleText ?? '',
      Place: known.location ?? '',
      'Additional pages': own,
    });
    await handInNotice(page);
    await page.getByLabel('Mode').selectOption('quick');
    await page.getByText(/^about/).waitFor();
    stage.gate.hold();
    await page.getByRole('button', { name: /^Investigate/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Roof of the library' }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    stage.gate.go();
    await page.getByRole('region', { name: 'Verdict' }).waitFor();
    const row = await stage.product.db.investigations.get(id);
    expect(row).toMatchObject({ requestedBy: 'ann', mode: 'quick', forced: false });
    expect((await stage.product.db.addedSources.listByCase(id)).map(({ title }) => title)).toContain('notice.txt');
    const topic = await stage.product.db.topics.get(row!.topicId);
    expect(topic?.sourcePlan).toMatchObject({ provided_sources: [own] });
    const read = (await stage.product.db.events.since(id, 0, 5_000)).filter(({ type }) => type === 'source.read');
    expect(read.map(({ data }) => data.url)).toContain(own);
  });

  it('lists topics in every state and stores the filter in the URL', async () => {
    const id = await stage.decided(/Ferry with 163/);
    const page = await stage.page('/topics', { editor: 'ann', locale: 'de-DE', timezoneId: 'America/New_York' });
    await page.getByRole('link', { name: 'Certified', exact: true }).click();
    await page.getByLabel('Search titles').fill('ferr');
    await page.waitForURL(/\/topics\?state=certified&q=ferr$/);
    await page.reload();
    const row = page.getByRole('row', { name: /Ferry with 163/ });
    await row.getByText('certified').waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    const received = row.locator('td:last-child time');
    const at = (await received.getAttribute('datetime')) ?? '';
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hour: 'numeric',
      minute: '2-digit',
    });
    const [time, half] = clock.format(new Date(at)).split(/\s/);
    expect(await received.textContent()).toMatch(/^[A-Z][a-z]+\.? \d+, \d{4}, /);
    expect(await received.textContent()).toContain(`, ${time} ${half === 'PM' ? 'p.m.' : 'a.m.'}`);
    expect(await received.getAttribute('title')).toBe(`${at.slice(0, 19).replace('T', ' ')} UTC`);
    await page.getByRole('link', { name: 'Canceled', exact: true }).click();
    await page.getByText('No topics found.').waitFor();
    await page.goBack();
    await row.getByRole('link', { name: /^Ferry/ }).click();
    await page.getByRole('link', { name: `Investigation ${id}` }).waitFor();
  });

  it('previews the changes in a ratings file, imports it, and records who imported it', async () => {
    const page = await stage.page('/admin/ratings', { editor: 'ann' });
    const choose = (name: string, content: string) =>
      page.getByLabel('File').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    await choose('notes.txt', 'hello');
    await page.getByRole('alert').getByText('No valid ratings in notes.txt').waitFor();
    await choose('winter.csv', 'domain,score\none.example,90\ntwo.example,10\n');
    await page.getByRole('button', { name: 'Activate list' }).click();
    await page.getByText('2 ratings active.').waitFor();
    await choose('spring.csv', 'domain,score\none.example,40\nthree.example,70\nnowhere,5\n');
    await page.getByText('Replaces winter.csv').waitFor();
    expect(await page.locator('.rating-counts').innerText()).toMatch(/with another score\s+1[^]*no longer rated\s+1/);
    await page.getByText('Line 4: “nowhere” is not a domain.').waitFor();
    expect(await stage.product.db.ratings.find(['three.example'])).toEqual([]);
    await page.getByRole('button', { name: 'Replace list' }).click();
    await page.getByRole('listitem').getByText('spring.csv').waitFor();
    expect(await stage.product.db.ratings.find(['one.example', 'two.example'])).toMatchObject([{ score: 0.4 }]);
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page
      .getByRole('row', { name: /ann.*ratings\.import.*spring\.csv/ })
      .first()
      .waitFor();
  });
}
