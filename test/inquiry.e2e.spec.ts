import path from 'node:path';
import type { Page } from 'playwright-core';
import { browserPath, LONG, Stage } from './desk/stage';

const TOPIC = /Norvane Foundry/;
/** Pages answer it, and it takes a language model to read it in their notes. */
const NEEDS_MODEL = 'How much was the inspector paid by Norvane Foundry?';
/** No page tells it, and it is critical: the work goes on for it until somebody says that it is enough. */
const UNANSWERED = 'How many inspectors did Norvane Foundry bribe?';
/** What the editor brings himself: it stands in the world, and no engine is needed to come to it. */
const OWN = 'https://statebroadcast.example/norvane-bribe';
const NOT_CREDIBLE = 'coastwire.example';
const REPLY = 'We paid a fee that the board had invoiced, and no inspector. Norvane Foundry';

if (!browserPath && process.env.CORROBORATE_REQUIRE_BROWSER)
  throw new Error('A Chromium is required here and there is none in /usr/bin.');

jest.setTimeout(LONG);

// Without a Chromium there is nothing to try; `.ci/run` demands one.
(browserPath ? describe : describe.skip)('investigation from plan to approval, at the desk', () => {
  const stage = new Stage('worlds/contract/inquiry');
  let page: Page;
  let id: number;
  beforeAll(async () => {
    await stage.start();
    // Of its three newsrooms two count, so that an allegation without a reply holds the upgrade.
    const rows = stage.world.ratings.map(({ site, rating }) => {
      const score = site === NOT_CREDIBLE ? 0.2 : rating;
      return { site, score, label: null };
    });
    await stage.product.db.ratings.importRows('world', rows, 'outlets.jsonl');
    id = await stage.begun(TOPIC, { awaitApproval: true, mode: 'exhaustive' });
    page = await stage.page(`/investigations/${id}`, { editor: 'ann' });
  }, LONG);
  afterAll(() => stage.close());

  /** With `DESK_SHOTS` set to a folder each step leaves a picture there, for whoever wants to look. */
  const shot = async (name: string) => {
    const folder = process.env.DESK_SHOTS;
    if (folder) await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  };
  const region = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) }).first();
  const eventsOfType = async (type: string) =>
    (await stage.product.db.events.since(id, 0, 5_000)).filter((event) => event.type === type);
  const level = async () => (await stage.topic(TOPIC)).verificationStatus;

  async function addQuestion(words: string): Promise<void> {
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page
      .getByRole('textbox', { name: /^Question \d+$/ })
      .last()
      .fill(words);
    await page
      .getByRole('combobox', { name: /^Priority of question/ })
      .last()
      .selectOption('critical');
  }

  it('lets an editor add questions and a source to the plan before approval, without a search', async () => {
    await page.getByRole('button', { name: 'Edit questions' }).click();
    await addQuestion(NEEDS_MODEL);
    await addQuestion(UNANSWERED);
    await shot('1-edit-questions');
    await page.getByRole('button', { name: 'Save questions' }).click();
    await page.locator('.questions li', { hasText: UNANSWERED }).waitFor();
    await page.getByLabel('URL or text').fill(OWN);
    await page.getByRole('button', { name: 'Add source' }).click();
    await region('Added sources').getByText(/of 5/).waitFor();
    await shot('2-plan');
    expect((await stage.product.db.ledger.listByInvestigation(id)).filter(({ stage: at }) => at === 'search')).toEqual(
      [],
    );
  });

  it('marks questions as answered while it runs, and ends with a verdict on wrap-up', async () => {
    stage.gate.slow(150);
    await page.getByRole('button', { name: 'Approve and start' }).click();
    await page.getByText('Live', { exact: true }).waitFor();
    const questions = region('Questions');
    await questions.locator('li', { hasText: UNANSWERED }).waitFor();
    await stage.until(
      async () =>
        (await eventsOfType('checkpoint.made')).length > 0 || (await eventsOfType('question.answered')).length > 0,
    );
    stage.gate.hold();
    await questions.locator('li', { hasText: NEEDS_MODEL }).getByText('open', { exact: true }).waitFor();
    await questions.locator('li', { hasText: UNANSWERED }).getByText('open', { exact: true }).waitFor();
    await shot('3-live');
    await page.getByRole('button', { name: 'Wrap up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wrap up' }).click();
    await page.getByText(/Wrapping up since/).waitFor();
    await shot('4-wrapping-up');
    stage.gate.go();
    await page.getByRole('region', { name: 'Verdict' }).waitFor();
    await page.getByRole('tab', { name: /^Story/ }).click();
    await questions.locator('li', { hasText: NEEDS_MODEL }).getByText('Requires a language model').waitFor();
    await shot('5-case');
  });

  it('holds the upgrade for a MAJOR finding because the accused was not asked for a response', async () => {
    await page.getByRole('tab', { name: /^Checks/ }).click();
    const look = page.getByRole('region', { name: 'Pre-publication check' });
    await look.getByText('major', { exact: true }).first().waitFor();
    await look.getByText('not asked').waitFor();
    expect(await level()).toBe('unverified');
    const [item] = await stage.product.db.reviews.listByCase(id);
    expect(item).toMatchObject({ state: 'open', recommendedLevel: 'verified' });
    expect(item?.reasons.map(({ reason }) => reason)).toContain('integrity-finding');
  });

  it('settles the finding with a response that the editor enters, and keeps the upgrade held', async () => {
    const look = page.getByRole('region', { name: 'Pre-publication check' });
    await look.getByRole('button', { name: /^Record a response from Norvane Foundry/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What happened').selectOption('answered');
    await dialog.getByLabel(/^Response/).fill(REPLY);
    await shot('6-reply');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await look.getByText(REPLY).waitFor();
    await look.getByText('settled', { exact: true }).first().waitFor();
    expect(await look.getByText('major', { exact: true }).count()).toBe(0);
    await shot('7-replied');
    expect(await level()).toBe('unverified');
    const [item] = await stage.product.db.reviews.listByCase(id);
    expect(item?.state).toBe('open');
    expect(item?.reasons.map(({ reason }) => reason)).not.toContain('integrity-finding');
  });

  it('raises the level once a person approves', async () => {
    await page.goto(`${stage.open.url}/reviews/${await stage.item(id)}`);
    await page.getByRole('button', { name: 'Claim' }).click();
    await page.getByText('You have claimed it for').waitFor();
    await shot('8-review');
    await page.getByLabel('Approve: verified').check();
    await page.getByLabel('Reason (required)').fill('The accused has answered, and two papers name the audit.');
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Approved:' }).getByRole('link').click();
    await page.getByText(/Approve by ann/).waitFor();
    await shot('9-released');
    expect(await level()).toBe('verified');
  });
});
