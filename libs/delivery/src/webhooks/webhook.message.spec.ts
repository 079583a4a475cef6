import { Webhook } from 'standardwebhooks';
import type { DueDelivery } from '@corroborate/db';
import { WEBHOOK_EVENTS, webhookMessageSchema, webhooksJsonSchema } from './webhook.events';
import { messageBody, messageId, newSecret, signMessage } from './webhook.message';

const AT = '2026-01-02T03:04:05.000Z';
const due = (type: string, data: Record<string, unknown> = {}): DueDelivery => ({
  id: 5,
  endpointId: 2,
  attempt: 1,
  type,
  createdAt: AT,
  event: { id: 17, at: AT, data: data as never, investigationId: 3, topicId: 4, externalId: 'topic-4' },
});
const endpoint = (changes = {}) => ({
  secret: newSecret(),
  previousSecret: null,
  previousUntil: null,
  tag: 'ab12',
  ...changes,
});
const now = () => new Date();

describe('body of a message', () => {
  it.each(WEBHOOK_EVENTS)('matches the schema for %s, even with minimal event data', (type) => {
    const body = JSON.parse(messageBody(due(type)) ?? '') as { data: object };
    expect(() => webhookMessageSchema.parse(body)).not.toThrow();
    expect(body).toMatchObject({
      type,
      timestamp: AT,
      data: { event_id: 17, investigation_id: 3, topic_id: 4, external_id: 'topic-4' },
    });
  });

  it('contains only fields of the schema', () => {
    const body = JSON.parse(
      messageBody(
        due('topic.upgraded', { from: 'unverified', to: 'verified', by: 'rules', internal: 'note', topic_id: 99 }),
      ) ?? '',
    ) as { data: object };
    expect(body.data).toEqual({
      event_id: 17,
      investigation_id: 3,
      topic_id: 4,
      external_id: 'topic-4',
      from: 'unverified',
      to: 'verified',
      by: 'rules',
    });
  });

  it('truncates long texts and lists', () => {
    const body =
      messageBody(
        due('investigation.partial', { missing: Array.from({ length: 1_000 }, () => 'x'.repeat(100_000)) }),
      ) ?? '';
    expect(body.length).toBeLessThan(120_000);
  });

  it('returns null as the webhook message body for internal events', () => {
    expect(messageBody(due('stage.started'))).toBeNull();
    expect(messageBody(due('constructor'))).toBeNull();
  });

  it('matches the schema for a test', () => {
    const body = JSON.parse(messageBody({ ...due('webhook.test'), event: null }) ?? '') as object;
    expect(webhookMessageSchema.parse(body)).toEqual({ type: 'webhook.test', timestamp: AT, data: { webhook_id: 2 } });
  });

  it('lists every type in its JSON Schema', () => {
    const text = JSON.stringify(webhooksJsonSchema());
    for (const type of WEBHOOK_EVENTS) expect(text).toContain(`"const":"${type}"`);
  });
});

describe('signature', () => {
  const verify = (secret: string, { headers, body }: ReturnType<typeof signMessage>) =>
    new Webhook(secret).verify(body, headers);

  it('signs a webhook so that the Standard Webhooks verifier accepts it only with the right secret', () => {
    const one = endpoint();
    const message = signMessage('evt_1', '{"type":"ü"}', one, now());
    expect(verify(one.secret, message)).toEqual({ type: 'ü' });
    expect(() => verify(newSecret(), message)).toThrow('No matching signature');
    expect(() => verify(one.secret, { ...message, body: '{"type":"u"}' })).toThrow('No matching signature');
  });

  it('signs a webhook with a replaced secret until that secret expires', () => {
    const old = newSecret();
    const soon = endpoint({ previousSecret: old, previousUntil: new Date(Date.now() + 1_000).toISOString() });
    expect(verify(old, signMessage('evt_1', '{}', soon, now()))).toEqual({});
    expect(verify(soon.secret, signMessage('evt_1', '{}', soon, now()))).toEqual({});
    const over = { ...soon, previousUntil: new Date(Date.now() - 1_000).toISOString() };
    expect(() => verify(old, signMessage('evt_1', '{}', over, now()))).toThrow('No matching signature');
  });

  it('comes with an id that is the same for every retry and differs between deployments', () => {
    expect(messageId({ ...due('source.found'), attempt: 1 }, endpoint())).toBe(
      messageId({ ...due('source.found'), id: 6, attempt: 4 }, endpoint()),
    );
    expect(messageId(due('source.found'), endpoint())).not.toBe(
      messageId(due('source.found'), endpoint({ tag: 'cd34' })),
    );
  });
});
