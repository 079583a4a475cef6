import { Webhook } from 'standardwebhooks';
import type { Locator, Page } from 'playwright-core';
import type { RunningApi } from '@corroborate-app/api';
import type { Role } from '@corroborate/domain';
import { FakeProvider } from '@corroborate-app/api/testing';
import type { Stage } from './stage';

const BY = { actor: 'test', via: 'command' } as const;

/** Who may come in, what he is offered, and what administrators look after. */
export function accessCases(stage: Stage): void {
  let investigations: RunningApi;
  beforeAll(async () => {
    investigations = await stage.serve({ AUTH_MODE: 'apikey' }, { limits: { recheckMs: 250 } });
  });

  const keyOf = (name: string, ...roles: Role[]) => stage.product.db.keys.create({ name, roles, expiresAt: null }, BY);
  async function enter(text: string, route = '/candidates'): Promise<Page> {
    const page = await stage.page(route, { at: investigations.url });
    await page.getByLabel('Your key').fill(text);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).waitFor();
    return page;
  }

  it('rejects a wrong key, and signs in and out with a valid one through an HttpOnly cookie', async () => {
    const { text } = await keyOf('Vera', 'viewer');
    const page = await stage.page('/candidates', { at: investigations.url });
    await page.getByLabel('Your key').fill(`${text.slice(0, -3)}zzz`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('The API key is unknown, expired or revoked.').waitFor();
    await page.getByLabel('Your key').fill(text);
    await page.keyboard.press('Enter');
    await page.getByText('Vera', { exact: true }).waitFor();

    const [cookie, ...more] = await page.context().cookies();
    expect(more).toEqual([]);
    expect(cookie).toMatchObject({ name: 'corroborate', httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(text).not.toContain(cookie!.value);
    expect(
      await page.evaluate<string>('document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage)'),
    ).toBe('{}{}');

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Your key').waitFor();
    expect(await page.getByText('You have been signed out').count()).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    const late = await fetch(`${investigations.url}/api/investigations`, {
      headers: { cookie: `corroborate=${cookie!.value}` },
    });
    expect(late.status).toBe(401);
  });

  const offersNothing = async (viewer: Page, waits: number, item: number) => {
    await viewer.getByRole('row', { name: /mural/ }).click();
    expect(await viewer.getByRole('button', { name: /Investigate/ }).count()).toBe(0);
    expect(await viewer.getByRole('grid').getByRole('checkbox').filter({ visible: true }).count()).toBe(0);
    expect(await viewer.getByRole('link', { name: 'Administration' }).count()).toBe(0);
    await viewer.goto(`${investigations.url}/investigations/${waits}`);
    await viewer.getByText('Requires the editor role.').waitFor();
    expect(await viewer.getByRole('button', { name: /Approve and start|Discard plan|Create new plan/ }).count()).toBe(
      0,
    );
    await viewer.goto(`${investigations.url}/reviews/${item}`);
    await viewer.getByText('Requires the reviewer role.').waitFor();
    expect(await viewer.getByRole('button', { name: 'Claim' }).count()).toBe(0);
    await viewer.goto(`${investigations.url}/admin/keys`);
    await viewer.getByText('Requires the admin role.').waitFor();
  };

  it('offers viewers no action they lack the role for, and lets reviewers decide', async () => {
    const waits = await stage.begun(/council votes to bar/, { awaitApproval: true });
    const item = await stage.item(await stage.decided(/goose as deputy/));
    const viewer = await enter((await keyOf('Vic', 'viewer')).text);
    await offersNothing(viewer, waits, item);
    const refused = await viewer.evaluate<number>(
      `fetch('/api/reviews/${item}/claim', { method: 'POST', headers: { 'content-type': 'application/json' }, ` +
        `body: '{}' }).then((answer) => answer.status)`,
    );
    expect(refused).toBe(403);

    const reviewer = await enter((await keyOf('Rita', 'reviewer')).text, `/reviews/${item}`);
    await reviewer.getByRole('button', { name: 'Claim' }).click();
    await reviewer.getByLabel('Reject', { exact: true }).check();
    await reviewer.getByRole('button', { name: 'Decide', exact: true }).click();
    await reviewer.getByRole('status').getByText('Rejected:').waitFor();
  });

  it('reports a revoked key at the next action, and closes an open stream soon after', async () => {
    const [rosa, ralf] = [await keyOf('Rosa', 'reviewer'), await keyOf('Ralf', 'viewer')];
    const item = await stage.item(await stage.decided(/Nerith Lithium/));
    const page = await enter(rosa.text, `/reviews/${item}`);
    const button = page.getByRole('button', { name: /Claim/ });
    await button.or(page.getByText(/has claimed it for/)).waitFor();
    await stage.product.db.keys.revoke(rosa.key.keyId, BY);
    await page.getByRole('link', { name: /^Candidates/ }).click();
    await page.getByRole('alert').getByText('You have been signed out.').waitFor();
    expect(await page.getByRole('row').count()).toBe(0);

    // Nothing passes from the start: it must still run when the browser has come so far.
    stage.gate.hold();
    const id = await stage.begun(/Burst main/);
    const live = await enter(ralf.text, `/investigations/${id}`);
    await live.getByText('Live', { exact: true }).waitFor();
    const revoked = Date.now();
    await stage.product.db.keys.revoke(ralf.key.keyId, BY);
    await live.getByRole('alert').getByText('You have been signed out.').waitFor();
    expect(Date.now() - revoked).toBeLessThan(60_000);
    stage.gate.go();
  });

  it('signs people in through an identity provider, says who was rejected, and hides the code', async () => {
    const provider = await new FakeProvider().start();
    try {
      const open = await stage.serve({
        AUTH_MODE: 'oidc',
        OIDC_ISSUER: provider.issuer,
        OIDC_AUDIENCE: 'the-api',
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
      });
      provider.redirects = [`${open.url}/`];
      provider.person = null;
      const page = await stage.page('/reviews', { at: open.url });
      const enterButton = page.getByRole('button', { name: 'Sign in with your organization' });
      await enterButton.click();
      await page.getByRole('alert').getByText('Your identity provider denied access.').waitFor();
      provider.person = { sub: 'Olga Provider', roles: ['reviewer'] };
      await enterButton.click();
      await page.getByText('Olga Provider', { exact: true }).waitFor();
      expect(new URL(page.url())).toMatchObject({ pathname: '/reviews', search: '' });
      expect(await page.context().cookies(open.url)).toMatchObject([
        { name: 'corroborate', httpOnly: true, sameSite: 'Strict' },
      ]);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await enterButton.waitFor();
    } finally {
      await provider.stop();
    }
  });

  it('creates keys that are shown once, revokes them, and records who did so', async () => {
    const page = await enter((await keyOf('Alma', 'admin')).text, '/admin/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Wire desk');
    await dialog.getByRole('checkbox', { name: /^editor/ }).check();
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const text = await dialog.getByLabel('Key', { exact: true }).inputValue();
    expect(text).toMatch(/^cbr_[0-9a-f]{16}_/);
    await dialog.getByRole('button', { name: 'I have saved it' }).click();
    const row = page.getByRole('row', { name: /Wire desk/ });
    await row.getByText('active').waitFor();
    // A secret may begin with the sign that parts it from the key's id.
    expect(await page.content()).not.toContain(text.slice('cbr_0123456789abcdef_'.length));
    const asks = async () =>
      (await fetch(`${investigations.url}/api/investigations`, { headers: { authorization: `Bearer ${text}` } }))
        .status;
    expect(await asks()).toBe(200);

    await row.getByRole('button', { name: 'Revoke Wire desk' }).click();
    await dialog.getByRole('button', { name: 'Revoke key' }).click();
    await row.getByText('revoked').waitFor();
    expect(await asks()).toBe(401);
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page
      .getByRole('row', { name: /Alma.*key\.create.*Wire desk/ })
      .first()
      .waitFor();
    await page
      .getByRole('row', { name: /Alma.*key\.revoke/ })
      .first()
      .waitFor();
    // A secret may begin with the sign that parts it from the key's id.
    expect(await page.content()).not.toContain(text.slice('cbr_0123456789abcdef_'.length));
  });

  /** Gives back the secret, as it was shown the one time. */
  const madeEndpoint = async (page: Page, address: string) => {
    await page.getByRole('button', { name: 'New endpoint' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('URL').fill('http://192.168.3.4/hook');
    await dialog.getByRole('button', { name: 'Create endpoint' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('URL').fill(address);
    await dialog.getByRole('button', { name: 'Create endpoint' }).click();
    await page.getByRole('heading', { name: 'Signing secret' }).waitFor();
    const secret = await dialog.getByLabel('Secret').inputValue();
    expect(secret).toMatch(/^whsec_/);
    await dialog.getByRole('button', { name: 'I have saved it' }).click();
    expect(await page.content()).not.toContain(secret);
    return secret;
  };
  const sentAgain = async (card: Locator) => {
    const { receiver } = stage;
    const sent = receiver.got.length;
    await card.getByRole('button', { name: /^Send again: webhook.test number/ }).click();
    await stage.until(async () => receiver.got.length > sent);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  };

  it('creates a webhook whose secret is shown once, sends a test, and resends failed deliveries', async () => {
    const { receiver } = stage;
    receiver.got.length = 0;
    receiver.status = 503;
    const page = await enter((await keyOf('Ada', 'admin')).text, '/admin/webhooks');
    const secret = await madeEndpoint(page, `${receiver.origin}/hook`);

    const card = page.getByRole('region', { name: `${receiver.origin}/hook`, exact: true });
    await card.getByRole('button', { name: 'Send a test' }).click();
    await card.getByRole('cell', { name: /^503 answered 503/ }).waitFor();
    expect(() =>
      new Webhook(secret).verify(receiver.got[0]!.body, receiver.got[0]!.headers as Record<string, string>),
    ).not.toThrow();
    receiver.status = 204;
    await stage.product.db.dataSource.query(`UPDATE webhook_deliveries SET due_at = now() WHERE state = 'pending'`);
    await card.getByText('delivered', { exact: true }).waitFor();
    await sentAgain(card);
    await card.getByRole('button', { name: 'Disable' }).click();
    await card.getByText('off', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete endpoint' }).click();
    await card.waitFor({ state: 'detached' });
  });
}
