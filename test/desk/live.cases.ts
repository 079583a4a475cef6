import type { Page } from 'playwright-core';
import { Line } from './wires';
import { tabTo, type Stage } from './stage';

const HELD = /Police chief/;
const LONG = /Grain train/;
const CUT = /Sinkhole/;
/** Every request waits so long, ms: there must be time to watch. */
const SLOW = 250;
const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });

/** Starting an investigation and watching it. */
export function liveCases(stage: Stage): void {
  const eventsOf = (id: number) => stage.product.db.events.since(id, 0, 5_000);
  const readOnes = async (id: number) =>
    new Set((await eventsOf(id)).filter(({ type }) => type === 'source.read').map(({ data }) => Number(data.source_id)))
      .size;
  const shownRead = async (page: Page) =>
    Number(/(\d+) pages? read/.exec((await page.getByText(/pages? read,/).textContent()) ?? '')?.[1] ?? -1);

  /** Waits until so many pages have been read, then holds everything that is still to come. */
  async function holdAfter(id: number, pages: number): Promise<void> {
    await stage.until(async () => (await readOnes(id)) >= pages);
    stage.gate.hold();
    // What was under way when the gate fell may still be told.
    let before = -1;
    await stage.until(async () => {
      const now = (await eventsOf(id)).length;
      const still = now === before;
      before = now;
      if (!still) await new Promise((resolve) => setTimeout(resolve, 500));
      return still;
    });
  }

  /** Lets held data through, one piece at a time, until the check passes. */
  const passUntil = (check: () => Promise<boolean>) =>
    stage.until(async () => {
      if (await check()) return true;
      stage.gate.passOne();
      await new Promise((resolve) => setTimeout(resolve, SLOW));
      return false;
    });

  /** By the search field that `/` leads to. */
  async function sought(page: Page, headline: RegExp): Promise<void> {
    await page.getByRole('row', { name: headline }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(headline.source);
    await page.getByRole('status').getByText('1 candidate loaded').waitFor();
  }

  it('starts and decides an investigation by keyboard only, which updates the level and a metric', async () => {
    const page = await stage.page('/candidates', { editor: 'ann' });
    await sought(page, HELD);
    await tabTo(page, /^Candidates: arrow keys/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Investigate 1$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: HELD }).waitFor();
    await verdict(page).getByText('Held for review').waitFor();

    const before = await figures();
    await tabTo(page, /^Decide$/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Claim' }).waitFor();
    await tabTo(page, /^Claim$/);
    await page.keyboard.press('Enter');
    await page.getByText('You have claimed it for').waitFor();
    expect(await page.locator('input[name="action"]:checked').count()).toBe(0);
    await approveByKeyboard(page);
    await page.getByText('Approve by ann').waitFor();
    const after = await figures();
    expect([after.decisions - before.decisions, after.upgraded - before.upgraded]).toEqual([1, 1]);
    expect((await stage.topic(HELD)).verificationStatus).toBe('verified');
    await page.getByRole('link', { name: 'Open case' }).click();
    await verdict(page)
      .getByText(/Verified$/)
      .waitFor();
    expect(await verdict(page).textContent()).toContain('An editor approved it.');
  });

  it('shows sources as they arrive, and each only once after a reload during the run', async () => {
    stage.gate.slow(SLOW);
    const id = await stage.begun(LONG);
    // The gate falls by itself: a browser on a busy machine may be slower than the whole investigation.
    const held = holdAfter(id, 1);
    const page = await stage.page(`/investigations/${id}`, { editor: 'ann' });
    await page.getByText('Live', { exact: true }).waitFor();
    await held;
    const known = await readOnes(id);
    await stage.until(async () => (await shownRead(page)) === known);
    expect((await stage.product.db.investigations.get(id))?.status).toBe('running');

    await page.reload();
    await page.getByText('Live', { exact: true }).waitFor();
    await stage.until(async () => (await shownRead(page)) === known);
    const steps = await page
      .locator('[data-event]')
      .evaluateAll((items) => items.map((item) => (item as unknown as { dataset: { event: string } }).dataset.event));
    expect(steps.length).toBeGreaterThan(2);
    expect(new Set(steps).size).toBe(steps.length);
    expect(await readOnes(id)).toBe(known);
    expect((await eventsOf(id)).filter(({ data }) => data.stage === 'decide')).toEqual([]);

    stage.gate.go();
    await verdict(page).waitFor();
    expect(await verdict(page).textContent()).toMatch(/independent credible source/);
  });

  it('resumes after a lost connection with the next event, without loss or duplicates', async () => {
    const line = await new Line(stage.open.url).start();
    try {
      stage.gate.hold();
      const id = await stage.begun(CUT);
      await passUntil(async () => (await readOnes(id)) >= 1);
      const page = await stage.page(`/investigations/${id}`, { editor: 'ann', at: line.url });
      await page.getByText(/[1-9]\d* pages? read,/).waitFor();
      line.cut();
      await page.getByText('Connection lost. Reconnecting …').waitFor();
      const missed = (await eventsOf(id)).length;
      await passUntil(async () => (await eventsOf(id)).length > missed + 3);
      expect((await stage.product.db.investigations.get(id))?.status).toBe('running');
      line.restore();
      await page.getByText('Live', { exact: true }).waitFor();
      await stage.until(async () => (await shownRead(page)) === (await readOnes(id)));
      const [first, second] = line.streams;
      expect(line.streams.length).toBe(2);
      expect([first?.lastEventId, second?.state]).toEqual([null, []]);
      expect(Number(second?.lastEventId)).toBe(Math.max(...(first?.state ?? []), ...(first?.progress ?? [])));
      stage.gate.go();
      await verdict(page).waitFor();
      const seen = [...(first?.state ?? []), ...(first?.progress ?? []), ...(second?.progress ?? [])];
      expect(seen).toEqual((await eventsOf(id)).map((event) => event.id));
      expect(second?.progress.length).toBeGreaterThan(3);
    } finally {
      await line.close();
    }
  });

  it('waits when rate-limited by the server, then continues automatically', async () => {
    const page = await stage.page('/candidates', { editor: 'ann' });
    const asked: number[] = [];
    let refusals = 2;
    await page.route('**/api/investigations', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      asked.push(Date.now());
      if ((refusals -= 1) >= 0)
        return route.fulfill({
          status: 429,
          headers: { 'retry-after': '2', 'content-type': 'application/problem+json' },
          body: JSON.stringify({ code: 'too-many-requests', detail: 'Rate limit exceeded.', hint: '' }),
        });
      return route.continue();
    });
    for (const words of ['goose', 'lithium', 'pie contest']) {
      await page.getByRole('searchbox').fill(words);
      const row = page.getByRole('row', { name: new RegExp(words, 'i') });
      if ((await row.count()) === 0) await page.waitForTimeout(300);
      if (await row.count()) await row.first().click();
    }
    await page.getByLabel('Show plan first').check();
    await page.getByRole('button', { name: /^Investigate \d/ }).click();
    await page.getByText(/Server busy. Continuing in [12] s; \d topics? left./).waitFor();
    await page.getByText(/^\d investigations? started\.$/).waitFor();
    expect(asked.length).toBeGreaterThan(3);
    const firstRound = asked.filter((at) => at - asked[0]! < 1_000).length;
    expect(asked[firstRound]! - asked[firstRound - 1]!).toBeGreaterThan(1_500);
    // Their plans wait for nobody; other tests start the same topics.
    await stage.dropOpen();
  });

  const figures = async () =>
    (
      (await (await fetch(`${stage.open.url}/api/metrics/summary`)).json()) as {
        total: { decisions: number; upgraded: number };
      }
    ).total;
}

/** Approves the open item with a reason, then opens it again from the queue. */
async function approveByKeyboard(page: Page): Promise<void> {
  await tabTo(page, /^Approve: verified/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Reason \(required\)/);
  await page.keyboard.type('I have read both reports, and the court has the charge.');
  await tabTo(page, /^Decide$/);
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Approved:').waitFor();
  await tabTo(page, /^Police chief/);
  await page.keyboard.press('Enter');
}
