import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readLines, malformedWorld } from '../../world/line.reader';

/** A line of `answers.jsonl`: a model's recorded answer to a request. */
export const recordedSchema = z.object({
  key: z.string().regex(/^[0-9a-f]{64}$/),
  task: z.string().min(1),
  /** Model and date of the answer. */
  model: z.string().min(1),
  date: z.iso.date(),
  /** Digest of the instructions and schema, see `getInstructions`; absent in the oldest answers. */
  instructions: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional(),
  /** The answer, with positions in the page in place of its text. */
  answer: z.record(z.string(), z.unknown()),
});

export type RecordedAnswer = z.output<typeof recordedSchema>;

/** A request without a recorded answer, as it was sent. */
export interface OpenRequest {
  key: string;
  task: string;
  system: string;
  user: string;
  /** JSON schema that the answer must fit. */
  schema: unknown;
}

export const ANSWERS_FILE = 'answers.jsonl';

/** Digest of a request's instructions and schema: an answer is valid only for these. */
export const getInstructions = ({ system, schema }: Pick<OpenRequest, 'system' | 'schema'>): string =>
  createHash('sha256')
    .update(JSON.stringify([system, schema]))
    .digest('hex')
    .slice(0, 12);

/** Recorded answers of one folder, and the keys requested without a recording. */
export class AnswerBook {
  private readonly missed = new Set<string>();

  private constructor(private readonly answers: ReadonlyMap<string, RecordedAnswer>) {}

  static async open(dir: string): Promise<AnswerBook> {
    return new AnswerBook(new Map((await readAnswers(dir)).map((one) => [one.key, one])));
  }

  find(key: string): RecordedAnswer | null {
    return this.answers.get(key) ?? null;
  }

  /** Notes a request without a recording; returns whether this is the first miss. */
  miss(key: string): boolean {
    const first = !this.missed.has(key);
    this.missed.add(key);
    return first;
  }
}

/** @throws CorroborateError `malformed-world` naming file, line and field. */
export async function readAnswers(dir: string): Promise<RecordedAnswer[]> {
  const lines = await readLines(dir, ANSWERS_FILE, recordedSchema);
  const seen = new Map<string, number>();
  for (const { file, line, value } of lines) {
    const earlier = seen.get(value.key);
    if (earlier !== undefined) throw malformedWorld(file, line, 'key', `duplicates line ${earlier}`);
    seen.set(value.key, line);
  }
  return lines.map(({ value }) => value);
}
