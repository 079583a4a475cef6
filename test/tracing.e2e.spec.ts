import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTracing } from '@corroborate/telemetry';
import { openWholeProduct, submitted, untilOver, type Closers } from './support/whole-product';

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

/** One investigation, ordered by a request that belongs to a trace; gives back its id and what was counted. */
async function investigated(otlpUrl: string, closers: Closers): Promise<{ id: number; figures: string }> {
  const { world, product, api } = await openWholeProduct(closers, {
    log: SILENT,
    texts: {
      LOG_LEVEL: 'silent',
      GUARDIAN_API_KEY: 'guardian-key-hunter2',
      OTEL_EXPORTER_OTLP_ENDPOINT: otlpUrl,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=otlp-hunter2',
    },
    begin: (settings) => {
      const tracing = startTracing(settings, 'up');
      closers.push(async () => tracing?.close());
    },
  });
  const { id: topicId } = await submitted(product, world, 'demo-01-ferry');
  const answer = await fetch(`${api.url}/api/investigations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: PARENT, authorization: 'Bearer hunter2' },
    body: JSON.stringify({ topic_id: topicId, mode: 'quick' }),
  });
  expect(answer.status).toBe(202);
  const { investigation_id: id } = (await answer.json()) as { investigation_id: number };
  await untilOver(product, id);
  const figures = await (await fetch(`${api.url}/metrics`)).text();
  // Whatever is under way is finished before the last spans are sent: tracing was begun first and is closed last.
  for (const close of closers.splice(3).reverse()) await close();
  return { id, figures };
}

/** From the request to each call that was made for it. */
function expectOneTrace(spans: readonly Sent[], id: number): void {
  const trace = spans.filter(({ traceId }) => traceId === PARENT.split('-')[1]);
  const named = (name: string | RegExp) =>
    trace.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));
  const parentOf = (span: Sent) => trace.find(({ spanId }) => spanId === span.parentSpanId);
  const [request] = named('POST /api/investigations');
  expect(request?.parentSpanId).toBe(PARENT.split('-')[2]);
  const [enqueued] = named('enqueue round');
  expect(parentOf(enqueued!)).toBe(request);
  for (const stage of ['stage search', 'stage read', 'stage decide']) expect(parentOf(named(stage)[0]!)).toBe(enqueued);
  const calls = named(/^call /);
  expect(calls.length).toBeGreaterThan(3);
  for (const call of calls) expect(parentOf(call)?.name).toMatch(/^stage /);
  expect(named('call page')).not.toHaveLength(0);
  const attribute = named('stage read')[0]!.attributes.find(({ key }) => key === 'corroborate.investigation_id');
  expect(Number(attribute?.value.intValue)).toBe(id);
}

it('creates one trace of a request, its jobs, their stages and external calls, without URLs', async () => {
  const closers: Closers = [];
  try {
    const otlp = await receiver();
    closers.push(otlp.close);
    const { id, figures } = await investigated(otlp.url, closers);
    expectOneTrace(otlp.spans, id);
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
