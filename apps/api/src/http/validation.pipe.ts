import {
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type ValidationError,
  type ValidationPipeOptions,
} from '@nestjs/common';
import { invalidInput, type ProblemItem } from '../problems/problem';
import { inspectJson, toLocation } from './json-inspection.policy';

type RequestLocation = 'body' | 'query' | 'path';
const LOCATIONS: Partial<Record<ArgumentMetadata['type'], RequestLocation>> = {
  body: 'body',
  query: 'query',
  param: 'path',
};

const VALIDATION_OPTIONS: ValidationPipeOptions = {
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  transform: true,
  stopAtFirstError: true,
};

/** Carries the errors out of Nest's validation pipe. */
class ValidationFailure extends Error {
  constructor(readonly errors: ValidationError[]) {
    super('Validation failed');
  }
}

/** Maximum length of a path segment, longer than any ID, digest or domain name. */
const MAX_SEGMENT_LENGTH = 1_000;

/** Inspects the raw JSON, then validates the DTO. Every error states its location. */
@Injectable()
export class ApiValidationPipe extends ValidationPipe {
  constructor() {
    super({ ...VALIDATION_OPTIONS, exceptionFactory: (errors) => new ValidationFailure(errors) });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const where = LOCATIONS[metadata.type];
    if (!where) return value;
    if (where === 'path') return checkSegment(value, metadata.data);
    const harmful = inspectJson(value, where);
    if (harmful.length > 0) throw invalidInput(harmful);
    if (where === 'body' && (typeof value !== 'object' || value === null || Array.isArray(value))) {
      throw invalidInput([{ detail: 'The body must be a JSON object.', ...toLocation('body', []) }]);
    }
    try {
      return removeNulls((await super.transform(value, metadata)) as unknown);
    } catch (thrown) {
      throw thrown instanceof ValidationFailure ? invalidInput(toProblemItems(thrown.errors, where)) : thrown;
    }
  }
}

/** Checks a decoded path parameter. Pipes of individual parameters run after this check. */
function checkSegment(value: unknown, name = 'path'): unknown {
  const text = typeof value === 'string' ? value : '';
  const faults = [
    ...inspectJson({ [name]: text }, 'path'),
    ...(text.length > MAX_SEGMENT_LENGTH
      ? [
          {
            detail: `The ${name} must not be longer than ${MAX_SEGMENT_LENGTH} characters.`,
            ...toLocation('path', [name]),
          },
        ]
      : []),
  ];
  if (faults.length > 0) throw invalidInput(faults);
  return value;
}

/**
 * Removes null from optional properties, so that defaults apply. Only in our own DTOs; free-form values keep their
 * nulls.
 */
function removeNulls(value: unknown): unknown {
  if (Array.isArray(value)) value.forEach(removeNulls);
  if (!isPlainObject(value)) return value;
  for (const [name, inner] of Object.entries(value)) {
    if (inner === null) delete value[name];
    else removeNulls(inner);
  }
  return value;
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) !== Object.prototype;

/** Converts the error tree of class-validator to a flat list. */
function toProblemItems(errors: ValidationError[], where: RequestLocation, parents: string[] = []): ProblemItem[] {
  return errors.flatMap((error) => {
    const path = [...parents, error.property];
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      detail: rule === 'whitelistValidation' ? 'Unknown property.' : endWithPeriod(message),
      ...toLocation(where, path),
    }));
    return [...own, ...toProblemItems(error.children ?? [], where, path)];
  });
}

const endWithPeriod = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
