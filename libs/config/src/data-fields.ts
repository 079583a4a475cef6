import { readFileSync } from 'node:fs';
import { loadAll } from 'js-yaml';
import leven from 'leven';
import { z } from 'zod';

/** Roles of a document field; `none` for a field without a role. */
export const FIELD_ROLES = [
  'id',
  'title',
  'text',
  'date',
  'url',
  'entities',
  'places',
  'themes',
  'numbers',
  'none',
] as const;
export type FieldRole = (typeof FIELD_ROLES)[number];

/** Operator's corrections of wrongly detected field roles, by server, collection and field. */
export type DataFields = Record<string, Record<string, Record<string, FieldRole>>>;

const fieldRolesSchema = z.record(
  z.string().min(1).max(200),
  z.record(z.string().min(1).max(200), z.record(z.string(), z.string())),
);

/** `DATA_FIELDS`: path of a YAML file, or the same content as an inline JSON object. */
export const dataFields = (meaning: string) =>
  z
    .string()
    .trim()
    .default('')
    .transform((path, context): DataFields => {
      const read = path === '' ? {} : readFields(path);
      if (typeof read !== 'string') return read;
      context.addIssue({ code: 'custom', message: read });
      return z.NEVER;
    })
    .describe(meaning);

/** Parses the corrections; returns an error message if that fails. */
function readFields(path: string): DataFields | string {
  let given: unknown;
  try {
    // A file that is empty or has only comments contains no corrections.
    given = loadAll(path.startsWith('{') ? path : readFileSync(path, 'utf8'))[0] ?? {};
  } catch (error) {
    const [line] = error instanceof Error ? error.message.split('\n') : [];
    return `cannot be read as YAML: ${line ?? 'unknown error'}`;
  }
  const read = fieldRolesSchema.safeParse(given);
  if (!read.success) return `must map server, collection and field to a meaning; see ${issuePath(read.error)}`;
  return findWrongRole(read.data) ?? (read.data as DataFields);
}

const issuePath = ({ issues }: z.ZodError): string => (issues[0]?.path ?? []).map(String).join('.') || 'the first line';

function findWrongRole(given: z.infer<typeof fieldRolesSchema>): string | null {
  for (const [server, collections] of Object.entries(given))
    for (const [collection, fields] of Object.entries(collections))
      for (const [field, role] of Object.entries(fields))
        if (!(FIELD_ROLES as readonly string[]).includes(role))
          return (
            `${server}.${collection}.${field}: “${role}” is not a field meaning` + formatSuggestion(role, FIELD_ROLES)
          );
  return null;
}

/** One error message for each server that is not in `MCP_SERVERS`. */
export const findUnknownServers = (fields: DataFields, servers: readonly { name: string }[]): string[] => {
  const known = servers.map(({ name }) => name);
  return Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) => `DATA_FIELDS: MCP_SERVERS has no server “${name}”${formatSuggestion(name, known)}`);
};

/** Most similar known name; null if none is similar. */
export function findNearestName(given: string, known: readonly string[]): string | null {
  const [best] = known.map((name) => ({ name, far: leven(given, name) })).sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(2, Math.floor(given.length / 3)) ? best.name : null;
}

function formatSuggestion(given: string, known: readonly string[]): string {
  const near = findNearestName(given, known);
  return near === null ? ` (available: ${known.join(', ') || 'none'})` : `; did you mean “${near}”?`;
}
