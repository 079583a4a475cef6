import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions, type OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';

/** Timestamp used as example in the OpenAPI document. */
const EXAMPLE_DATE_TIME = '2026-01-02T12:35:00.000Z';

/** OpenAPI schemas by name. */
export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Fields = Record<string, z.ZodType>;
type ResponseOf<F extends Fields> = z.output<z.ZodObject<F>>;

type CamelCase<Name> = Name extends `${infer Head}_${infer Rest}` ? `${Head}${Capitalize<CamelCase<Rest>>}` : Name;
type ValueOf<V> = V extends readonly (infer Item)[] ? ValueOf<Item>[] : V extends object ? V | RowOf<V> : V;
/** A row with the fields of a response, in camel case. */
type RowOf<A> = { [Name in keyof A as CamelCase<Name>]: ValueOf<A[Name]> };

interface ResponseType<A> extends Type<A> {
  /** Builds the response from a row and ignores any other fields of the row. */
  readonly of: (row: RowOf<A>) => A;
}

/** Creates a response class. Each field is declared once, for both its type and its OpenAPI schema (in `meta`). */
export function responseType<F extends Fields>(fields: F): ResponseType<ResponseOf<F>>;
export function responseType<F extends Fields, B>(fields: F, base: Type<B>): ResponseType<B & ResponseOf<F>>;
export function responseType(fields: Fields, base: Type<object> & { of?: (row: object) => object } = Object): unknown {
  const made = class extends base {};
  for (const [name, field] of Object.entries(fields)) ApiProperty(optionsOf(field))(made.prototype, name);
  return Object.assign(made, { of: (row: object) => ({ ...base.of?.(row), ...pickFields(fields, row) }) });
}

const pickFields = (fields: Fields, row: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      convertValue(field, { ...row, ...toSnakeCaseKeys(row) }[name]),
    ]),
  );

/** Builds nested responses from their rows in the same way. */
function convertValue(field: z.ZodType, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => convertValue(field, one));
  const inner = 'unwrap' in field ? (field.unwrap as () => z.ZodType)() : null;
  if (inner) return convertValue(inner, value);
  const type = field.meta()?.['type'];
  if (typeof value !== 'object' || value === null || typeof type !== 'function') return value;
  const { of } = (type as () => { of?: (row: object) => object })();
  return of ? of(value) : value;
}

const toSnakeCaseKeys = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A field that contains a nested response. */
export const nested = <T>(type: Type<T>) => z.custom<T>().meta({ type: () => type });
export const list = <T>(type: Type<T>) => z.array(nested(type));
/** A field whose type is described by a JSON schema. */
export const json = <T>(schema: object) => z.custom<T>().meta({ type: Object, ...schema });
export const moment = z.string().meta({ format: 'date-time', example: EXAMPLE_DATE_TIME });

function optionsOf(field: z.ZodType): ApiPropertyOptions {
  const about = field.meta();
  if (field instanceof z.ZodOptional)
    return { ...innerOptions(field), ...about, required: false } as ApiPropertyOptions;
  if (field instanceof z.ZodNullable) return { ...innerOptions(field), ...about, nullable: true };
  if (field instanceof z.ZodArray) return { ...innerOptions(field), ...about, isArray: true };
  const { $schema: _dialect, ...schema } = z.toJSONSchema(field, {
    unrepresentable: 'any',
    override: removeIntegerBounds,
  });
  return { ...schema, ...about } as ApiPropertyOptions;
}

const innerOptions = (field: { unwrap(): unknown }) => optionsOf(field.unwrap() as z.ZodType);

/** Removes the safe-integer limits that zod adds to every integer. */
function removeIntegerBounds({ jsonSchema }: { jsonSchema: { minimum?: number; maximum?: number } }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
