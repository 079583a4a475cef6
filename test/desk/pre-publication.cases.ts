import { ReviewService } from '@corroborate/casework';
import type { Stage } from './stage';

const ACCUSED = /Norrin Harbor/;
const ANSWER = 'It is <b>not</b> true, and we said so.';

/** What is found before print, and what editors note of replies. */
export function prePublicationCases(stage: Stage): void {
  let id: number;
  beforeAll(async () => {
    id = await stage.decided(ACCUSED, 'detailed');
  });

  const open = async (options = {}) => {
    const page = await stage.page(`/investigations/${id}?tab=checks`, { editor: 'ann', ...options });
    await page.getByRole('region', { name: 'Pre-publication check' }).waitFor();
    return page;
  };

  it('shows integrity findings, legal risks, people to ask for a response, and critical questions', async () => {
    const page = await open();
    const look = page.getByRole('region', { name: 'Pre-publication check' });
    await look.getByRole('heading', { name: 'Quotes, figures and attributions' }).waitFor();
    await look.getByText('Letter', { exact: true }).first().click();
    await look.getByText('We will include your response or report that you did not respond.').first().waitFor();
    await look.getByText(/skeptical questions: \d+ to settle/).waitFor();
  });

  it('records that the accused was asked and how they responded, with the name of the editor', async () => {
    const page = await open();
    const look = page.getByRole('region', { name: 'Pre-publication check' });
    const note = look.getByRole('button', { name: /^Record a response from/ }).first();
    await note.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Deadline/).fill('2027-01-31T17:00');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await look.getByText(/was asked/).waitFor();
    await note.click();
    await dialog.getByLabel('What happened').selectOption('answered');
    expect(await dialog.getByRole('button', { name: 'Record' }).isDisabled()).toBe(true);
    await dialog.getByLabel(/^Response/).fill(ANSWER);
    await dialog.getByRole('button', { name: 'Record' }).click();
    await look.getByText(ANSWER).waitFor();
    await look.getByText('received', { exact: true }).first().waitFor();
    const replies = await stage.product.app.get(ReviewService).listReplies(id);
    expect(replies.map(({ what, madeBy }) => [what, madeBy])).toEqual([
      ['asked', 'ann'],
      ['answered', 'ann'],
    ]);
  });
}
