/**
 * A Model Context Protocol data server over PostgreSQL: `node tools/data-server/server.ts --database <url> [--fill]
 * [--http <port>] [--seed 7] [--size 100000]`. Without `--http` it uses standard input and output.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { z } from 'zod';
import { makeDataSet } from './data-set.ts';
import { fill, Payments, type Question } from './store.ts';

const { values: given } = parseArgs({
  options: {
    database: { type: 'string' },
    fill: { type: 'boolean', default: false },
    http: { type: 'string' },
    seed: { type: 'string', default: '7' },
    size: { type: 'string', default: '100000' },
  },
});
if (given.database === undefined) throw new Error('--database is missing');
if (given.fill) await fill(given.database, makeDataSet(Number(given.seed), Number(given.size)).rows);
const payments = new Payments(given.database);

const SHAPE = {
  query: z.string().max(500).optional().describe('Words that must stand in the title'),
  filters: z.string().max(2_000).optional().describe('JSON: field → value'),
  group_by: z.string().max(200).optional().describe('Fields, comma between them'),
  date_histogram: z.string().max(200).optional().describe('JSON: {"field": "paid_on", "interval": "month"}'),
  top_n: z.number().int().min(1).max(1_000).default(20),
  samples_per_bucket: z.number().int().min(0).max(20).default(0),
  page_size: z.number().int().min(0).max(100).default(20),
  search_after: z.array(z.union([z.string(), z.number()])).optional(),
  fields: z.array(z.string()).optional(),
};

const questionOf = (asked: z.infer<z.ZodObject<typeof SHAPE>>): Question => ({
  ...asked,
  filters: asked.filters === undefined ? undefined : (JSON.parse(asked.filters) as Record<string, unknown>),
  group_by: asked.group_by?.split(',').map((name) => name.trim()),
  date_histogram:
    asked.date_histogram === undefined ? undefined : (JSON.parse(asked.date_histogram) as Question['date_histogram']),
  search_after: asked.search_after as Question['search_after'],
});

function newServer(): McpServer {
  const server = new McpServer({ name: 'public-payments', version: '1.0.0' });
  server.registerTool(
    'payments',
    { description: 'Payments by counties and cities: who was paid what, when, by whom.', inputSchema: SHAPE },
    async (asked) => {
      const answer = await payments.answer(questionOf(asked));
      return { content: [{ type: 'text' as const, text: JSON.stringify(answer) }] };
    },
  );
  return server;
}

if (given.http === undefined) await newServer().connect(new StdioServerTransport());
else listen(Number(given.http));

/** Stateless: every request gets its own server and transport, with no session. */
function listen(port: number): void {
  const http = createServer((request, response) => {
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
    const server = newServer();
    response.on('close', () => void server.close());
    void server.connect(transport).then(() => transport.handleRequest(request, response));
  });
  http.listen(port, '127.0.0.1', () => {
    const address = http.address();
    process.stdout.write(`listening on ${typeof address === 'object' && address ? address.port : port}\n`);
  });
}
