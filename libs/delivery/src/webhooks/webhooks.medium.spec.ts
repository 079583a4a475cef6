import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { loadSettings } from '@corroborate/config';
import { openDatabase, type ConclusionWrite, type Database } from '@corroborate/db';
import { topicDraftSample as topicDraft, startInvestigation } from '@corroborate/db/testing';
import { systemClock } from '@corroborate/domain';
import { ProcessMetrics } from '@corroborate/telemetry';
import {
  createGateway,
  InMemoryAnswerCache,
  InMemoryBudgetStore,
  InMemoryLedger,
  InMemoryPaceStore,
} from '@corroborate/upstream';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { WebhookDispatcher } from './webhook.dispatcher';
import { webhookMessageSchema, type WebhookEventType } from './webhook.events';
import { WebhookService } from './webhook.service';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  path: string;
}

/** A local receiver; `answer` determines its response. */
class Receiver {
  readonly received: Received[] = [];
  answer: (hit: Received) => { status: number; headers?: Record<string, string> } | null = () => ({ status: 204 });
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const hit = { headers: request.headers, body: Buffer.concat(chunks).toString(), path: request.url ?? '' };
      this.received.push(hit);
      const said = this.answer(hit);
      if (said) response.writeHead(said.status, said.headers).end();
    });
  });

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }
  get ids(): string[] {
    return this.received.map(({ headers }) => String(headers['webhook-id']));
  }
  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

let server: TestDatabase;
let db: Database;
const opened: { close(): Promise<unknown> }[] = [];
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterEach(async () => {
  for (const { id } of await db.webhookEndpoints.list()) await db.webhookEndpoints.remove(id);
  for (const one of opened.splice(0)) await one.close();
});
afterAll(async () => {
  await db.close();
  await server.drop();
});

const settings = (over: Record<string, string> = {}) =>
  loadSettings({}, { ALLOW_PRIVATE_NETWORKS: 'true', LOG_LEVEL: 'silent', ...over });
const service = (over?: Record<string, string>) => new WebhookService(db, settings(over), systemClock);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Retries without delay, so that tests need not wait. */
function dispatcher(
  over: { env?: Record<string, string>; trusted?: string[]; metrics?: ProcessMetrics; retryAfterMs?: number[] } = {},
) {
  const { env, trusted, metrics = new ProcessMetrics(), retryAfterMs = [0, 0, 0] } = over;
  const stores = {
    cache: new InMemoryAnswerCache(),
    pace: new InMemoryPaceStore(),
    budget: new InMemoryBudgetStore(),
    ledger: new InMemoryLedger(),
  };
  const gateway = createGateway({ settings: settings(env), ...stores, trustedOrigins: trusted });
  opened.push(gateway);
  return new WebhookDispatcher(db, gateway, silent, metrics, systemClock, retryAfterMs);
}

async function receiver(): Promise<Receiver> {
  const one = await new Receiver().open();
  opened.push(one);
  return one;
}

const listening = (url: string, events?: WebhookEventType[]) => service().add({ url, events }, 'ann');

let topics = 0;
async function investigation(): Promise<number> {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `hook-${(topics += 1)}` })]);
  const made = await db.investigations.create({
    topicId: stored!.topic.id,
    mode: 'quick',
    priority: 'high',
    budgetUsd: 1,
    forced: false,
    requestedBy: null,
  });
  if (!made.created) throw new Error('not created');
  return made.investigation.id;
}
const appendEvents = (id: number, count: number) =>
  db.events.appendMany(
    id,
    Array.from({ length: count }, (_, n) => ({ type: 'claim.extracted', data: { claim_id: `c${n}` } })),
  );
const logOf = async (id: number) => (await db.webhookDeliveries.list({ endpointId: id, limit: 100 })).items;

/** Events of an investigation whose upgrade is held for review. */
const FOUND = [
  { type: 'stage.started', data: { stage: 'search' } },
  {
    type: 'source.found',
    data: {
      round: 1,
      source_id: 5,
      url: 'https://paper.example/',
      site: 'paper.example',
      name: 'The Paper',
      title: '<b>Walkout</b>',
      tier: 2,
      stance: 'supports',
      passage: 'walked out',
      published: null,
    },
  },
  {
    type: 'fact.checked',
    data: { round: 1, claim_id: 'c1', text: 'They walked out', verdict: 'verified', confidence: 80, sources: 3 },
  },
];
const HELD: ConclusionWrite = {
  topic: { investigated: true },
  investigation: {},
  review: {
    reasons: [{ reason: 'serious-allegation', detail: 'crime', code: 'review.uncorroborated', params: {} }],
    priority: 'high',
    recommendedLevel: 'verified',
  },
  events: [{ type: 'review.requested', data: { recommended: 'verified', reasons: ['serious-allegation'] } }],
  event: {
    type: 'investigation.completed',
    data: { applied: 'unverified', recommended: 'verified', held: true },
  },
};

describe('webhooks', () => {
  it('sends webhooks when an investigation waits, is paused and resumes, and names the person', async () => {
    const inbox = await receiver();
    const { secret } = await listening(inbox.url);
    const id = await investigation();
    await db.events.append(id, 'investigation.waiting', { waits_for: 'approval' });
    await startInvestigation(db, id);
    await db.investigations.pause(id, 'ann');
    await db.investigations.resume(id, 'bob');

    await dispatcher().sendAllDue();
    const bodies = inbox.received.map(({ body, headers }) =>
      webhookMessageSchema.parse(new Webhook(secret).verify(body, headers as Record<string, string>)),
    );
    const of = (type: string) => bodies.filter((body) => body.type === type).map(({ data }) => data);
    expect(of('investigation.waiting')).toMatchObject([{ investigation_id: id, waits_for: 'approval' }]);
    expect(of('investigation.paused')).toMatchObject([{ investigation_id: id, by: 'ann' }]);
    expect(of('investigation.resumed')).toMatchObject([{ investigation_id: id, by: 'bob' }]);
  });

  it('sends webhooks for all events of an investigation, signed and valid against the schema', async () => {
    const inbox = await receiver();
    const { secret } = await listening(inbox.url);
    const id = await investigation();
    await startInvestigation(db, id);
    await startInvestigation(db, id);
    await db.events.appendMany(id, FOUND);
    await db.investigations.conclude(id, async () => HELD);
    const [item] = await db.reviews.listByCase(id);
    await db.reviews.decide(item!.id, 'bob', () => ({ action: 'approve', note: null, topic: null, level: 'verified' }));

    await dispatcher().sendAllDue();
    const bodies = inbox.received.map(
      ({ body, headers }) =>
        new Webhook(secret).verify(body, headers as Record<string, string>) as {
          type: string;
          data: Record<string, unknown>;
        },
    );
    expect(bodies.map(({ type }) => type).sort()).toEqual(
      [
        'investigation.started',
        'source.found',
        'fact.checked',
        'review.requested',
        'investigation.completed',
        'review.decided',
        'topic.upgraded',
      ].sort(),
    );
    for (const body of bodies) expect(webhookMessageSchema.safeParse(body).error).toBeUndefined();
    const of = (type: string) => bodies.find((body) => body.type === type)?.data;
    expect(of('review.requested')).toMatchObject({
      review_id: item!.id,
      investigation_id: id,
      external_id: `hook-${topics}`,
    });
    expect(of('review.decided')).toMatchObject({ review_id: item!.id, by: 'bob', level_after: 'verified' });
    expect(of('source.found')).toMatchObject({ title: '<b>Walkout</b>', tier: 2 });
    expect(inbox.received[0]?.headers['content-type']).toBe('application/json');
  });

  it('sends webhooks only to endpoints subscribed to the event', async () => {
    const inbox = await receiver();
    await listening(inbox.url, ['topic.upgraded']);
    const off = await listening(inbox.url);
    await service().change(off.id, { enabled: false });
    await appendEvents(await investigation(), 3);
    await dispatcher().sendAllDue();
    expect(inbox.received).toEqual([]);
  });

  it('queues no webhooks from a rolled-back transaction', async () => {
    const inbox = await receiver();
    const { id } = await listening(inbox.url);
    const investigationId = await investigation();
    const insert = `INSERT INTO investigation_events (investigation_id, type) VALUES ($1, 'topic.upgraded')`;
    const undone = db.dataSource.transaction(async (manager) => {
      await manager.query(insert, [investigationId]);
      expect(
        await manager.query('SELECT count(*)::int AS count FROM webhook_deliveries WHERE endpoint_id = $1', [id]),
      ).toEqual([{ count: 1 }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await logOf(id)).toEqual([]);
  });

  it('retries a webhook until the receiver recovers, with the same id each time', async () => {
    const inbox = await receiver();
    const { id, secret } = await listening(inbox.url);
    await appendEvents(await investigation(), 1);
    inbox.answer = () => ({ status: inbox.received.length < 3 ? 500 : 200 });
    await dispatcher().sendAllDue();
    expect(inbox.received).toHaveLength(3);
    expect(new Set(inbox.ids).size).toBe(1);
    for (const { body, headers } of inbox.received)
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
        type: 'claim.extracted',
      });
    expect(await logOf(id)).toMatchObject([
      { state: 'delivered', attempts: 3, responseStatus: 200, reason: null, latencyMs: expect.any(Number) },
    ]);
    expect(await service().get(id)).toMatchObject({ enabled: true, failingSince: null });
  });

  it('waits between two attempts to send a webhook', async () => {
    const inbox = await receiver();
    const { id } = await listening(inbox.url);
    inbox.answer = () => ({ status: 503 });
    await appendEvents(await investigation(), 1);
    const patient = dispatcher({ retryAfterMs: [60_000] });
    await patient.sendAllDue();
    await patient.sendAllDue();
    expect(inbox.received).toHaveLength(1);
    const [row] = await logOf(id);
    expect(row).toMatchObject({ state: 'pending', attempts: 1, reason: 'answered 503' });
    expect(new Date(row!.dueAt).getTime() - Date.now()).toBeGreaterThan(50_000);
  });

  it('counts webhook attempts by their outcome', async () => {
    const inbox = await receiver();
    let answers = [500, 204, 204];
    inbox.answer = () => ({ status: answers.shift() ?? 500 });
    const metrics = new ProcessMetrics();
    const { id } = await listening(inbox.url);
    const sender = dispatcher({ metrics });
    await service().test(id);
    await sender.sendAllDue();
    await sender.sendAllDue();
    await service().test(id);
    answers = [500, 500, 500, 500];
    for (let turn = 0; turn < 4; turn += 1) await sender.sendAllDue();
    const text = await metrics.text();
    for (const line of [
      'attempts_total{outcome="delivered"} 1',
      'attempts_total{outcome="retried"} 4',
      'attempts_total{outcome="given-up"} 1',
      'seconds_count{outcome="retried"} 4',
    ])
      expect(text).toContain(`corroborate_webhook_${line}`);
  });

  it('abandons a webhook after the last retry, disables its endpoint, and can resend it once enabled', async () => {
    const inbox = await receiver();
    const { id } = await listening(inbox.url);
    inbox.answer = () => ({ status: 500 });
    await appendEvents(await investigation(), 1);
    await dispatcher().sendAllDue();
    expect(inbox.received).toHaveLength(4);
    const [given] = await logOf(id);
    expect(given).toMatchObject({ state: 'failed', attempts: 4, reason: 'answered 500' });
    expect(await service().get(id)).toMatchObject({
      enabled: false,
      disabledReason: expect.stringContaining('no delivery has succeeded'),
    });
    await expect(service().replay(given!.id)).rejects.toThrow('is disabled');

    inbox.answer = () => ({ status: 200 });
    await service().change(id, { enabled: true });
    await service().replay(given!.id);
    await dispatcher().sendAllDue();
    expect(new Set(inbox.ids).size).toBe(1);
    expect(await logOf(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });

  it('disables a webhook endpoint if the receiver responds with 410 Gone', async () => {
    const inbox = await receiver();
    const { id } = await listening(inbox.url);
    inbox.answer = () => ({ status: 410 });
    await appendEvents(await investigation(), 1);
    await dispatcher().sendAllDue();
    expect(inbox.received).toHaveLength(1);
    expect(await service().get(id)).toMatchObject({ enabled: false, disabledReason: expect.stringContaining('410') });
  });

  it('sends each webhook once with several dispatchers running', async () => {
    const inbox = await receiver();
    await listening(inbox.url);
    await appendEvents(await investigation(), 60);
    await Promise.all([dispatcher().sendAllDue(), dispatcher().sendAllDue(), dispatcher().sendAllDue()]);
    expect(inbox.received).toHaveLength(60);
    expect(new Set(inbox.ids).size).toBe(60);
  });

  it('resends webhooks from another dispatcher if their sender dies', async () => {
    const inbox = await receiver();
    const { id } = await listening(inbox.url);
    await appendEvents(await investigation(), 5);
    // Simulates a process killed between claiming deliveries and storing their results.
    expect(await db.webhookDeliveries.claim(id, 5, 300)).toHaveLength(5);
    await dispatcher().sendAllDue();
    expect(inbox.received).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 350));
    await dispatcher().sendAllDue();
    expect(new Set(inbox.ids).size).toBe(5);
    expect(await logOf(id)).toEqual(
      Array.from({ length: 5 }, () => expect.objectContaining({ state: 'delivered', attempts: 2 })),
    );
  });

  it('sends webhooks without waiting for another slow endpoint', async () => {
    const [slow, quick] = [await receiver(), await receiver()];
    slow.answer = () => null;
    const stuck = await listening(slow.url);
    await listening(quick.url);
    await appendEvents(await investigation(), 30);
    const sending = dispatcher().start();
    for (let tries = 0; tries < 300 && quick.received.length < 30; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(quick.received).toHaveLength(30);
    expect(slow.received.length).toBeLessThan(30);
    await slow.close();
    await sending.close();
    expect((await logOf(stuck.id)).every(({ state }) => state === 'pending')).toBe(true);
  });

  it('resends webhooks from a given time, including missed ones', async () => {
    const inbox = await receiver();
    const early = await investigation();
    await appendEvents(early, 2);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const since = new Date().toISOString();
    const { id } = await listening(inbox.url);
    await appendEvents(early, 2);
    await dispatcher().sendAllDue();
    await service().change(id, { enabled: false });
    await appendEvents(early, 3);
    await service().change(id, { enabled: true });
    expect(await service().replaySince(id, since)).toBe(5);
    await dispatcher().sendAllDue();
    expect(inbox.received).toHaveLength(7);
    expect(new Set(inbox.ids).size).toBe(5);
  });

  it('sends a signed test webhook on request', async () => {
    const inbox = await receiver();
    const { id, secret } = await listening(inbox.url, ['topic.upgraded']);
    await service().test(id);
    await dispatcher().sendAllDue();
    const [hit] = inbox.received;
    expect(new Webhook(secret).verify(hit!.body, hit!.headers as Record<string, string>)).toMatchObject({
      type: 'webhook.test',
      data: { webhook_id: id },
    });
  });

  it('signs webhooks with both secrets during a rotation', async () => {
    const inbox = await receiver();
    const first = await listening(inbox.url);
    const second = await service().rotate(first.id);
    expect(second.secret).not.toBe(first.secret);
    await appendEvents(await investigation(), 1);
    await dispatcher().sendAllDue();
    for (const { secret } of [first, second]) {
      const [hit] = inbox.received;
      expect(new Webhook(secret).verify(hit!.body, hit!.headers as Record<string, string>)).toMatchObject({
        type: 'claim.extracted',
      });
    }
  });
});

describe('SSRF guard', () => {
  it('does not follow redirects to private addresses', async () => {
    const [inbox, hidden] = [await receiver(), await receiver()];
    const { id } = await listening(inbox.url);
    inbox.answer = () => ({ status: 307, headers: { location: hidden.url } });
    await appendEvents(await investigation(), 1);
    await dispatcher().sendAllDue();
    expect(hidden.received).toEqual([]);
    expect(await logOf(id)).toMatchObject([
      { state: 'failed', responseStatus: 307, reason: expect.stringContaining('redirects are not followed') },
    ]);
  });

  it('rejects private addresses on creation and on delivery', async () => {
    const inbox = await receiver();
    for (const url of [
      inbox.url,
      'https://169.254.169.254/',
      'https://localhost/',
      'https://10.0.0.5/',
      'https://[::1]/',
      'https://user:word@paper.example/',
      'ftp://paper.example/',
      'http://paper.example/',
      'no address',
    ])
      await expect(service({ ALLOW_PRIVATE_NETWORKS: 'false' }).add({ url }, 'ann')).rejects.toMatchObject({
        code: 'invalid-input',
      });
    await expect(
      service({ ALLOW_PRIVATE_NETWORKS: 'false' }).add({ url: 'https://paper.example/hook' }, 'ann'),
    ).resolves.toMatchObject({ url: 'https://paper.example/hook' });

    const { id } = await listening(inbox.url);
    await appendEvents(await investigation(), 1);
    await dispatcher({ env: { ALLOW_PRIVATE_NETWORKS: 'false' } }).sendAllDue();
    expect(inbox.received).toEqual([]);
    expect((await logOf(id))[0]).toMatchObject({ state: 'failed', responseStatus: null, reason: expect.any(String) });
  });

  it('allows private receivers that the operator configured', async () => {
    const inbox = await receiver();
    const { origin } = new URL(inbox.url);
    const env = {
      ALLOW_PRIVATE_NETWORKS: 'false',
      WEBHOOK_PRIVATE_ORIGINS: `${origin}, https://hooks.newsroom.example`,
    };
    await service(env).add({ url: inbox.url }, 'ann');
    await appendEvents(await investigation(), 1);
    await dispatcher({ env, trusted: [origin] }).sendAllDue();
    expect(inbox.received).toHaveLength(1);
    expect(() => settings({ WEBHOOK_PRIVATE_ORIGINS: 'http://10.0.0.5/path' })).toThrow();
  });

  it('never returns the secret of a webhook endpoint again', async () => {
    const { id, secret } = await listening('https://paper.example/hook');
    const shown = JSON.stringify([
      await service().list(),
      await service().get(id),
      await service().change(id, { description: 'x' }),
      await service().remove(id),
    ]);
    expect(shown).not.toContain(secret.slice(6));
    expect(shown).not.toMatch(/"(?:secret|previousSecret|tag)"/);
  });
});
