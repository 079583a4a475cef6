import type { z } from 'zod';

/** Of a field that results of earlier versions lack. */
export interface Later {
  readonly '~later': true;
}

const addedLater = new WeakSet<z.core.$ZodType>();
const names = new WeakMap<object, NamedPart>();

/** How a part is called, and what it is. */
export interface NamedPart {
  name: string;
  about: string;
}

/** A field that was added after the first version: every new result has it, older rows are read without it. */
export function later<T extends z.ZodType>(field: T): T & Later {
  const own = field.clone();
  addedLater.add(own);
  return own as T & Later;
}

/** Whether it was described before or after it was marked. */
export const isLater = (field: z.core.$ZodType): boolean =>
  addedLater.has(field) || (field._zod.parent !== undefined && isLater(field._zod.parent));

/** A part that has a name of its own in the OpenAPI document. */
export function named<T extends z.ZodType>(name: string, part: T, about: string): T {
  names.set(part._zod.def, { name, about });
  return part.describe(about);
}

/** Also where a field describes it anew; undefined for a part without a name. */
export const namedAs = (part: z.core.$ZodType): NamedPart | undefined => names.get(part._zod.def);
