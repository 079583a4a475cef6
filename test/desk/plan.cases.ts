import type { Page } from 'playwright-core';
import type { Stage } from './stage';

const TOPIC = /Lumeo Robotics/;
const DROPPED = /pie contest/;

/** Approving what is going to be asked before anything is. */
export function planCases(stage: Stage): void {
  const nothingAsked = async (id: number) => {
    expect(await stage.product.db.ledger.listByInvestigation(id)).toEqual([]);
    expect(stage.sandbox.requests()).toEqual([]);
    expect((await stage.product.db.investigations.get(id))?.spentUsd).toBe(0);
  };

  /** Orders the plan, and sees in it what will be asked and what it will cost. */
  const planned = async () => {
    const page = await stage.page('/candidates', { editor: 'ann' });
    await page.getByRole('searchbox').fill('Lumeo');
    await page.getByRole('row', { name: TOPIC }).click();
    await page.getByLabel('Show plan first').check();
    await page.getByRole('button', { name: 'Investigate 1' }).click();
    await page.getByRole('heading', { level: 1, name: TOPIC }).waitFor();
    const id = Number(page.url().split('/').at(-1));
    await page.getByRole('heading', { name: 'Questions to answer' }).waitFor();
    expect(await page.locator('.questions li').count()).toBeGreaterThan(0);
    const expected = page.locator('section', { has: page.getByRole('heading', { name: 'Expected' }) });
    expect(await expected.textContent()).toMatch(/Time.*\d+ (s|min).*Price\$[\d.]+.*Cannot pass\$0\.50/);
    await nothingAsked(id);
    return { page, id };
  };
  /** Strikes a query and an engine and asks something more; gives back the query. */
  const struckAndPlannedAnew = async (page: Page) => {
    const queries = page.locator('.query');
    const struckQuery = (await queries.first().textContent()) ?? '';
    await page.getByRole('checkbox', { name: struckQuery }).first().click();
    await page.locator('li.struck', { hasText: struckQuery }).waitFor();
    const engine = page.getByRole('checkbox', { name: /GDELT/ }).first();
    await engine.click();
    await page.locator('li.struck', { hasText: 'GDELT' }).first().waitFor();
    await page.getByLabel('Ask also').fill('Lumeo Robotics ribbon cutting Port Ellery');
    await page.getByRole('button', { name: 'Create new plan' }).click();
    await page.locator('.query', { hasText: 'ribbon cutting' }).waitFor();
    await page.locator('li.struck', { hasText: 'GDELT' }).first().waitFor();
    return struckQuery;
  };
  /** What was struck was not asked, and what was added was. */
  const askedAsPlanned = async (id: number, struckQuery: string) => {
    const calls = await stage.product.db.ledger.listByInvestigation(id);
    const searches = calls.filter(({ stage: at }) => at === 'search');
    expect(searches.length).toBeGreaterThan(2);
    expect(searches.filter(({ provider }) => /gdelt/i.test(provider))).toEqual([]);
    const asked = stage.sandbox
      .requests()
      .map(({ url, body }) =>
        decodeURIComponent(`${url} ${body}`.replace(/\+/g, ' ').replace(/%(?![0-9A-F]{2})/gi, '')),
      );
    expect(asked.some((words) => words.includes('ribbon cutting'))).toBe(true);
    expect(asked.filter((words) => words.includes(`=${struckQuery}&`) || words.includes(`"${struckQuery}"`))).toEqual(
      [],
    );
  };

  it('lists questions and queries, accepts removals and a brief, and sends no request before approval', async () => {
    stage.sandbox.clearRequests();
    const { page, id } = await planned();
    const struckQuery = await struckAndPlannedAnew(page);
    await nothingAsked(id);

    await page.getByRole('button', { name: 'Approve and start' }).click();
    await page.getByRole('region', { name: 'Verdict' }).waitFor();
    await askedAsPlanned(id, struckQuery);
  });

  it('discards an investigation plan without having sent any request', async () => {
    stage.sandbox.clearRequests();
    const id = await stage.begun(DROPPED, { force: true, awaitApproval: true });
    const page = await stage.page(`/investigations/${id}`, { editor: 'ann' });
    await page.getByRole('button', { name: 'Discard plan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel investigation' }).click();
    await page.getByText('Canceled. The topic is unchanged.').waitFor();
    await nothingAsked(id);
  });
}
