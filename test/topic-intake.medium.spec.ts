import { setTimeout as pause } from 'node:timers/promises';
import { openApi, type RunningApi } from '@corroborate-app/api';
import { WorkerModule } from '@corroborate-app/worker';
import { loadSettings } from '@corroborate/config';
import { resolveParts, type ApplicationParts } from '@corroborate/investigation';
import { createTestDatabase, type TestDatabase } from './support/database';
import { testRedisUrl } from './support/redis';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const MIN = { title: 'A claim', newsworthiness_score: 60, status: 'approved' };
const WORKER = '👷'; // one character, two UTF-16 units, four bytes

/** Nested so deep as a store of a topic may be, and one level more. */
const nested = (levels: number): unknown => (levels === 0 ? 'leaf' : { a: nested(levels - 1) });
/** A store whose JSON is so many bytes long. */
const storeOf = (bytes: number) => ({ x: 'y'.repeat(bytes - '{"x":""}'.length) });
const addressOf = (length: number) => 'https://news.example/'.padEnd(length, 'x');

const AT_THE_LIMIT: [string, object][] = [
  ['the least a topic needs', {}],
  ['an id of 500 characters', { external_id: 'i'.padEnd(500, 'x') }],
  ['a title of 1,000 characters', { title: 'x'.repeat(1_000) }],
  ['a title of 1,000 characters of four bytes', { title: WORKER.repeat(1_000) }],
  ['a summary of 20,000 characters', { summary: 'x'.repeat(20_000) }],
  ['an article of 500,000 characters', { article_text: 'x'.repeat(500_000) }],
  ['an address of 4,000 characters', { url: addressOf(4_000) }],
  ['a place of 500 characters', { location: 'x'.repeat(500) }],
  ['200 entities of 300 characters', { entities: Array.from({ length: 200 }, (_, n) => `${n}`.padEnd(300, 'x')) }],
  ['a category of 300 characters', { category: 'x'.repeat(300) }],
  ['a status of 100 characters', { status: 'x'.repeat(100) }],
  ['a tag of five parts', { language: 'zh-cmn-Hant-CN-x1' }],
  ['a score of 0', { newsworthiness_score: 0 }],
  ['a score of 100', { newsworthiness_score: 100 }],
  ['a million sources', { source_count: 1_000_000 }],
  ['a plan of a million bytes', { source_plan: storeOf(1_000_000) }],
  ['a plan of 32 levels', { source_plan: nested(32) }],
  ['a day of 1900', { event_date: '1900-01-01' }],
  ['a day four years ahead', { event_date: `${new Date().getUTCFullYear() + 4}-01-01` }],
  ['a moment with a zone', { event_date: '2026-01-02T03:04:05+02:00' }],
  ['a moment without a zone', { event_date: '2026-01-02T03:04' }],
  ['a moment with a space', { discovery_date: '2026-01-02 03:04:05' }],
  [
    'nulls wherever nothing is needed',
    {
      ...Object.fromEntries(
        ['summary', 'article_text', 'url', 'event_date', 'discovery_date', 'location', 'entities', 'category'].map(
          (name) => [name, null],
        ),
      ),
      ...Object.fromEntries(
        ['language', 'verification_status', 'source_count', 'source_plan', 'verified_facts', 'investigated'].map(
          (name) => [name, null],
        ),
      ),
    },
  ],
  [
    'control characters in texts, which are taken out',
    { title: 'A \u001b[31mclaim\u202e', summary: '\u0007bell', entities: ['Un\u200fion'] },
  ],
  [
    'everything at its limit at once, in characters of four bytes',
    {
      external_id: 'everything',
      title: WORKER.repeat(1_000),
      summary: WORKER.repeat(20_000),
      article_text: WORKER.repeat(500_000),
      entities: Array.from({ length: 200 }, () => WORKER.repeat(300)),
      source_plan: storeOf(1_000_000),
      verified_facts: storeOf(1_000_000),
    },
  ],
];

const REFUSED: [string, object][] = [
  ['an id beyond its length', { external_id: 'x'.repeat(501) }],
  ['an id of blanks', { external_id: ' ' }],
  ['an id with a control character', { external_id: 'a\u0007b' }],
  ['a title beyond its length', { title: 'x'.repeat(1_001) }],
  ['a title of control characters alone', { title: '\u001b[31m\u202e' }],
  ['a summary beyond its length', { summary: 'x'.repeat(20_001) }],
  ['an article beyond its length', { article_text: 'x'.repeat(500_001) }],
  ['an address beyond its length', { url: addressOf(4_001) }],
  ['an address with a password', { url: 'https://user:pw@news.example/' }],
  ['an address with a line break', { url: 'https://news.example/a\nb' }],
  ['an address that is none', { url: 'news.example' }],
  ['an address that runs', { url: 'javascript:alert(1)' }],
  ['a place beyond its length', { location: 'x'.repeat(501) }],
  ['too many entities', { entities: Array(201).fill('x') }],
  ['an entity beyond its length', { entities: ['x'.repeat(301)] }],
  ['a blank entity', { entities: ['x', ' '] }],
  ['a category beyond its length', { category: 'x'.repeat(301) }],
  ['a status beyond its length', { status: 'x'.repeat(101) }],
  ['a blank status', { status: ' ' }],
  ['a tag that is none', { language: 'english please' }],
  ['a score above 100', { newsworthiness_score: 100.1 }],
  ['a score below 0', { newsworthiness_score: -1 }],
  ['too many sources', { source_count: 1_000_001 }],
  ['a plan beyond its size', { source_plan: storeOf(1_000_001) }],
  ['a plan one level too deep', { source_plan: nested(33) }],
  [
    'a plan nested to exhaust the stack',
    { source_plan: JSON.parse(`{"a":${'['.repeat(4_000)}${']'.repeat(4_000)}}`) as object },
  ],
  ['a plan with a reserved name', { source_plan: JSON.parse('{"a":{"__proto__":{"b":1}}}') as object }],
  ['a reserved name', JSON.parse('{"__proto__":{"title":"x"}}') as object],
  ['a day before 1900', { event_date: '1899-12-31' }],
  ['a day six years ahead', { event_date: `${new Date().getUTCFullYear() + 6}-12-31` }],
  ['a day that does not exist', { event_date: '2026-02-30' }],
  ['a number for a day', { event_date: 1767345600 }],
  ['a number for an id', { external_id: 5 }],
  ['an object for a title', { title: { $ne: 1 } }],
  ['a list for a place', { location: ['x'] }],
  ['a text for a list', { entities: 'Union' }],
  ['a number among entities', { entities: ['x', 5] }],
  ['a text for a score', { newsworthiness_score: '65' }],
  ['half a source', { source_count: 1.5 }],
  ['a text for a plan', { source_plan: '{}' }],
  ['a list for a plan', { source_plan: [1] }],
  ['a text for yes or no', { investigated: 'no' }],
  ['an unknown level', { verification_status: 'checked' }],
  ['null for the title', { title: null }],
  ['null for the id', { external_id: null }],
  ['null for the score', { newsworthiness_score: null }],
  ['null for the status', { status: null }],
  ['null among entities', { entities: [null] }],
  ['no title', { title: undefined }],
  ['an unknown field', { colour: 'red' }],
  ['a field of ours', { investigation_notes: 'mine' }],
  ['half a character in the title', { title: 'a\ud83d' }],
  ['half a character in a plan', { source_plan: { a: 'x\udc00' } }],
  ['half a character in a name', { 'x\udc00': 1 }],
  ['a NUL character in the title', { title: 'a\u0000b' }],
  ['a NUL character in the article', { article_text: 'a\u0000b' }],
  ['a NUL character among entities', { entities: ['a\u0000'] }],
  ['a NUL character in the facts', { verified_facts: { x: 'a\u0000b' } }],
  ['a NUL character in a name', { source_plan: { 'a\u0000': 1 } }],
];

function gatewayCases(start: () => Promise<{ database: TestDatabase; redisUrl?: string }>) {
  let database: TestDatabase;
  let product: ApplicationParts;
  let api: RunningApi;
  let sent = 0;

  beforeAll(async () => {
    const opened = await start();
    database = opened.database;
    const redis = opened.redisUrl ? { REDIS_URL: opened.redisUrl } : {};
    const settings = loadSettings({}, { DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'silent', ...redis });
    api = await openApi(settings, SILENT, [WorkerModule.forRoot(settings)]);
    product = resolveParts(api.app);
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });

  const topicOf = (change: object): Record<string, unknown> =>
    Object.defineProperties({ external_id: `t-${++sent}`, ...MIN }, Object.getOwnPropertyDescriptors(change));
  const stored = async (externalId: unknown) =>
    product.db.dataSource.query<object[]>('SELECT * FROM topics WHERE external_id = $1', [externalId]);

  /** What the two doors make of one topic: `taken` when it is stored, else the reason. */
  async function throughHttp(topic: object, escaped = false): Promise<string> {
    const text = JSON.stringify(topic);
    const body = escaped
      ? text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      : text;
    const answer = await fetch(`${api.url}/api/topics`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return answer.ok ? 'taken' : `refused: ${answer.status} ${await answer.text()}`;
  }

  async function throughQueue(topic: object): Promise<string> {
    const queue = product.hub.allQueues().find(({ name }) => name === 'unverified-topics')!;
    try {
      const job = await queue.add('topic', { version: 1, topic, investigate: false });
      for (;;) {
        const state = await job.getState();
        if (state === 'completed') return 'taken';
        if (state === 'failed') return `refused: ${(await queue.getJob(job.id!))?.failedReason}`;
        await pause(10);
      }
    } catch (error) {
      return `refused: ${String(error)}`; // the store of the queue itself could not hold it
    }
  }

  it.each(AT_THE_LIMIT)('accepts a topic with %s over HTTP and through the queue', async (_, change) => {
    const topic = topicOf(change);
    expect(await throughHttp(topic)).toBe('taken');
    const again = 'external_id' in change ? topic : topicOf(change);
    expect(await throughQueue(again)).toBe('taken');
    const [[first], [second]] = [await stored(topic.external_id), await stored(again.external_id)];
    const plain = { id: 0, external_id: '', created_at: 0, updated_at: 0 };
    expect({ ...second, ...plain }).toEqual({ ...first, ...plain });
  });

  it.each(REFUSED)('rejects a topic with %s over HTTP and through the queue', async (_, change) => {
    const topic = topicOf(change);
    expect(await throughHttp(topic)).toMatch(/^refused: 400/);
    expect(await throughQueue(topic)).toMatch(/^refused: /);
  });

  it('accepts the largest topic over HTTP, even if the client escapes it as ASCII', async () => {
    const [, largest] = AT_THE_LIMIT.at(-1)!;
    expect(await throughHttp(topicOf({ ...largest, external_id: 'escaped' }), true)).toBe('taken');
  });

  it('removes control characters and bidirectional marks before storing', async () => {
    const change = {
      title: 'A \u001b[31mclaim\u202e',
      article_text: 'one\r\ntwo\tthree\u0085',
      entities: ['Un\u200fion'],
      location: '\u2066Ulm',
      category: '\u009b31mnews',
    };
    const topics = [topicOf(change), topicOf(change)] as const;
    expect([await throughHttp(topics[0]), await throughQueue(topics[1])]).toEqual(['taken', 'taken']);
    for (const { external_id } of topics) {
      const clean = {
        title: 'A claim',
        article_text: 'one\ntwo\tthree',
        entities: ['Union'],
        location: 'Ulm',
        category: 'news',
      };
      expect(await stored(external_id)).toEqual([expect.objectContaining(clean)]);
    }
  });
}

const redis = testRedisUrl('intake');

describe('topic intake, over HTTP and the queue on PostgreSQL', () => {
  gatewayCases(async () => ({ database: await createTestDatabase() }));
});

// Needs a Redis of the run; `.ci/run` demands one.
(redis ? describe : describe.skip)('topic intake, over HTTP and the queue on Redis (needs TEST_REDIS_URL)', () => {
  gatewayCases(async () => ({ database: await createTestDatabase(), redisUrl: redis }));
});
