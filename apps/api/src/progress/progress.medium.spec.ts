import { EventEmitter } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { testApi, testSettings, type TestApi } from '../testing/test-api';
import { FakeProgress } from '../testing/fake-progress';
import { EventStream } from './event-stream';
import { followEvents } from './follower';
import { ProgressHub } from './progress.hub';
import { RowSender } from './row.sender';
import { FakeStreamSlots } from '../testing/fake-stream-slots';
import { StreamSlots } from './stream.slots';

interface Message {
  id: string | null;
  event: string;
  data: { type?: string; events?: unknown[]; status?: string; last_event_id?: number };
}

let api: TestApi;
let progress: FakeProgress;
beforeEach(async () => {
  progress = new FakeProgress();
  api = await testApi({ progress });
});
afterEach(() => api.app.close());

/** Reads the stream until the server ends it or `enough` returns true. */
function follow(id: number, headers: Record<string, string> = {}, enough: (seen: Message[]) => boolean = () => false) {
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  return new Promise<{ response: IncomingMessage; seen: Message[] }>((resolve, reject) => {
    const call = get({ port, host: '127.0.0.1', path: `/api/investigations/${id}/events`, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (!enough(messages(text))) return;
        call.destroy();
        resolve({ response, seen: messages(text) });
      });
      response.on('end', () => resolve({ response, seen: messages(text) }));
      response.on('error', () => undefined);
    }).on('error', (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || reject(error));
  });
}

function messages(text: string): Message[] {
  const blocks = text.split('\n\n').slice(0, -1);
  return blocks.flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null;
    const [event, data] = [field('event'), field('data')];
    return event && data ? [{ id: field('id'), event, data: JSON.parse(data) as Message['data'] }] : [];
  });
}

const running = () => api.service.addInvestigation(api.service.addTopic(), { status: 'running' });

describe('progress stream of an investigation', () => {
  it('sends the full state first, then each change with its ID, and ends with the outcome', async () => {
    const view = running();
    progress.add(view.id, 'queued');
    progress.add(view.id, 'stage.started', { stage: 'search' });
    const following = follow(view.id);
    await until(() => progress.questions > 0);
    progress.add(view.id + 1, 'stage.started', { stage: 'of another one' });
    progress.add(view.id, 'source.read', { url: 'https://a.example/\n\nevent: end' });
    Object.assign(view, { status: 'completed', finishedAt: '2026-01-02T12:10:00.000Z' });
    const last = progress.add(view.id, 'investigation.completed');
    const { response, seen } = await following;
    expect(response.headers['content-type']).toContain('text/event-stream');
    expect(seen.map(({ event, id }) => [event, id])).toEqual([
      ['state', '2'],
      ['progress', '4'],
      ['progress', String(last.id)],
      ['end', null],
    ]);
    expect(seen[0]!.data).toMatchObject({
      last_event_id: 2,
      investigation: { id: view.id, status: 'running' },
      events: [{ type: 'queued' }, { type: 'stage.started' }],
    });
    expect(seen.at(-1)!.data).toMatchObject({ status: 'completed' });
  });

  it('resumes after the event given in Last-Event-ID', async () => {
    const view = running();
    for (const type of ['queued', 'stage.started', 'source.read']) progress.add(view.id, type);
    const { seen } = await follow(view.id, { 'Last-Event-ID': '2' }, (got) => got.length > 0);
    expect(seen).toMatchObject([{ event: 'progress', id: '3', data: { type: 'source.read' } }]);
  });

  it('ends immediately for a finished investigation', async () => {
    const view = api.service.addInvestigation(api.service.addTopic(), {
      status: 'failed',
      finishedAt: '2026-01-02T12:10:00.000Z',
    });
    progress.add(view.id, 'failed');
    const { seen } = await follow(view.id);
    expect(seen.map(({ event }) => event)).toEqual(['state', 'end']);
  });

  it('sends the investigation when it changes', async () => {
    const view = running();
    const following = follow(view.id, {}, (got) => got.some(({ event }) => event === 'investigation'));
    await until(() => progress.questions > 0);
    progress.add(view.id, 'stage.finished', { stage: 'search' });
    expect((await following).seen.map(({ event }) => event)).toContain('investigation');
  });

  it('returns 404 for an unknown investigation', async () => {
    expect((await follow(99_999)).response.statusCode).toBe(404);
  });

  it('stops polling the database after the last reader disconnects', async () => {
    const view = running();
    await follow(view.id, {}, (got) => got.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const before = progress.questions;
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(progress.questions).toBe(before);
  });
});

describe('limit on streams per caller', () => {
  const MANY = 3;
  beforeEach(async () => {
    await api.app.close();
    api = await testApi({
      progress,
      settings: testSettings({ STREAMS_PER_CALLER: MANY, TRUSTED_PROXIES: ['loopback'] }),
      access: {
        decide: (_wanted, { headers }) => ({
          allowed: true,
          actor: 'ann',
          via: 'key',
          keyId: String(headers['x-test-key'] ?? '') || null,
          roles: ['viewer'],
        }),
      },
    });
  });
  const open = async (id: number, headers: Record<string, string> = {}) => {
    const leave = new AbortController();
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/investigations/${id}/events`, {
      headers,
      signal: leave.signal,
    });
    return { answer, leave: () => leave.abort() };
  };
  const openMany = (id: number, headers?: Record<string, string>) =>
    Promise.all(Array.from({ length: MANY }, () => open(id, headers)));

  it('rejects a stream beyond the limit of its key with a hint, without affecting other keys', async () => {
    const { id } = running();
    const held = await openMany(id, { 'x-test-key': 'k1' });
    expect(held.map(({ answer }) => answer.status)).toEqual(Array(MANY).fill(200));
    const { answer } = await open(id, { 'x-test-key': 'k1' });
    expect([answer.status, answer.headers.get('content-type'), Number(answer.headers.get('retry-after')) > 0]).toEqual([
      429,
      expect.stringContaining('application/problem+json'),
      true,
    ]);
    expect(await answer.json()).toMatchObject({
      code: 'too-many-requests',
      detail: expect.stringContaining('3 streams'),
      hint: expect.stringMatching(/^Close .+STREAMS_PER_CALLER/),
    });
    const other = await open(id, { 'x-test-key': 'k2' });
    expect(other.answer.status).toBe(200);
    for (const each of [...held, other]) each.leave();
  });

  it('counts a stream immediately, without waiting for the database', async () => {
    const { id } = running();
    const all = await Promise.all(Array.from({ length: MANY * 4 }, () => open(id, { 'x-test-key': 'k3' })));
    expect(all.filter(({ answer }) => answer.status === 200)).toHaveLength(MANY);
    for (const { leave } of all) leave();
  });

  it('frees the slot of a stream that was closed, has ended or never opened', async () => {
    const key = { 'x-test-key': 'k4' };
    const { id } = running();
    const over = api.service.addInvestigation(api.service.addTopic(), {
      status: 'failed',
      finishedAt: '2026-01-02T12:10:00.000Z',
    });
    for (let n = 0; n < MANY * 2; n += 1) expect((await open(99_999, key)).answer.status).toBe(404);
    for (let n = 0; n < MANY * 2; n += 1) await (await open(over.id, key)).answer.text();
    const held = await openMany(id, key);
    expect(held.map(({ answer }) => answer.status)).toEqual(Array(MANY).fill(200));
    held[0]!.leave();
    let again = await open(id, key);
    for (let tries = 0; tries < 200 && again.answer.status === 429; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      again = await open(id, key);
    }
    expect(again.answer.status).toBe(200);
    for (const each of [...held, again]) each.leave();
  });
});

describe('StreamSlots', () => {
  const asked = (caller: object | undefined, ip = '203.0.113.7') => ({ caller, ip }) as never;
  const answer = () => Object.assign(new EventEmitter(), { destroyed: false });

  it('counts requests per API key, per signed-in user or per IP address', async () => {
    const slots = new StreamSlots(new FakeStreamSlots(), 1);
    const hold = (caller: object, ip?: string) => slots.acquire(asked(caller, ip), answer() as never);
    const local = { via: 'local', actor: 'local', keyId: null };
    await hold({ via: 'key', actor: 'Ann', keyId: 'k' });
    await expect(hold({ via: 'session', actor: 'Ann', keyId: 'k' }, '203.0.113.8')).rejects.toThrow();
    await hold({ via: 'token', actor: 'Ann', keyId: null });
    await expect(hold({ via: 'session', actor: 'Ann', keyId: null }, '203.0.113.8')).rejects.toThrow();
    await hold(local);
    await expect(hold(local)).rejects.toThrow();
    await hold(local, '203.0.113.8');
    slots.close();
  });

  it('keeps no slot for a closed response, and treats a limit of 0 as unlimited', async () => {
    const slots = new StreamSlots(new FakeStreamSlots(), 1);
    const gone = () => Object.assign(answer(), { destroyed: true });
    for (let n = 0; n < 3; n += 1) await slots.acquire(asked(undefined), gone() as never);
    await slots.acquire(asked(undefined), answer() as never);
    slots.close();
    const free = new StreamSlots(new FakeStreamSlots(), 0);
    for (let n = 0; n < 300; n += 1) await free.acquire(asked(undefined), answer() as never);
  });
});

describe('ProgressHub', () => {
  it('polls once for all readers and sends each reader only new events', async () => {
    const hub = new ProgressHub(progress, { pollMs: 10 });
    const deliveries: [string, number[]][] = [];
    progress.add(1, 'a');
    progress.add(1, 'b');
    hub.watch(1, 0, (events) => deliveries.push(['first', events.map(({ id }) => id)]));
    hub.watch(1, 1, (events) => deliveries.push(['second', events.map(({ id }) => id)]));
    hub.watch(2, 0, (events) => deliveries.push(['third', events.map(({ id }) => id)]));
    await until(() => deliveries.length === 2);
    hub.close();
    expect(deliveries).toEqual([
      ['first', [1, 2]],
      ['second', [2]],
    ]);
    expect(progress.questions).toBe(1);
  });

  it('retries after a failed poll', async () => {
    const faults: unknown[] = [];
    const moody = {
      sinceMany: async () =>
        faults.length === 0 ? Promise.reject(new Error('gone')) : progress.sinceMany(new Map([[1, 0]])),
    };
    const hub = new ProgressHub(moody, { pollMs: 5, onError: (error) => faults.push(error) });
    progress.add(1, 'a');
    const receivedIds: number[] = [];
    hub.watch(1, 0, (events) => receivedIds.push(...events.map(({ id }) => id)));
    await until(() => receivedIds.length > 0);
    hub.close();
    expect([faults.length, receivedIds]).toEqual([1, [1]]);
  });
});

describe('slow reader', () => {
  const PAYLOAD = { passage: 'x'.repeat(20_000) };
  /** Accepts data up to `roomBytes`, like a socket whose client does not read. */
  function slowResponse(roomBytes: number) {
    const taken: string[] = [];
    let bytes = 0;
    let open: (() => void) | null = null;
    const sink = new Writable({
      highWaterMark: 16_000,
      write: (part: Buffer, _encoding, done) => {
        taken.push(part.toString());
        bytes += part.length;
        if (bytes < roomBytes) done();
        else open = done;
      },
    });
    return {
      response: Object.assign(sink, { writeHead: () => sink }) as never,
      close: () => sink.destroy(),
      text: () => taken.join(''),
      wake: () => {
        roomBytes = Infinity;
        open?.();
      },
      waits: () => sink.writableLength,
    };
  }

  it('causes no buffering, delays no other reader, and receives everything once it reads again', async () => {
    const hub = new ProgressHub(progress, { pollMs: 5 });
    const slow = slowResponse(50_000);
    const quick = slowResponse(Infinity);
    const from = { hub, progress, row: async () => null };
    for (const { response } of [slow, quick])
      void followEvents(1, { at: 0, isOver: false }, new EventStream(response), from);
    const all = Array.from({ length: 300 }, () => progress.add(1, 'source.found', PAYLOAD).id);
    const idsIn = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
    await until(() => idsIn(quick.text()).length === all.length);
    expect(slow.waits()).toBeLessThan(60_000);
    slow.wake();
    await until(() => idsIn(slow.text()).length === all.length);
    expect([idsIn(slow.text()), idsIn(quick.text())]).toEqual([all, all]);
    for (const one of [slow, quick]) one.close();
    hub.close();
  });

  it('disconnects a slow reader of an event stream after a timeout', async () => {
    const slow = slowResponse(0);
    const stream = new EventStream(slow.response, 20);
    stream.send(`data: ${'x'.repeat(40_000)}\n\n`);
    await until(() => stream.closed);
  });

  it('receives an initial state larger than the buffer', async () => {
    const view = running();
    for (let n = 0; n < 100; n += 1) progress.add(view.id, 'source.found', PAYLOAD);
    const { seen } = await follow(view.id, {}, (got) => got.length > 0);
    expect(seen[0]!.data.events).toHaveLength(100);
  });
});

it('reads the investigation once for all readers notified at the same time', async () => {
  let reads = 0;
  const rows = new RowSender({ get: async () => ((reads += 1), null) });
  await Promise.all(Array.from({ length: 50 }, () => rows.frame(1, 'investigation')));
  await new Promise((resolve) => setImmediate(resolve));
  await rows.frame(1, 'investigation');
  expect(reads).toBe(2);
});

async function until(done: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !done(); tries++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(done()).toBe(true);
}
