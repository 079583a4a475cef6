import {
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type ValidationError,
  type ValidationPipeOptions,
} from '@nestjs/common';
import { invalidInput, type ProblemItem } from '../problems/problem';
import { inspectJson, placeOf } from './json-inspection.policy';

type Where = 'body' | 'query' | 'path';
const WHERE: Partial<Record<ArgumentMetadata['type'], Where>> = {
  body: 'body',
  query: 'query',
  param: 'path',
};

const VALIDATION: ValidationPipeOptions = {
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  transform: true,
  stopAtFirstError: true,
};

/** Carries the tree of faults out of the framework's pipe. */
class Faults extends Error {
  constructor(readonly errors: ValidationError[]) {
    super('Validation failed');
  }
}

/** No id, digest or site of ours is longer. */
const MAX_SEGMENT = 1_000;

/** Validates DTOs after the raw JSON was found harmless; every fault is named with its place. */
@Injectable()
export class ApiValidationPipe extends ValidationPipe {
  constructor() {
    super({ ...VALIDATION, exceptionFactory: (errors) => new Faults(errors) });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const where = WHERE[metadata.type];
    if (!where) return value;
    if (where === 'path') return checkSegment(value, metadata.data);
    const harmful = inspectJson(value, where);
    if (harmful.length > 0) throw invalidInput(harmful);
    if (where === 'body' && (typeof value !== 'object' || value === null || Array.isArray(value))) {
      throw invalidInput([{ detail: 'The body must be a JSON object.', ...placeOf('body', []) }]);
    }
    try {
      return withoutNulls((await super.transform(value, metadata)) as unknown);
    } catch (thrown) {
      throw thrown instanceof Faults ? invalidInput(itemsOf(thrown.errors, where)) : thrown;
    }
  }
}

/** A path parameter as it was decoded. Pipes of a single parameter run after this one. */
function checkSegment(value: unknown, name = 'path'): unknown {
  const text = typeof value === 'string' ? value : '';
  const faults = [
    ...inspectJson({ [name]: text }, 'path'),
    ...(text.length > MAX_SEGMENT
      ? [{ detail: `The ${name} must not be longer than ${MAX_SEGMENT} characters.`, ...placeOf('path', [name]) }]
      : []),
  ];
  if (faults.length > 0) throw invalidInput(faults);
  return value;
}

/**
 * Null in a place that may be left out is left out: no handler has to think of it, and defaults hold. Only in shapes of
 * our own; what a caller wants kept as it is may hold nulls.
 */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) value.forEach(withoutNulls);
  if (!isShape(value)) return value;
  for (const [name, inner] of Object.entries(value)) {
    if (inner === null) delete value[name];
    else withoutNulls(inner);
  }
  return value;
}

const isShape = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) !== Object.prototype;

/** Flattens the tree of faults that class-validator gives. */
function itemsOf(errors: ValidationError[], where: Where, parents: string[] = []): ProblemItem[] {
  return errors.flatMap((error) => {
    const path = [...parents, error.property];
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      detail: rule === 'whitelistValidation' ? 'Unknown property.' : sentence(message),
      ...placeOf(where, path),
    }));
    return [...own, ...itemsOf(error.children ?? [], where, path)];
  });
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
