import { Injectable } from '@nestjs/common';
import { PROGRAM_FIELDS } from './plain.policy';

export type JsonSchema = Record<string, unknown>;
type Pool = Record<string, JsonSchema>;

const PREFIX = '#/components/schemas/';

/**
 * Tool schemas from the OpenAPI document, self-contained because MCP clients cannot resolve references. Generated on
 * first use.
 */
@Injectable()
export class McpSchemas {
  private source: () => Pool = () => ({});
  private pool: Pool | null = null;
  private readonly made = new Map<string, JsonSchema>();

  readFrom(source: () => Pool): void {
    this.source = source;
  }

  /** Input schema of a tool, without additional properties. */
  input(name: string): JsonSchema {
    return { ...this.of(name), additionalProperties: false };
  }

  of(name: string): JsonSchema {
    const known = this.made.get(name) ?? bundled(name, (this.pool ??= this.source()));
    this.made.set(name, known);
    return known;
  }

  /** All enum values of the schema. */
  wordsOf(name: string): ReadonlySet<string> {
    const found = new Set<string>();
    collect(this.of(name), found);
    return found;
  }
}

function bundled(name: string, pool: Pool): JsonSchema {
  const defs = new Map<string, JsonSchema>();
  const root = inlined(pool[name] ?? {}, pool, defs);
  const parts = Object.fromEntries(defs);
  return { ...root, type: 'object', ...(defs.size > 0 ? { $defs: parts } : {}) };
}

function inlined(schema: JsonSchema, pool: Pool, defs: Map<string, JsonSchema>): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'example' && !isSchema(value)))
      .map(([key, value]) => [
        key,
        key === '$ref' ? moved(String(value), pool, defs) : withoutCodeFields(key, value, pool, defs),
      ]),
  );
}

/** Tool responses omit codes, so their schemas do too. */
function withoutCodeFields(key: string, value: unknown, pool: Pool, defs: Map<string, JsonSchema>): unknown {
  if (key === 'required' && Array.isArray(value)) return value.filter((name: string) => !PROGRAM_FIELDS.test(name));
  if (key !== 'properties' || !isSchema(value)) return within(value, pool, defs);
  const named = Object.entries(value).filter(([name]) => !PROGRAM_FIELDS.test(name));
  return within(Object.fromEntries(named), pool, defs);
}

function within(value: unknown, pool: Pool, defs: Map<string, JsonSchema>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => within(one, pool, defs));
  return isSchema(value) ? inlined(value, pool, defs) : value;
}

/** Registered before it is resolved, since schemas can be recursive. */
function moved(ref: string, pool: Pool, defs: Map<string, JsonSchema>): string {
  const name = ref.slice(PREFIX.length);
  if (!defs.has(name)) {
    defs.set(name, {});
    defs.set(name, inlined(pool[name] ?? {}, pool, defs));
  }
  return `#/$defs/${name}`;
}

function collect(schema: unknown, found: Set<string>): void {
  if (Array.isArray(schema)) return schema.forEach((one) => collect(one, found));
  if (!isSchema(schema)) return;
  const { enum: words, const: word } = schema;
  for (const one of Array.isArray(words) ? [...(words as unknown[]), word] : [word])
    if (typeof one === 'string') found.add(one);
  Object.values(schema).forEach((inner) => collect(inner, found));
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
