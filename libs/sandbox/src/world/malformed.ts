import { CorroborateError } from '@corroborate/domain';
import type { z } from 'zod';

/** `line` is 1-based; `field` is a dotted path such as `author.created` or `indexed[2]`, empty for the whole line. */
export function malformedWorld(file: string, line: number, field: string, problem: string): CorroborateError {
  const place = field === '' ? `${file}, line ${line}` : `${file}, line ${line}, field ${field}`;
  return new CorroborateError('malformed-world', `${place}: ${problem}`, {
    hint: 'Correct the world folder according to the world format.',
    details: { file, line, field },
  });
}

export function malformedBySchema(file: string, line: number, error: z.ZodError, value: unknown): CorroborateError {
  const issue = error.issues[0];
  const path = issue?.path ?? [];
  const missing = valueAt(value, path) === undefined;
  return malformedWorld(file, line, fieldPath(path), missing ? missingText(issue) : (issue?.message ?? 'is malformed'));
}

function missingText(issue: z.core.$ZodIssue | undefined): string {
  return issue?.code === 'custom' ? issue.message : 'is required';
}

function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined),
    value,
  );
}
