import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApi, type RunningApi } from '@corroborate-app/api';
import { WorkerModule } from '@corroborate-app/worker';
import { loadSettings } from '@corroborate/config';
import type { Role } from '@corroborate/domain';
import { resolveParts } from '@corroborate/investigation';
import { loadWorld, startSandbox, type Sandbox, type World } from '@corroborate/sandbox';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { createTestDatabase, type TestDatabase } from './support/database';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const root = path.resolve(__dirname, '..');
const FENCED = /^<untrusted-text (\w+)>(.*)<\/untrusted-text \1>$/su;

type Answer = Record<string, any>;

/** The SDK's own client checks each answer against the schema that it was told, and each line of standard output. */
describe('MCP client', () => {
  let world: World;
  let sandbox: Sandbox;
  let database: TestDatabase;
  let api: RunningApi;
  let folder: string;
  const clients: Client[] = [];
  const faults: Error[] = [];

  beforeAll(async () => {
    world = await loadWorld(path.join(root, 'worlds/demo/demo'));
    sandbox = await startSandbox(world);
    database = await createTestDatabase();
    const given = {
      DATABASE_URL: database.url,
      EGRESS_PROXY_URL: sandbox.proxyUrl,
      EGRESS_CA_FILE: sandbox.caFile,
      CLOCK_START: world.now.toISOString(),
      RATE_SCALE: '0',
    };
    folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
    const lines = Object.entries(given).map(([name, value]) => `${name}=${value}`);
    writeFileSync(path.join(folder, '.env'), lines.join('\n'));
    const more = { PAGE_WORKERS: '0', PORT: '0', LOG_LEVEL: 'silent', RECONCILE_SECONDS: '1', AUTH_MODE: 'apikey' };
    const settings = loadSettings({}, { ...given, ...more });
    api = await openApi(settings, SILENT, [WorkerModule.forRoot(settings)]);
  }, 300_000);
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
    expect(faults.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await api?.close();
    await sandbox?.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const keyFor = async (...roles: Role[]) => {
    const { keys } = resolveParts(api.app).db;
    const order = { name: `assistant of a ${roles.join(' ')}`, roles, expiresAt: null };
    return (await keys.create(order, { actor: 'test', via: 'command' })).text;
  };
  async function connected(transport: Transport): Promise<Client> {
    const client = new Client({ name: 'e2e', version: '1' });
    // A line of standard output that is no message is such a fault; over HTTP leaving is one, too.
    if (transport instanceof StdioClientTransport) client.onerror = (fault) => void faults.push(fault);
    await client.connect(transport);
    clients.push(client);
    await client.listTools();
    return client;
  }
  const overHttp = (key: string) => {
    const requestInit = { headers: { Authorization: `Bearer ${key}` } };
    return connected(new StreamableHTTPClientTransport(new URL('/mcp', api.url), { requestInit }));
  };
  const overStdio = (args: string[], env: Record<string, string> = {}) => {
    const all = [path.join(root, 'bin/corroborate.js'), 'mcp', ...args];
    const inherited = { PATH: process.env.PATH ?? '', ...env };
    return connected(
      new StdioClientTransport({ command: process.execPath, args: all, cwd: folder, env: inherited, stderr: 'ignore' }),
    );
  };
  const call = async (client: Client, name: string, args: object, messages: string[] = []): Promise<Answer> => {
    const onprogress = ({ message = '' }) => void messages.push(message);
    const answer = await client.callTool({ name, arguments: { ...args } }, undefined, { onprogress });
    return answer.isError ? { error: JSON.stringify(answer.content) } : (answer as CallToolResult).structuredContent!;
  };
  const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);

  /** A topic of the world as a person would bring it, followed to its end. */
  async function investigated(client: Client, externalId: string, messages: string[] = []): Promise<number> {
    const topic = world.topics.find((one) => one.externalId === externalId)!;
    const { title, summary, url } = topic;
    const story = { title, summary, url, article_text: topic.articleText, event_date: topic.eventDate };
    const order = { ...story, location: topic.location, investigate: { mode: 'quick' } };
    const { investigation_id: id } = await call(client, 'submit_topic', order);
    for (;;) {
      const { status } = await call(client, 'get_status', { investigation_id: id, wait_seconds: 50 }, messages);
      if (status !== 'queued' && status !== 'running') return id as number;
    }
  }

  it('investigates a story over HTTP, reads the case, and verifies quotes against the evidence', async () => {
    const client = await overHttp(await keyFor('editor'));
    const messages: string[] = [];
    const id = await investigated(client, 'demo-01-ferry', messages);
    expect(messages.join()).toMatch(/\d+ steps, last: stage\.(?:started|finished)/);
    const answer = await call(client, 'get_case', { investigation_id: id });
    expect(answer).toMatchObject({ status: 'completed', case: { applied_verification_level: expect.any(String) } });
    const { sources } = await call(client, 'get_sources', { investigation_id: id, limit: 100 });
    const telling = (sources as Answer[]).find(({ passage }) => passage !== null)!;
    const [, , quote = ''] = FENCED.exec(telling.passage as string) ?? [];
    const found = await call(client, 'verify_quote', { investigation_id: id, quote });
    expect(found).toMatchObject({ verdict: 'VERIFIED' });
    expect(found.places.map((place: Answer) => place.source_id)).toContain(telling.source_id);
    expect(found.places[0].passage).toMatch(FENCED);
    const invented = { investigation_id: id, quote: 'The harbour master resigned over the library.' };
    expect(await call(client, 'verify_quote', invented)).toMatchObject({ verdict: 'NOT_FOUND', places: [] });
    await handedOn(client, id, telling.source_id as number);
  }, 300_000);

  async function handedOn(client: Client, id: number, source: number): Promise<void> {
    const { report } = await call(client, 'get_report', { investigation_id: id });
    expect(report).toMatch(FENCED);
    const uri = `corroborate://investigations/${id}/captures/${source}`;
    expect(JSON.stringify(await client.readResource({ uri }))).toContain('<untrusted-text ');
    expect((await client.listResources()).resources.map((one) => one.uri)).toEqual([
      `corroborate://investigations/${id}/report`,
    ]);
  }

  it('rejects an MCP client with a wrong key and its actions beyond its role', async () => {
    const wrong = `cbr_${'0'.repeat(16)}_${'a'.repeat(43)}`;
    await expect(overHttp(wrong)).rejects.toThrow(/unauthenticated/);
    const viewer = await overHttp(await keyFor('viewer'));
    expect(await namesOf(viewer)).not.toContain('submit_topic');
    expect((await call(viewer, 'submit_topic', { title: 'A story' })).error).toContain('Requires the role editor.');
    const decision = { review_id: 1, action: 'approve' };
    expect((await call(viewer, 'decide_review', decision)).error).toContain('Requires the role reviewer.');
    await expect(viewer.callTool({ name: 'nothing' })).rejects.toThrow('There is no tool with this name.');
  });

  it('connects to a remote server through the command, with a key', async () => {
    const env = { CORROBORATE_KEY: await keyFor('viewer') };
    const client = await overStdio(['--server', api.url], env);
    expect(await namesOf(client)).toEqual(await namesOf(await overHttp(env.CORROBORATE_KEY)));
    expect((await call(client, 'get_case', { investigation_id: 999 })).error).toContain(
      'There is no investigation 999.',
    );
    await expect(overStdio(['--server', api.url], { CORROBORATE_KEY: 'wrong' })).rejects.toThrow(
      'The API key is unknown',
    );
    await expect(overStdio(['--server', 'http://127.0.0.1:1'])).rejects.toThrow('The server is unreachable.');
  }, 120_000);

  it('uses the configured database over standard input and output', async () => {
    const client = await overStdio([]);
    expect(await namesOf(client)).toContain('submit_topic');
    expect(await namesOf(client)).not.toContain('decide_review');
    const id = await investigated(client, 'demo-14-lithium');
    const answer = await call(client, 'get_case', { investigation_id: id });
    expect(answer).toMatchObject({ requested_by: expect.stringMatching(FENCED), status: 'completed' });
    // A page of this story speaks to machines.
    expect(answer.case.steering_attempts[0].quote).toMatch(FENCED);
    expect((await call(client, 'decide_review', { review_id: 1, action: 'approve' })).error).toContain('--role');
    const { items } = await resolveParts(api.app).db.audit.list({ limit: 20 });
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['MCP submit_topic', 'MCP decide_review']),
    );
    const reviewer = await overStdio(['--role', 'reviewer', '--no-workers']);
    expect(await namesOf(reviewer)).toContain('decide_review');
  }, 300_000);
});
