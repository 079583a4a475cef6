import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions, type OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';

/** Example time in the OpenAPI document. */
const MOMENT = '2026-01-02T12:35:00.000Z';

/** OpenAPI schemas by name. */
export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Fields = Record<string, z.ZodType>;
type Answer<F extends Fields> = z.output<z.ZodObject<F>>;

/** Response class. Each field is declared once, for its type and for OpenAPI (`meta`). */
export function answer<F extends Fields>(fields: F): Type<Answer<F>>;
export function answer<F extends Fields, B>(fields: F, base: Type<B>): Type<B & Answer<F>>;
export function answer(fields: Fields, base: Type<object> = Object): Type<object> {
  const made = class extends base {};
  for (const [name, field] of Object.entries(fields)) ApiProperty(optionsOf(field))(made.prototype, name);
  return made;
}

/** Nested response class. */
export const one = <T>(type: Type<T>) => z.custom<T>().meta({ type: () => type });
export const list = <T>(type: Type<T>) => z.array(one(type));
/** A type given by its JSON schema. */
export const json = <T>(schema: object) => z.custom<T>().meta({ type: Object, ...schema });
export const moment = z.string().meta({ format: 'date-time', example: MOMENT });

function optionsOf(field: z.ZodType): ApiPropertyOptions {
  const about = field.meta();
  if (field instanceof z.ZodOptional)
    return { ...innerOptions(field), ...about, required: false } as ApiPropertyOptions;
  if (field instanceof z.ZodNullable) return { ...innerOptions(field), ...about, nullable: true };
  if (field instanceof z.ZodArray) return { ...innerOptions(field), ...about, isArray: true };
  const { $schema: _dialect, ...schema } = z.toJSONSchema(field, { unrepresentable: 'any', override: withoutBounds });
  return { ...schema, ...about } as ApiPropertyOptions;
}

const innerOptions = (field: { unwrap(): unknown }) => optionsOf(field.unwrap() as z.ZodType);

/** Removes the safe-integer bounds that zod adds to every integer. */
function withoutBounds({ jsonSchema }: { jsonSchema: { minimum?: number; maximum?: number } }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
