import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakeProgress, testApi } from '@corroborate-app/api/testing';
import { createClient, type FollowOptions, type InvestigationMessage } from './index.ts';

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const QUICKLY: FollowOptions = { pauseMs: 1 };

/** What was told, shortly: names with the ids of events. */
const describeMessages = (messages: InvestigationMessage[]) =>
  messages.map((message) => (message.name === 'progress' ? `progress ${message.data.id}` : message.name));

describe('following an investigation on the real API', () => {
  it('yields its state, its events and its end', async () => {
    const progress = new FakeProgress();
    const api = await testApi({ progress });
    const view = api.service.addInvestigation(api.service.addTopic(), { status: 'running' });
    progress.add(view.id, 'queued');
    const client = createClient({ baseUrl: addressOf(api.app.getHttpServer()) });
    const messages: InvestigationMessage[] = [];
    for await (const message of client.follow(view.id)) {
      messages.push(message);
      if (message.name !== 'state') continue;
      expect(message.data.investigation).toMatchObject({ id: view.id, status: 'running' });
      expect(message.data.events.map(({ type }) => type)).toEqual(['queued']);
      progress.add(view.id, 'source.read', { url: 'https://a.example/\n\nevent: end' });
      Object.assign(view, { status: 'completed', result: { rounds: 1 } });
      progress.add(view.id, 'investigation.completed');
    }
    expect(describeMessages(messages)).toEqual(['state', 'progress 2', 'progress 3', 'end']);
    expect(messages.at(-1)?.data).toMatchObject({ status: 'completed' });
    const names: string[] = [];
    const done = await client.waitUntilDone(view.id, { onMessage: ({ name }) => names.push(name) });
    expect(done).toMatchObject({ id: view.id, status: 'completed', result: { rounds: 1 } });
    expect(names).toEqual(['state', 'end']);
    await api.app.close();
  });

  it('rejects a request to follow an investigation at once if the investigation does not exist', async () => {
    const api = await testApi();
    const client = createClient({ baseUrl: addressOf(api.app.getHttpServer()) });
    await expect(client.waitUntilDone(99)).rejects.toMatchObject({ code: 'not-found', status: 404 });
    await api.app.close();
  });
});

type Turn = (response: ServerResponse, request: IncomingMessage) => void;

describe('an unstable connection', () => {
  let turns: Turn[];
  let asked: (string | undefined)[];
  const server = createServer((request, response) => {
    asked.push(request.headers['last-event-id'] as string | undefined);
    (turns.shift() ?? gone)(response, request);
  });
  const client = () => createClient({ baseUrl: addressOf(server) });
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });

  const gone: Turn = (response) => void response.destroy();
  const open = (response: ServerResponse, ...frames: string[]) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write(frames.join(''));
  const frame = (event: string, data: object, id?: number) =>
    `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const STATE = frame('state', { investigation: {}, events: [], last_event_id: 2 }, 2);
  const event = (id: number) => frame('progress', { id, type: 'source.read', at: '', data: {} }, id);
  const END = frame('end', { status: 'completed' });
  /** Cuts the line once what was written has arrived. */
  const thenCut = (response: ServerResponse) =>
    response.write(': cut\n\n', () => setTimeout(() => response.destroy(), 20));
  const problem: (status: number, headers?: Record<string, string>) => Turn =
    (status, headers = {}) =>
    (response) =>
      void response
        .writeHead(status, { 'content-type': 'application/problem+json', ...headers })
        .end(JSON.stringify({ code: 'not-ready', detail: 'Not now.', hint: 'Wait.', errors: [] }));

  async function follow(given: Turn[], options: FollowOptions = QUICKLY) {
    turns = given;
    const messages: InvestigationMessage[] = [];
    for await (const message of client().follow(1, options)) messages.push(message);
    return describeMessages(messages);
  }

  it('reopens an unstable connection after the last event, without repeating any event', async () => {
    const messages = await follow([
      (response) => {
        open(response, STATE, event(3));
        thenCut(response);
      },
      (response) => {
        open(response, event(3), event(4));
        response.end();
      },
      gone,
      (response) => {
        open(response, END);
        response.end();
      },
    ]);
    expect(messages).toEqual(['state', 'progress 3', 'progress 4', 'end']);
    expect(asked).toEqual([undefined, '3', '4', '4']);
  });

  it('starts after the given event id', async () => {
    expect(await follow([(response) => open(response, event(8), END)], { lastEventId: 7 })).toEqual([
      'progress 8',
      'end',
    ]);
    expect(asked).toEqual(['7']);
  });

  it('retries an unstable connection after the interval that the server requests', async () => {
    const began = performance.now();
    const messages = await follow([
      problem(429, { 'retry-after': '1' }),
      problem(503),
      (response) => open(response, STATE, END),
    ]);
    expect(messages).toEqual(['state', 'end']);
    expect(performance.now() - began).toBeGreaterThan(990);
  });

  it('abandons an unstable connection after the maximum number of attempts, with the last error', async () => {
    await expect(follow([problem(503), problem(503), problem(503)], { ...QUICKLY, attempts: 3 })).rejects.toMatchObject(
      {
        code: 'not-ready',
        status: 503,
      },
    );
    await expect(follow([gone, gone], { ...QUICKLY, attempts: 2 })).rejects.toMatchObject({ code: 'unreachable' });
    expect(asked).toHaveLength(5);
  });

  it.each([401, 403, 404])('does not retry a connection after status %s', async (status) => {
    await expect(follow([problem(status)])).rejects.toMatchObject({ status });
    expect(asked).toHaveLength(1);
  });

  it('reopens a connection if nothing arrives for too long', async () => {
    const silent: Turn = (response) => open(response, STATE);
    const messages = await follow([silent, (response) => open(response, event(3), END)], {
      ...QUICKLY,
      stallMs: 1_000,
    });
    expect(messages).toEqual(['state', 'progress 3', 'end']);
    expect(asked).toEqual([undefined, '2']);
  });

  it('rejects a response that is a web page or an event stream with invalid data', async () => {
    const page: Turn = (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello');
    await expect(follow([page])).rejects.toMatchObject({ code: 'unreadable-answer' });
    const odd: Turn = (response) => open(response, 'event: state\ndata: {"cut\n\n');
    await expect(follow([odd])).rejects.toMatchObject({ code: 'unreadable-answer' });
  });

  it('skips messages with unknown names', async () => {
    expect(await follow([(response) => open(response, STATE, frame('weather', {}), END)])).toEqual(['state', 'end']);
  });

  it('ends with the abort reason of the signal, both during a stream and while waiting', async () => {
    const inStream = new AbortController();
    turns = [(response) => open(response, STATE)];
    const following = async () => {
      for await (const _ of client().follow(1, { signal: inStream.signal })) inStream.abort(new Error('enough'));
    };
    await expect(following()).rejects.toThrow('enough');
    const inPause = new AbortController();
    const waiting: Turn = (response, request) => {
      problem(503)(response, request);
      setTimeout(() => inPause.abort(new Error('enough of waiting')), 50);
    };
    await expect(follow([waiting], { pauseMs: 60_000, signal: inPause.signal })).rejects.toThrow('enough of waiting');
  });

  it('closes the connection of an event stream when the consumer stops', async () => {
    let closed: () => void;
    const wasClosed = new Promise<void>((done) => (closed = done));
    turns = [
      (response) => {
        response.on('close', () => closed());
        open(response, STATE);
      },
    ];
    for await (const { name } of client().follow(1)) {
      expect(name).toBe('state');
      break;
    }
    await wasClosed;
  });
});
