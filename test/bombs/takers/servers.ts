import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { McpServerSettings } from '@corroborate/config';
import { findLocalServers } from '../../../apps/cli/src/models/local-servers';
import { OidcVerifier } from '../../../apps/api/src/access/oidc.verifier.adapter';
import { OidcClient } from '../../../apps/api/src/access/oidc.client.adapter';
import { McpCollectionServer } from '../../../libs/collections/src/mcp/mcp-server.adapter';
import { verifyTimestamp } from '../../../libs/evidence/src/timestamps/verify-timestamp';
import { DER_BOMBS, JSON_BOMBS } from '../bombs';
import type { AnswerTaker, BytesTaker, Family, Outside } from '../taker';
import { REQUEST_ID } from '../web';

const MCP_FILES = ['gateway.fetch', 'mcp-server.adapter', 'bounded-stdio.transport'].map(
  (file) => `libs/collections/src/mcp/${file}.ts`,
);

/** An answer to another question is no answer: the SDK waits for one until its time is over. */
const PATIENCE_MS = { proper: 60_000, bomb: 500 };

const SERVER: McpServerSettings = {
  ...{ name: 'payments', headers: {}, args: [], env: {}, priceUsd: 0, paceMs: 0, timeoutMs: PATIENCE_MS.proper },
  ...{ maxBytes: 5_000_000, primary: [], fields: {} },
};

/** One result for all requests of the protocol: each schema reads its own fields. */
const RESULT = {
  protocolVersion: '2025-06-18',
  capabilities: { tools: {} },
  serverInfo: { name: 'payments', version: '1.0' },
  tools: [{ name: 'find', description: 'Finds payments', inputSchema: { type: 'object', properties: {} } }],
  content: [{ type: 'text', text: '{"rows":[{"id":1,"payee":"Larkspur Castings"}]}' }],
};
const message = (id: unknown) => `{"jsonrpc":"2.0","id":${String(id)},"result":${JSON.stringify(RESULT)}}`;

/** An error that no rule has a name for counts as a fault of ours. */
async function ask(server: McpCollectionServer, what: 'tools' | 'call', { context }: Pick<Outside, 'context'>) {
  const reply = what === 'tools' ? await server.tools(context) : await server.call('find', {}, context);
  await server.close();
  if (reply.ok) return { kind: 'found' };
  const { kind, detail } = reply.fault;
  return kind === 'internal'
    ? { kind: 'failed', code: 'internal', reason: detail }
    : { kind: 'refused', reason: detail };
}

const overHttp = (['tools', 'call'] as const).flatMap((what) =>
  (['application/json', 'text/event-stream'] as const).map((type): AnswerTaker => ({
    name: `MCP over HTTP: ${what} as ${type}`,
    files: MCP_FILES,
    proper: {
      'data.example': {
        body: type === 'application/json' ? message(REQUEST_ID) : `event: message\ndata: ${message(REQUEST_ID)}\n\n`,
        type,
      },
    },
    ask: (outside) => {
      const timeoutMs = PATIENCE_MS[outside.isProper ? 'proper' : 'bomb'];
      const settings = { ...SERVER, url: 'https://data.example/mcp', timeoutMs };
      return ask(new McpCollectionServer(settings, outside.gateway), what, outside);
    },
  })),
);

/** Answers `initialize` properly and everything after it with the content of a file. */
const SCRIPT = `
const { readFileSync } = require('node:fs');
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  if (id === undefined) return;
  const bomb = () => Buffer.concat([readFileSync(process.argv[1]), Buffer.from('\\n')]);
  if (method !== 'initialize') return process.stdout.write(bomb());
  process.stdout.write(process.argv[2].replace("0", String(id)) + '\\n');
});`;

const CONTEXT = { investigationId: null, stage: 'bombs' };

function overStdio(folder: string): BytesTaker {
  const file = path.join(folder, 'answer.json');
  const settings = { ...SERVER, command: process.execPath };
  return {
    name: 'MCP over stdio',
    files: MCP_FILES,
    proper: message(1),
    bytes: SERVER.maxBytes - 1_000,
    bombs: JSON_BOMBS,
    take: (bomb) => {
      writeFileSync(file, bomb);
      const timeoutMs = bomb.equals(Buffer.from(message(1))) ? PATIENCE_MS.proper : PATIENCE_MS.bomb;
      const args = ['-e', SCRIPT, file, `{"id":0,"jsonrpc":"2.0","result":${JSON.stringify(RESULT)}}`];
      const closed = { call: () => Promise.reject(new Error('the gateway is closed for processes')) };
      return ask(new McpCollectionServer({ ...settings, args, timeoutMs }, closed), 'call', { context: CONTEXT });
    },
  };
}

/** What an identity provider answers, asked by libraries that use no gateway. */
function identityTakers(server: Server, answer: { body: Buffer }): BytesTaker[] {
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    ...{ OIDC_ISSUER: issuer, OIDC_AUDIENCE: 'api', OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 'secret' },
    ...{ OIDC_SCOPES: 'openid', OIDC_ROLES_CLAIM: 'roles', OIDC_ROLE_NAMES: [], OIDC_NAME_CLAIM: 'sub' },
  };
  const common = { proper: proper(issuer), bytes: 5_000_000, bombs: JSON_BOMBS };
  const take = (work: () => Promise<unknown>) => (bomb: Buffer) => {
    answer.body = bomb;
    return work();
  };
  return [
    {
      ...common,
      name: 'keys of an identity provider',
      files: ['apps/api/src/access/oidc.verifier.adapter.ts', 'apps/api/src/access/bounded.fetch.ts'],
      take: take(async () => {
        const { kind } = await new OidcVerifier({ ...settings, OIDC_JWKS_URL: undefined }).verify(TOKEN);
        // Keys that could be read show that the signature is wrong.
        return { kind: kind === 'bad' ? 'found' : 'refused' };
      }),
    },
    {
      ...common,
      name: 'description of an identity provider',
      files: ['apps/api/src/access/oidc.client.adapter.ts'],
      take: take(() =>
        new OidcClient({ ...settings, OIDC_JWKS_URL: undefined }).begin('https://desk.example/back').catch(refused),
      ),
    },
  ];
}

const inBase64 = (text: string): string => Buffer.from(text).toString('base64url');
const TOKEN = `${inBase64('{"alg":"RS256","kid":"a"}')}.${inBase64('{}')}.AAAA`;

/** A problem of HTTP has its own codes. */
function refused(error: { code?: unknown; name?: string }) {
  if (typeof error.code !== 'string') throw error as Error;
  return { kind: 'refused' };
}

const KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });

/** Description and keys in one. */
const proper = (issuer: string) =>
  JSON.stringify({
    issuer,
    jwks_uri: `${issuer}/keys`,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    response_types_supported: ['code'],
    keys: [{ ...KEY, kid: 'a', alg: 'RS256', use: 'sig' }],
  });

const WANTED = { imprint: 'a'.repeat(64), nonce: new Uint8Array(16), policy: null };

const stamps: BytesTaker[] = [
  {
    name: 'time stamps',
    files: [
      ...['verify-timestamp', 'token.reader', 'certificates.policy', 'timestamp.service'],
      'timestamp.request',
    ].map((file) => `libs/evidence/src/timestamps/${file}.ts`),
    proper: '',
    bytes: 65_536,
    bombs: DER_BOMBS,
    take: (bomb) => verifyTimestamp(bomb, WANTED, []),
  },
];

/** A model server that is looked for on this machine; any program may listen on its port. */
const localServer = (server: Server, answer: { body: Buffer }): BytesTaker => ({
  name: 'list of models of a local server',
  files: ['apps/cli/src/models/local-servers.ts'],
  proper: JSON.stringify({ object: 'list', data: [{ id: 'qwen3:8b', object: 'model' }] }),
  bytes: 190_000,
  bombs: JSON_BOMBS,
  take: async (bomb) => {
    answer.body = bomb;
    const { port } = server.address() as AddressInfo;
    return (await findLocalServers([{ name: 'Ollama', port }], PATIENCE_MS.proper)).length > 0
      ? { kind: 'found' }
      : { kind: 'refused' };
  },
});

export const servers: Family = {
  open: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bombs-mcp-'));
    const answer = { body: Buffer.alloc(0) };
    const server = createServer((_request, response) =>
      response.setHeader('content-type', 'application/json').end(answer.body),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      takers: [
        ...[...overHttp, overStdio(folder)],
        ...[...identityTakers(server, answer), localServer(server, answer), ...stamps],
      ],
      close: async () => {
        server.closeAllConnections();
        server.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};
