import { Injectable } from '@nestjs/common';
import { CODE_FIELDS } from './remove-codes.policy';

export type JsonSchema = Record<string, unknown>;
type SchemaPool = Record<string, JsonSchema>;

const REF_PREFIX = '#/components/schemas/';

/**
 * Schemas of tools from the OpenAPI document, self-contained because MCP clients cannot resolve references. Generated
 * on first use.
 */
@Injectable()
export class McpSchemas {
  private source: () => SchemaPool = () => ({});
  private pool: SchemaPool | null = null;
  private readonly made = new Map<string, JsonSchema>();

  readFrom(source: () => SchemaPool): void {
    this.source = source;
  }

  /** Input schema of a tool, which allows no additional properties. */
  input(name: string): JsonSchema {
    return { ...this.of(name), additionalProperties: false };
  }

  of(name: string): JsonSchema {
    const known = this.made.get(name) ?? bundleSchema(name, (this.pool ??= this.source()));
    this.made.set(name, known);
    return known;
  }

  /** All enum values in the schema. */
  wordsOf(name: string): ReadonlySet<string> {
    const found = new Set<string>();
    collectEnumValues(this.of(name), found);
    return found;
  }
}

function bundleSchema(name: string, pool: SchemaPool): JsonSchema {
  const defs = new Map<string, JsonSchema>();
  const root = inlineSchema(pool[name] ?? {}, pool, defs);
  const parts = Object.fromEntries(defs);
  return { ...root, type: 'object', ...(defs.size > 0 ? { $defs: parts } : {}) };
}

function inlineSchema(schema: JsonSchema, pool: SchemaPool, defs: Map<string, JsonSchema>): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'example' && !isSchema(value)))
      .map(([key, value]) => [
        key,
        key === '$ref' ? moveToDefs(String(value), pool, defs) : removeCodeFields(key, value, pool, defs),
      ]),
  );
}

/** Removes machine-code fields from a schema, because tool responses omit them. */
function removeCodeFields(key: string, value: unknown, pool: SchemaPool, defs: Map<string, JsonSchema>): unknown {
  if (key === 'required' && Array.isArray(value)) return value.filter((name: string) => !CODE_FIELDS.test(name));
  if (key !== 'properties' || !isSchema(value)) return inlineNested(value, pool, defs);
  const named = Object.entries(value).filter(([name]) => !CODE_FIELDS.test(name));
  return inlineNested(Object.fromEntries(named), pool, defs);
}

function inlineNested(value: unknown, pool: SchemaPool, defs: Map<string, JsonSchema>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => inlineNested(one, pool, defs));
  return isSchema(value) ? inlineSchema(value, pool, defs) : value;
}

/** Registers the schema before it is resolved, because schemas can be recursive. */
function moveToDefs(ref: string, pool: SchemaPool, defs: Map<string, JsonSchema>): string {
  const name = ref.slice(REF_PREFIX.length);
  if (!defs.has(name)) {
    defs.set(name, {});
    defs.set(name, inlineSchema(pool[name] ?? {}, pool, defs));
  }
  return `#/$defs/${name}`;
}

function collectEnumValues(schema: unknown, found: Set<string>): void {
  if (Array.isArray(schema)) return schema.forEach((one) => collectEnumValues(one, found));
  if (!isSchema(schema)) return;
  const { enum: words, const: word } = schema;
  for (const one of Array.isArray(words) ? [...(words as unknown[]), word] : [word])
    if (typeof one === 'string') found.add(one);
  Object.values(schema).forEach((inner) => collectEnumValues(inner, found));
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
