import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { apiDepsOf, startApi } from '@corroborate-app/api';
import { startWorkers } from '@corroborate-app/worker';
import { loadSettings } from '@corroborate/config';
import { openHouse, openWorkshop } from '@corroborate/investigation';
import { loadWorld, startSandbox } from '@corroborate/sandbox';
import { startTracing } from '@corroborate/telemetry';
import { createTestDatabase } from './support/database';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** A receiver that speaks OTLP over HTTP, as collectors do. */
async function receiver() {
  const spans: Sent[] = [];
  const bodies: string[] = [];
  const keys = new Set<unknown>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const body = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
      bodies.push(text);
      keys.add(request.headers['x-key']);
      spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    spans,
    bodies,
    keys,
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

it('makes one trace of a request, its jobs, their stages and the calls to the outside, and tells no addresses', async () => {
  const closers: (() => Promise<unknown>)[] = [];
  try {
    const otlp = await receiver();
    closers.push(otlp.close);
    const world = await loadWorld(path.resolve(__dirname, '../worlds/demo/demo'));
    const sandbox = await startSandbox(world);
    closers.push(() => sandbox.stop());
    const database = await createTestDatabase();
    closers.push(() => database.drop());
    const settings = loadSettings(
      {},
      {
        DATABASE_URL: database.url,
        EGRESS_PROXY_URL: sandbox.proxyUrl,
        EGRESS_CA_FILE: sandbox.caFile,
        CLOCK_START: world.now.toISOString(),
        RATE_SCALE: '0',
        PAGE_WORKERS: '0',
        PORT: '0',
        LOG_LEVEL: 'silent',
        GUARDIAN_API_KEY: 'guardian-key-hunter2',
        OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=otlp-hunter2',
      },
    );
    const tracing = startTracing(settings, 'up');
    const house = await openHouse(settings, SILENT);
    closers.push(() => house.close());
    const workshop = openWorkshop(house, null);
    closers.push(() => workshop.close());
    const workers = await startWorkers(house, workshop, SILENT);
    closers.push(() => workers.close());
    const api = await startApi(apiDepsOf(house), settings);
    closers.push(() => api.close());

    const { externalId, title, summary, url, eventDate, newsworthinessScore, status } = world.topics.find(
      (topic) => topic.externalId === 'demo-01-ferry',
    )!;
    const [stored] = await house.desk.submitTopics([
      {
        externalId,
        title,
        summary,
        url,
        eventDate,
        newsworthinessScore,
        status,
        verificationStatus: 'unverified',
        sourceCount: 0,
      },
    ]);
    const answer = await fetch(`${api.url}/api/investigations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: PARENT, authorization: 'Bearer hunter2' },
      body: JSON.stringify({ topic_id: stored!.topic.id, mode: 'quick' }),
    });
    expect(answer.status).toBe(202);
    const { investigation_id: id } = (await answer.json()) as { investigation_id: number };
    while (!['completed', 'failed'].includes((await house.desk.get(id))?.status ?? ''))
      await new Promise((resolve) => setTimeout(resolve, 100));
    const figures = await (await fetch(`${api.url}/metrics`)).text();
    // Whatever is under way is finished before the last spans are sent.
    for (const close of closers.splice(3).reverse()) await close();
    await tracing?.close();

    const trace = otlp.spans.filter(({ traceId }) => traceId === PARENT.split('-')[1]);
    const named = (name: string | RegExp) =>
      trace.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));
    const parentOf = (span: Sent) => trace.find(({ spanId }) => spanId === span.parentSpanId);
    const [request] = named('POST /api/investigations');
    expect(request?.parentSpanId).toBe(PARENT.split('-')[2]);
    const [enqueued] = named('enqueue round');
    expect(parentOf(enqueued!)).toBe(request);
    for (const stage of ['stage search', 'stage read', 'stage decide'])
      expect(parentOf(named(stage)[0]!)).toBe(enqueued);
    const calls = named(/^call /);
    expect(calls.length).toBeGreaterThan(3);
    for (const call of calls) expect(parentOf(call)?.name).toMatch(/^stage /);
    expect(named('call page')).not.toHaveLength(0);
    const told = named('stage read')[0]!.attributes.find(({ key }) => key === 'corroborate.investigation_id');
    expect(Number(told?.value.intValue)).toBe(id);
    expect(otlp.keys).toEqual(new Set(['otlp-hunter2']));
    expect(otlp.bodies.join('')).not.toMatch(/hunter2|https?:\/\//);
    expect(figures).toMatch(/corroborate_stage_seconds_count\{stage="read",outcome="done"\} [1-9]/);
    expect(figures).toMatch(
      /corroborate_upstream_calls_total\{provider="page",outcome="[a-z-]+",cached="false"\} [1-9]/,
    );
  } finally {
    for (const close of closers.reverse()) await close();
  }
}, 120_000);
