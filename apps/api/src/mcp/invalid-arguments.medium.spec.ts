import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import { loadSettings } from '@corroborate/config';
import { ROLES } from '@corroborate/domain';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { openMcp, type RunningMcp } from './open-mcp';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const UNSTORABLE = ['a\u0000b', 'a\ud800b', '\udc00'];
type Properties = Record<string, { type?: string; items?: { type?: string } }>;

let server: TestDatabase;
let mcp: RunningMcp;
let client: Client;

beforeAll(async () => {
  server = await createTestDatabase();
  const settings = loadSettings({}, { DATABASE_URL: server.url, PORT: '0', LOG_LEVEL: 'silent' });
  mcp = await openMcp(settings, SILENT, { actor: 'test', roles: [...ROLES] });
  client = new Client({ name: 'spec', version: '1' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([mcp.connect(theirs), client.connect(ours)]);
}, 120_000);
afterAll(async () => {
  await client.close();
  await mcp.close();
  await server.drop();
});

const textOf = ({ content }: CallToolResult) => content.map((one) => (one.type === 'text' ? one.text : '')).join('\n');

/** Tools print `Instance:` only for server errors. */
async function expectRefused({ name }: Tool, args: Record<string, unknown>): Promise<void> {
  const answer = (await client.callTool({ name, arguments: args })) as CallToolResult;
  const text = textOf(answer);
  expect([name, args, answer.isError, text.includes('Instance:')]).toEqual([name, args, true, false]);
  expect(text).toContain('NUL byte or half a character');
}

it('rejects text that cannot be stored in every argument of every tool', async () => {
  const { tools } = await client.listTools();
  let asked = 0;
  for (const tool of tools)
    for (const [name, { type, items }] of Object.entries((tool.inputSchema.properties ?? {}) as Properties))
      for (const text of UNSTORABLE) {
        if (type === 'array' && items?.type === 'string') await expectRefused(tool, { [name]: [text] });
        else await expectRefused(tool, { [name]: text });
        asked += 1;
      }
  expect(tools.length).toBeGreaterThan(5);
  expect(asked).toBeGreaterThan(40);
});

it('rejects invalid names, cursors and resource URIs without an internal error', async () => {
  for (const text of UNSTORABLE) {
    for (const work of [
      client.callTool({ name: text, arguments: {} }),
      client.readResource({ uri: `corroborate://investigations/${text}/report` }),
      client.listResources({ cursor: text }),
      client.listResources({ cursor: Buffer.from(JSON.stringify([text])).toString('base64url') }),
      client.getPrompt({ name: text, arguments: { story: text } }),
    ])
      await expect(work).rejects.toMatchObject({ message: expect.not.stringContaining('Instance') as string });
  }
});
