import type { OpenAPIObject } from '@nestjs/swagger';

/** Those parts of a schema that are needed to generate samples. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  items?: Schema;
  example?: unknown;
  examples?: unknown[];
  minimum?: number;
  nullable?: boolean;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

/** An otherwise valid body with one invalid value. */
export interface InvalidBody {
  at: string;
  value: unknown;
  required: boolean;
  body: Record<string, unknown>;
}

const OTHERS: Record<string, unknown[]> = {
  string: [7, true, [], {}, ['text'], { a: 'text' }],
  number: ['text', '7', true, [], {}, [7]],
  integer: ['text', '7', 1.5, true, [], {}, [7], -1e9],
  boolean: ['true', 1, [], {}],
  array: ['text', 7, true, {}, [null], [7], [{}], [[]]],
  object: ['text', 7, true, [], [{}]],
};

const UNSTORABLE = ['a\u0000b', 'a\ud800b', '\udc00', '\u0000'];

/** Generates request bodies from the OpenAPI document, so that new routes are covered automatically. */
export class BodySamples {
  constructor(
    private readonly document: OpenAPIObject,
    /** Values by property name that cannot be derived from examples. */
    private readonly known: Record<string, unknown>,
  ) {}

  /** Variants of a body, one for each alternative in its schema. */
  shapesOf(schema: Schema): Schema[] {
    const found = this.resolve(schema);
    return found.oneOf ? found.oneOf.flatMap((one) => this.shapesOf(one)) : [found];
  }

  good(schema: Schema, onlyRequired = false): Record<string, unknown> {
    const { properties = {}, required = [] } = this.resolve(schema);
    const names = Object.keys(properties).filter((name) => !onlyRequired || required.includes(name));
    return Object.fromEntries(names.map((name) => [name, this.valueOf(name, properties[name] ?? {})]));
  }

  /** Sets every property to null, separately and all at once, at every depth. */
  nulls(schema: Schema): InvalidBody[] {
    return this.spoil(schema, () => [null]);
  }

  /** Sets every property to values of a wrong type. */
  wrongTypes(schema: Schema): InvalidBody[] {
    return this.spoil(schema, (property) => this.others(property));
  }

  /** Puts characters that PostgreSQL cannot store into every text, alone and in lists, and into property names. */
  unstorable(schema: Schema): InvalidBody[] {
    return this.spoil(schema, (property) => {
      const { items } = this.resolve(property);
      const type = this.typeOf(property);
      if (type === 'object') return UNSTORABLE.map((text) => ({ [text]: text }));
      if (type === 'array') return items && this.typeOf(items) !== 'string' ? [] : UNSTORABLE.map((text) => [text]);
      return type === 'string' ? UNSTORABLE : [];
    });
  }

  /** Skips numbers in lists of numbers, where they are valid. */
  private others(property: Schema): unknown[] {
    const others = OTHERS[this.typeOf(property)] ?? [];
    const { items } = this.resolve(property);
    const isOfNumbers = items !== undefined && ['integer', 'number'].includes(this.typeOf(items));
    return isOfNumbers ? others.filter((value) => !(Array.isArray(value) && value[0] === 7)) : others;
  }

  private spoil(schema: Schema, values: (property: Schema) => unknown[]): InvalidBody[] {
    const { properties = {}, required = [] } = this.resolve(schema);
    return Object.entries(properties).flatMap(([name, property]) => {
      const own = values(property).map((value) => ({
        at: name,
        value,
        required: required.includes(name),
        body: { ...this.good(schema, true), [name]: value },
      }));
      const full = values(property).map((value) => ({
        at: name,
        value,
        required: required.includes(name),
        body: { ...this.good(schema), [name]: value },
      }));
      return [...own, ...full, ...this.inside(name, property, schema, values)];
    });
  }

  private inside(
    name: string,
    property: Schema,
    parent: Schema,
    values: (property: Schema) => unknown[],
  ): InvalidBody[] {
    const { type, items } = this.resolve(property);
    const list = type === 'array';
    const inner = list ? items : property;
    if (!inner || !this.resolve(inner).properties) return [];
    return this.spoil(inner, values).map((spoilt) => ({
      ...spoilt,
      at: `${name}.${spoilt.at}`,
      body: { ...this.good(parent, true), [name]: list ? [spoilt.body] : spoilt.body },
    }));
  }

  private valueOf(name: string, property: Schema): unknown {
    if (name in this.known) return this.known[name];
    const { examples, example = examples?.[0], enum: words, type, items, minimum } = this.resolve(property);
    const list = type === 'array';
    const each = list ? (items ?? {}) : property;
    if (this.resolve(each).properties) return list ? [this.good(each)] : this.good(each);
    if (example !== undefined) return example;
    if (list) return each.enum ? [each.enum[0]] : ['text'];
    return (
      words?.[0] ??
      { string: 'text', integer: minimum ?? 1, number: 1, boolean: false, object: {} }[this.typeOf(property)]
    );
  }

  private typeOf(property: Schema): string {
    const { type, enum: words } = this.resolve(property);
    return type ?? (words ? 'string' : 'object');
  }

  /** Resolves a reference, and for a nullable schema the alternative that is not null. */
  private resolve(schema: Schema): Schema {
    const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
    if (others[0] && others.length === 1) return this.resolve(others[0]);
    const name = (schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined))?.split('/').at(-1);
    return name ? ((this.document.components?.schemas?.[name] ?? {}) as Schema) : schema;
  }
}
