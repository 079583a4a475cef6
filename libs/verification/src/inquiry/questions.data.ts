import { readFileSync } from 'node:fs';
import {
  ANSWERED_BY,
  CLAIM_KINDS,
  CorroborateError,
  FRAMEWORK_SHAPES,
  FRAMEWORK_STAGES,
  QUESTION_PRIORITIES,
} from '@corroborate/domain';
import { ACTOR_KINDS, MATTERS } from '@corroborate/records';
import { shippedPath } from '@corroborate/text';
import { load } from 'js-yaml';
import { z } from 'zod';

const id = z.string().regex(/^[a-z][a-z-]{1,40}$/);
const line = z.string().min(3).max(200);
const part = z.enum(ANSWERED_BY).exclude(['free']);

const when = z
  .strictObject({
    kinds: z.array(z.enum(CLAIM_KINDS)).optional(),
    matters: z.array(z.enum([...MATTERS, 'accusation'])).optional(),
    actors: z.array(z.enum(ACTOR_KINDS)).optional(),
    counts: z.literal(true).optional(),
    actor: z.literal(true).optional(),
    detail: z.literal(true).optional(),
  })
  .default({});

const template = z.strictObject({
  id,
  question: line,
  priority: z.enum(QUESTION_PRIORITIES),
  answered_by: part,
  depends_on: z.array(id).default([]),
  keywords: z.array(z.string().min(2).max(40)).max(6),
  when,
  /** Example values for placeholders. */
  like: z.record(z.string(), z.string()).default({}),
});

const perspective = z.strictObject({
  name: line,
  focus: line,
  answered_by: z.array(part).min(1),
  keywords: z.array(z.string().min(2).max(40)),
});

const templatesFile = z.strictObject({
  templates: z.array(template).min(3),
  perspectives: z.array(perspective).length(3),
});

const frameworksFile = z.strictObject({
  frameworks: z
    .array(
      z.strictObject({
        id,
        name: line,
        stages: z.array(z.enum(FRAMEWORK_STAGES)).min(1),
        shape: z.enum(FRAMEWORK_SHAPES),
        instructions: z.string().min(20).max(400),
      }),
    )
    .min(1),
});

export type QuestionTemplate = z.output<typeof template>;
export type TemplatesFile = z.output<typeof templatesFile>;
type FrameworksFile = z.output<typeof frameworksFile>;

/** @throws CorroborateError `invalid-configuration` with file and problem */
export const readTemplates = (text: string): TemplatesFile => {
  const file = parseFile('templates.yaml', text, templatesFile);
  const ids = file.templates.map((one) => one.id);
  rejectDuplicates('templates.yaml', ids);
  for (const { id: own, depends_on } of file.templates)
    for (const other of depends_on)
      if (ids.indexOf(other) < 0 || ids.indexOf(other) >= ids.indexOf(own))
        throw invalidFileError('templates.yaml', `“${own}” depends on “${other}”, which is not listed before it`);
  return file;
};

/** @throws CorroborateError `invalid-configuration` with file and problem */
export const readFrameworks = (text: string): FrameworksFile => {
  const file = parseFile('frameworks.yaml', text, frameworksFile);
  rejectDuplicates(
    'frameworks.yaml',
    file.frameworks.map((one) => one.id),
  );
  return file;
};

function parseFile<S extends z.ZodType>(name: string, text: string, schema: S): z.output<S> {
  const checked = schema.safeParse(parseYaml(name, text));
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw invalidFileError(name, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

function parseYaml(name: string, text: string): unknown {
  try {
    return load(text);
  } catch {
    throw invalidFileError(name, 'not valid YAML');
  }
}

function rejectDuplicates(name: string, ids: readonly string[]): void {
  const twice = ids.find((one, at) => ids.indexOf(one) !== at);
  if (twice !== undefined) throw invalidFileError(name, `“${twice}” is listed twice`);
}

const invalidFileError = (name: string, reason: string) =>
  new CorroborateError('invalid-configuration', `data/questions/${name} cannot be read: ${reason}.`, {
    hint: 'See docs/inquiry.md for the format.',
  });

function readBundledFile(name: string): string {
  const path = shippedPath('questions', name);
  return path ? readFileSync(path, 'utf8') : '';
}

let cachedLists: { templates: TemplatesFile; frameworks: FrameworksFile } | null = null;

/** The bundled lists, read once. */
export function loadQuestionLists() {
  cachedLists ??= {
    templates: readTemplates(readBundledFile('templates.yaml')),
    frameworks: readFrameworks(readBundledFile('frameworks.yaml')),
  };
  return cachedLists;
}
