import { readFileSync } from 'node:fs';
import { z } from 'zod';

const NAME_PATTERN = /^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/;
const fieldSchema = z.string().min(1).nullable();
const fieldListSchema = z.array(z.string().min(1));
const correctionsSchema = z
  .strictObject({
    id: fieldSchema,
    title: fieldSchema,
    text: fieldSchema,
    date: fieldSchema,
    url: fieldSchema,
    entities: fieldListSchema,
    places: fieldListSchema,
    themes: fieldListSchema,
  })
  .partial();

const serverSchema = z
  .strictObject({
    name: z.string().regex(NAME_PATTERN, 'must be a short name of lowercase letters, digits and hyphens'),
    /** Streamable HTTP endpoint; either this or `command` is required. */
    url: z.url({ protocol: /^https?$/ }).optional(),
    headers: z.record(z.string(), z.string()).default({}),
    /** Command of a local child process (stdio). */
    command: z.string().min(1).optional(),
    args: z.array(z.string()).default([]),
    env: z.record(z.string(), z.string()).default({}),
    cwd: z.string().optional(),
    /** Allowed tools. Default: all tools of the server. */
    tools: z.array(z.string().min(1)).optional(),
    priceUsd: z.number().min(0).max(100).default(0),
    paceMs: z.number().int().min(0).max(600_000).default(0),
    timeoutMs: z.number().int().min(100).max(300_000).default(20_000),
    maxBytes: z.number().int().min(1_000).max(50_000_000).default(5_000_000),
    /** Kinds of subjects for which the server is a primary source. */
    primary: z.array(z.string().min(1)).default([]),
    /** Name and country of the publisher, as shown for a source. */
    title: z.string().min(1).max(120).optional(),
    /** Corrections of wrongly detected field roles, by tool. */
    fields: z.record(z.string(), correctionsSchema).default({}),
  })
  .refine(({ url, command }) => (url === undefined) !== (command === undefined), 'must have either url or command');

const serversSchema = z
  .array(serverSchema)
  .max(20, 'must not list more than 20 servers')
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'must not use a name more than once');

/** A configured data server. */
export type McpServerSettings = z.infer<typeof serverSchema>;

/** `MCP_SERVERS`: a JSON list, or the path of a file with one. */
export const mcpServers = (meaning: string) =>
  z
    .string()
    .trim()
    .default('')
    .transform((text, context): McpServerSettings[] => {
      if (text === '') return [];
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      const json = text.startsWith('[') ? text : readOrNull(text);
      if (json === null) return refuse('must be a JSON list of servers or the path of a readable file with one');
      const listed = parseServerList(json);
      if (listed === null) return refuse('is not valid JSON');
      const read = serversSchema.safeParse(listed);
      if (read.success) return read.data;
      const [first] = read.error.issues;
      return refuse(`${(first?.path ?? []).map(String).join('.')}: ${first?.message ?? 'is invalid'}`);
    })
    .describe(meaning);

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parseServerList(json: string): unknown {
  try {
    const parsed: unknown = JSON.parse(json);
    const { servers: inside } = parsed as { servers?: unknown };
    return inside ?? parsed;
  } catch {
    return null;
  }
}
