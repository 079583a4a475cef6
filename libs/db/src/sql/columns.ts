import type { ColumnOptions, PrimaryColumnOptions, ValueTransformer } from 'typeorm';
import { cleanJson, cleanText } from './clean';

/**
 * Column types of this project. Entities stay plain data: IDs and money are numbers, times are ISO strings, and every
 * text is cleaned before it is stored.
 */
const nullSafe = <G, S>(to: (value: G) => unknown, from: (value: S) => unknown): ValueTransformer => ({
  to: (value: G | null | undefined) =>
    value === null || value === undefined || typeof value === 'function' || isOperator(value) ? value : to(value),
  from: (value: S | null | undefined) => (value === null || value === undefined ? value : from(value)),
});
/** `In(...)`, `LessThan(...)` and similar operators are also passed to transformers and must be returned unchanged. */
const isOperator = (value: unknown) => typeof value === 'object' && value !== null && '@instanceof' in value;
const identical = (value: unknown) => value;

const asNumber = nullSafe(identical, (value: string) => Number(value));
const asInstant = nullSafe(identical, (value: Date | string) => new Date(value).toISOString());
const asCleanText = nullSafe((value: string) => cleanText(value), identical);
const asCleanJson = nullSafe((value: unknown) => cleanJson(value), identical);

type Extra = Partial<ColumnOptions>;
export const text = (name: string, extra: Extra = {}): ColumnOptions => ({
  name,
  type: 'text',
  transformer: asCleanText,
  ...extra,
});
export const json = (name: string, extra: Extra = {}): ColumnOptions => ({
  name,
  type: 'jsonb',
  transformer: asCleanJson,
  ...extra,
});
export const instant = (name: string, extra: Extra = {}): ColumnOptions => ({
  name,
  type: 'timestamptz',
  precision: 3,
  transformer: asInstant,
  ...extra,
});
export const rowId = (name: string, extra: Extra = {}): ColumnOptions => ({
  name,
  type: 'bigint',
  transformer: asNumber,
  ...extra,
});
export const integer = (name: string, extra: Extra = {}): ColumnOptions => ({ name, type: 'int', ...extra });
export const double = (name: string, extra: Extra = {}): ColumnOptions => ({
  name,
  type: 'double precision',
  ...extra,
});
export const bool = (name: string, fallback = false): ColumnOptions => ({ name, type: 'boolean', default: fallback });
/** US dollars, exact to six decimal places. */
export const usd = (name: string, extra: Extra = {}): ColumnOptions => ({
  name,
  type: 'numeric',
  precision: 12,
  scale: 6,
  transformer: asNumber,
  ...extra,
});
export const identity = (primaryKeyConstraintName: string) =>
  ({
    name: 'id',
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    transformer: asNumber,
    primaryKeyConstraintName,
  }) as const;
/** A primary key column, with an explicit constraint name. */
export const keyPart = (column: ColumnOptions, primaryKeyConstraintName: string) =>
  ({ ...column, primaryKeyConstraintName }) as PrimaryColumnOptions;
export const optional = { nullable: true } as const;
export const now = { default: () => 'now()' } as const;

/** SQL check that a column holds one of the given values, which are constants, never input. */
export const checkOneOf = (column: string, words: readonly string[]): string =>
  `"${column}" IN (${words.map((word) => `'${word}'`).join(', ')})`;
