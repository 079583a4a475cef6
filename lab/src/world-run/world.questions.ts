import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';
import { z } from 'zod';

const QUESTIONS = 'questions.jsonl';

const lineSchema = z.object({
  topic: z.string().min(1),
  id: z.string().min(1),
  question: z.string().min(1).max(300),
  answerable: z.boolean(),
  answer: z.array(z.string()).default([]),
});

export type WorldQuestion = z.output<typeof lineSchema>;

/**
 * Questions of a world with their true answers.
 * @throws CorroborateError `malformed-world` naming file and line
 */
export async function worldQuestions(dir: string): Promise<WorldQuestion[]> {
  const text = await readFile(path.join(dir, QUESTIONS), 'utf8').catch(() => null);
  if (text === null) throw malformed('is missing');
  return text.split('\n').flatMap((raw, at) => {
    if (raw.trim() === '') return [];
    const read = lineSchema.safeParse(jsonIn(raw));
    if (!read.success)
      throw malformed(`line ${at + 1}: ${read.error.issues[0]?.path.join('.')} is not as it should be`);
    return [read.data];
  });
}

function jsonIn(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

const malformed = (what: string) =>
  new CorroborateError('malformed-world', `${QUESTIONS} ${what}.`, {
    hint: 'Each line: {"topic", "id", "question", "answerable", "answer": [accepted answers]}.',
  });
