import type { Locator, Page } from 'playwright-core';
import { ReviewService } from '@corroborate/casework';
import { correctFirstSource, type Stage } from './stage';

const SHARED = /Army convoy/;
const LOWERED = /Library roof/;
const REJECTED = /trick-or-treating/;
const AGAIN = /Water pours over Cutler Mill/;
const SECOND = /maternity ward/;
const SUPPORTED = /Ferry with 163/;
const NOTED = /Police chief/;
const JUDGED_AGAIN = /goose as deputy/;

/** People at the review desk. */
export function reviewCases(stage: Stage): void {
  const at = async (item: number, editor: string, url?: string) =>
    stage.page(`/reviews/${item}`, { editor, ...(url ? { at: url } : {}) });
  const claim = async (page: Page) => {
    await page.getByRole('button', { name: 'Claim' }).click();
    await page.getByText('You have claimed it for').waitFor();
  };

  it('lets one reviewer at a time claim an item, hands it over with a note, and expires the claim', async () => {
    const item = await stage.item(await stage.investigated(SHARED));
    const [ann, ben] = [await at(item, 'ann'), await at(item, 'ben')];
    await claim(ann);
    await ben.getByText(/ann has claimed it for (20:00|19:\d\d)/).waitFor();
    expect(await ben.getByRole('button', { name: 'Decide', exact: true }).count()).toBe(0);
    const refused = await fetch(`${stage.open.url}/api/reviews/${item}/decide`, {
      method: 'POST',
      headers: { 'x-editor': 'ben', 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'reject', reject_reason: 'other' }),
    });
    expect(refused.status).toBe(409);

    await ann.getByLabel('Note').fill('Called the sheriff; he calls back at five.');
    await ann.getByRole('button', { name: 'Hand over with note' }).click();
    await ben.getByText('Handed over: Called the sheriff; he calls back at five.').waitFor();
    await claim(ben);
    await ann.getByText(/ben has claimed it for/).waitFor();

    await stage.product.db.dataSource.query(
      `UPDATE review_items SET lease_until = now() - interval '1 second' WHERE id = $1`,
      [item],
    );
    await ann.getByRole('button', { name: 'Claim' }).waitFor();
    await claim(ann);
    expect((await stage.product.db.reviews.get(item))?.claimedBy).toBe('ann');
  });

  it('loads items beyond the first hundred, and filters by priority', async () => {
    await stage.product.db.dataSource.query(
      `WITH t AS (INSERT INTO topics (external_id, title, newsworthiness_score, status, verification_status)
          SELECT 'row-' || n, 'Row of the queue ' || n, 10, 'draft', 'unverified'
          FROM generate_series(1, 130) AS n RETURNING id),
        i AS (INSERT INTO investigations
            (topic_id, mode, status, budget_usd, verification_level_before, finished_at)
          SELECT id, 'quick', 'completed', 1, 'unverified', now() FROM t RETURNING id, topic_id)
      INSERT INTO review_items (investigation_id, topic_id, reasons, priority, recommended_level, in_queue)
        SELECT id, topic_id, '[{"reason": "partial-run", "detail": "x"}]', 'low', 'unverified', true
        FROM i ORDER BY id`,
    );
    try {
      const page = await stage.page('/reviews', { editor: 'ann' });
      await page.getByLabel('Priority').selectOption('low');
      const last = page.getByRole('link', { name: /Row of the queue 130/ });
      await page
        .getByRole('link', { name: /Row of the queue 1 / })
        .or(page.getByRole('link', { name: /Row of the queue 100/ }))
        .first()
        .waitFor();
      expect(await last.count()).toBe(0);
      await page.getByRole('button', { name: 'Show more' }).click();
      await last.waitFor();
      expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
      await page.close();
    } finally {
      await stage.product.db.dataSource.query(
        `UPDATE review_items SET state = 'superseded', in_queue = false WHERE topic_id IN (SELECT id FROM ` +
          `topics WHERE external_id LIKE 'row-%')`,
      );
    }
  });

  /** The next item says what was decided last. */
  const openDecided = async (page: Page, words: string) => {
    const decided = page.getByRole('status').filter({ hasText: words });
    await decided.getByRole('link').click();
  };
  const isMissing = (box: Locator) =>
    box.evaluate((field) => (field as unknown as { validity: { valueMissing: boolean } }).validity.valueMissing);

  it('requires a reason for another level, and a listed reason for a rejection', async () => {
    const [lowered, rejected] = [await stage.investigated(LOWERED, true), await stage.investigated(REJECTED)];
    const page = await at(await stage.item(lowered), 'ann');
    await claim(page);
    await page.getByLabel('Set another level').check();
    await page.getByRole('combobox', { name: /^Level/ }).selectOption('verified');
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    expect(await isMissing(page.getByLabel('Reason (required)'))).toBe(true);
    await page.getByLabel('Reason (required)').fill('The mayor confirmed it to me.');
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    await openDecided(page, 'Level set:');
    await page.getByText('Set level by ann').waitFor();
    expect((await stage.topic(LOWERED)).verificationStatus).toBe('verified');

    const other = await at(await stage.item(rejected), 'ann');
    await claim(other);
    await other.getByLabel('Reject', { exact: true }).check();
    await other.getByRole('combobox', { name: /^Reason/ }).selectOption('contradicted');
    await other.getByRole('button', { name: 'Decide', exact: true }).click();
    await openDecided(other, 'Rejected:');
    await other.getByText('Reject by ann').waitFor();
    await other.getByText('Contradicted', { exact: true }).waitFor();
    expect((await stage.topic(REJECTED)).verificationStatus).toBe('unverified');
    expect(await stage.product.db.reviews.listDecisionsWithoutItem(rejected)).toMatchObject([
      { action: 'reject', rejectReason: 'contradicted', decidedBy: 'ann' },
    ]);
  });

  it('approves an upgrade based on few sources with a single key press, and opens the next item', async () => {
    const id = await stage.decided(REJECTED);
    const { id: topicId } = await stage.topic(REJECTED);
    const reasons = [{ reason: 'few-sources', detail: 'One independent source supports it.' }];
    const [row] = await stage.product.db.dataSource.query<{ id: string }[]>(
      `INSERT INTO review_items (investigation_id, topic_id, reasons, priority, recommended_level, in_queue)
        VALUES ($1, $2, $3, 'high', 'verified', true) RETURNING id`,
      [id, topicId, JSON.stringify(reasons)],
    );
    const page = await at(Number(row!.id), 'ann');
    await page.getByText('Should this topic become verified?').waitFor();
    await page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Approve verified' }).waitFor();
    await page.keyboard.press('Control+a');
    expect((await stage.topic(REJECTED)).verificationStatus).toBe('unverified');
    await page.keyboard.press('a');
    await stage.until(async () => (await stage.topic(REJECTED)).verificationStatus === 'verified');
    await page.waitForURL((url) => !url.pathname.endsWith(`/${row!.id}`));
    await page.getByRole('status').getByText('Approved:').waitFor();
    expect(
      (await stage.product.db.reviews.listDecisions(Number(row!.id))).map(({ action, decidedBy }) => [
        action,
        decidedBy,
      ]),
    ).toEqual([['approve', 'ann']]);
  });

  it('asks for a note if an approval requires one, and submits it with Ctrl+Enter', async () => {
    const { id: topicId } = await stage.topic(NOTED);
    await stage.product.db.dataSource.query(`UPDATE topics SET verification_status = 'unverified' WHERE id = $1`, [
      topicId,
    ]);
    const item = await stage.item(await stage.investigated(NOTED, true));
    const page = await at(item, 'ann');
    await page.getByRole('region', { name: 'Decision' }).waitFor();
    await page.keyboard.press('a');
    await page.getByLabel('Reason (required)').waitFor();
    await page.locator('textarea:focus').waitFor();
    await page.keyboard.type('The court confirmed the charge to me.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('status').getByText('Approved:').waitFor();
    expect(await stage.product.db.reviews.listDecisions(item)).toMatchObject([{ action: 'approve', decidedBy: 'ann' }]);
  });

  it('opens the new investigation after another round is requested', async () => {
    const first = await stage.investigated(AGAIN);
    const page = await at(await stage.item(first), 'ann');
    await claim(page);
    await page.getByLabel('Ask for another round').check();
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    await openDecided(page, 'Searching again:');
    await page.waitForURL((url) => /^\/investigations\/\d+$/.test(url.pathname));
    const next = Number(page.url().split('/').at(-1));
    expect(next).not.toBe(first);
    await page.getByRole('region', { name: 'Verdict' }).waitFor();
    expect((await stage.product.db.investigations.get(next))?.topicId).toBe((await stage.topic(AGAIN)).id);
  });

  /** What it would change is shown before anything is kept. */
  const keptOnceSeen = async (dialog: Locator, id: number, says: RegExp) => {
    const known = (await stage.product.db.corrections.listByCase(id)).length;
    await dialog.getByRole('button', { name: 'Preview changes' }).click();
    await dialog.getByRole('heading', { name: 'Preview' }).waitFor();
    expect(await dialog.textContent()).toMatch(says);
    expect(await stage.product.db.corrections.listByCase(id)).toHaveLength(known);
    await dialog.getByRole('button', { name: /^Correct / }).click();
    await dialog.getByRole('heading', { name: 'Correction saved' }).waitFor();
    expect(await dialog.textContent()).toMatch(says);
  };

  it('previews the effect of a corrected stance, tier or source group, without changing the topic', async () => {
    const id = await stage.investigated(SUPPORTED);
    const before = (await stage.topic(SUPPORTED)).verificationStatus;
    const page = await stage.page(`/investigations/${id}`, { editor: 'ann' });
    for (const [field, value, says] of [
      ['stance', 'mentions', /Before.*After.*Level.*Counted independent sources/],
      ['tier', '4', /Before.*After.*Confidence/],
      ['cluster', 'own', /Before.*After/],
    ] as const) {
      await correctFirstSource(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('What to correct').selectOption(field);
      await dialog.getByLabel('Correct value').selectOption(value);
      await dialog.getByLabel('Reason').fill('It speaks of the accident of last year.');
      await keptOnceSeen(dialog, id, says);
      if (field === 'stance') {
        const [was, is] = await dialog
          .locator('tr', { hasText: 'Counted independent sources' })
          .locator('td')
          .allTextContents();
        expect(Number(is)).toBeLessThanOrEqual(Number(was));
      }
      await dialog.getByRole('button', { name: 'Done' }).click();
    }
    expect((await stage.topic(SUPPORTED)).verificationStatus).toBe(before);
    expect(await stage.product.db.corrections.listByCase(id)).toHaveLength(3);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /^File/ }).click();
    await page.getByText(/stance is mentions/).waitFor();
  });

  it('lists a re-evaluation in the case history, in order, with its changes', async () => {
    const id = await stage.decided(JUDGED_AGAIN);
    const { decision } = (await stage.product.db.investigations.get(id))!;
    // As a version with other rules would have left it.
    await stage.product.db.dataSource.query(
      `UPDATE investigations SET decision = decision || '{"confidence": 12}' WHERE id = $1`,
      [id],
    );
    const page = await stage.page(`/investigations/${id}?tab=file`, { editor: 'ben' });
    await page.getByRole('button', { name: 'Re-evaluate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Apply the new decision' }).click();
    await dialog.getByText('Applied with your name.', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const entry = page.locator('#history li', { hasText: 'Re-evaluated by rules, applied by ben' });
    await entry.getByText('Changes').click();
    const [was, is] = await entry.locator('tr', { hasText: 'Confidence' }).locator('td').allTextContents();
    expect([was, Number(is)]).toEqual(['12', Math.round((decision as { confidence: number }).confidence)]);
    expect(await page.locator('#history > ol > li').last().textContent()).toContain('Re-evaluated');
  });

  const servedStrictly = () => {
    const settings = { ...stage.product.settings, REVIEW_SECOND_PERSON: true };
    const reviews = new ReviewService(stage.product.db, stage.product.investigations, settings, stage.product.clock);
    return stage.serve({}, { access: stage.access, reviews });
  };
  const certify = async (page: Page) => {
    await page.getByLabel('Set another level').check();
    await page.getByRole('combobox', { name: /^Level/ }).selectOption('certified');
    await page.getByLabel('Reason (required)').fill('I have the minutes of the meeting.');
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
  };

  it('stores the first approval of `certified` and waits for a second person, if two are required', async () => {
    const strict = await servedStrictly();
    const item = await stage.item(await stage.investigated(SECOND));
    const ann = await at(item, 'ann', strict.url);
    await claim(ann);
    await certify(ann);
    await ann.getByText('ann has approved. A second reviewer must agree.').waitFor();
    expect((await stage.topic(SECOND)).verificationStatus).toBe('unverified');
    if (await ann.getByRole('button', { name: 'Claim' }).count()) await claim(ann);
    await certify(ann);
    await ann.getByRole('alert').waitFor();
    expect((await stage.topic(SECOND)).verificationStatus).toBe('unverified');
    await ann.getByRole('button', { name: /^Hand over/ }).click();

    const ben = await at(item, 'ben', strict.url);
    await ben.getByText('ann has approved. A second reviewer must agree.').waitFor();
    await claim(ben);
    await certify(ben);
    await ben.getByRole('status').getByText('Level set:').waitFor();
    await stage.until(async () => (await stage.topic(SECOND)).verificationStatus === 'certified');
    expect((await stage.product.db.reviews.listDecisions(item)).map(({ decidedBy }) => decidedBy)).toEqual([
      'ann',
      'ben',
    ]);
  });

  it('counts an upgrade that is later marked as false, and shows it in the metrics', async () => {
    const id = await stage.investigated(/Sable Shoal wind farm/);
    const figures = await stage.page('/figures', { editor: 'ann' });
    const tile = figures.locator('.tile', { hasText: 'False upgrades' });
    const before = Number(/(\d+) of/.exec((await tile.textContent()) ?? '')?.[1]);
    const page = await stage.page(`/investigations/${id}?tab=file`, { editor: 'ann' });
    await page.getByRole('button', { name: 'Mark upgrade as false' }).click();
    await page.getByLabel('How was it discovered?').fill('The airport denied it on Friday.');
    await page.getByRole('button', { name: 'Mark as false' }).click();
    await page.getByText('Last decision: Mark false by ann.').waitFor();
    await figures.reload();
    await figures
      .locator('.tile', { hasText: 'False upgrades' })
      .getByText(new RegExp(`^${before + 1} of \\d+ upgrades?, as far as marked$`))
      .waitFor();
  });
}
