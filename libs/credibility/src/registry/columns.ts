import { z } from 'zod';

/**
 * Cell formats of the tables in data/outlets. Each is a single pattern, and empty cells stay empty strings, because
 * unions and transforms would triple the time to load three thousand lines at every start.
 */
const HOST_PATTERN = String.raw`[a-z0-9-]+(?:\.[a-z0-9-]+)+`;
const NAME_PATTERN = String.raw`[^;\s](?:[^;]*[^;\s])?`;

export const domain = z.string().regex(new RegExp(`^${HOST_PATTERN}$`), 'expected a lower-case host');
export const domains = z
  .string()
  .regex(new RegExp(`^(?:${HOST_PATTERN}(?:; ${HOST_PATTERN})*)?$`), 'expected lower-case hosts separated by “; ”');
export const words = z.string().regex(/^\S(?:.*\S)?$/, 'is empty, or begins or ends with a space');
export const optionalWords = z.string().regex(/^(?:\S(?:.*\S)?)?$/, 'begins or ends with a space');
export const names = z
  .string()
  .regex(new RegExp(`^(?:${NAME_PATTERN}(?:; ${NAME_PATTERN})*)?$`), 'expected non-empty names separated by “; ”');
export const country = z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters');
export const optionalCountry = z.string().regex(/^(?:[A-Z]{2})?$/, 'expected two capital letters or nothing');

/** Items of a cell with several values. */
export const splitItems = (cell: string): string[] => (cell === '' ? [] : cell.split('; '));
