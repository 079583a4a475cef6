import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readLines } from '../../world/line.reader';
import { malformedWorld } from '../../world/malformed';

/** A line of `answers.jsonl`: what a model answered once to a request of the product. */
export const recordedSchema = z.object({
  key: z.string().regex(/^[0-9a-f]{64}$/),
  task: z.string().min(1),
  /** Who answered, and on which day. */
  model: z.string().min(1),
  date: z.iso.date(),
  /** Digest of the instructions and schema it was given to, see `instructionsOf`; absent in the oldest answers. */
  instructions: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional(),
  /** With places in the page instead of its words. */
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

export const ANSWERS = 'answers.jsonl';

/** Which instructions and schema a request carries: answers to others say nothing of these. */
export const instructionsOf = ({ system, schema }: Pick<OpenRequest, 'system' | 'schema'>): string =>
  createHash('sha256')
    .update(JSON.stringify([system, schema]))
    .digest('hex')
    .slice(0, 12);

/** The answers of one folder, and which of those that are not among them were asked for. */
export class AnswerBook {
  private readonly missed = new Set<string>();

  private constructor(private readonly answers: ReadonlyMap<string, RecordedAnswer>) {}

  static async open(dir: string): Promise<AnswerBook> {
    return new AnswerBook(new Map((await readAnswers(dir)).map((one) => [one.key, one])));
  }

  find(key: string): RecordedAnswer | null {
    return this.answers.get(key) ?? null;
  }

  /** Whether it is the first time that it was missed. */
  miss(key: string): boolean {
    const first = !this.missed.has(key);
    this.missed.add(key);
    return first;
  }
}

/** @throws CorroborateError `malformed-world` naming file, line and field. */
export async function readAnswers(dir: string): Promise<RecordedAnswer[]> {
  const lines = await readLines(dir, ANSWERS, recordedSchema);
  const seen = new Map<string, number>();
  for (const { file, line, value } of lines) {
    const earlier = seen.get(value.key);
    if (earlier !== undefined) throw malformedWorld(file, line, 'key', `duplicates line ${earlier}`);
    seen.set(value.key, line);
  }
  return lines.map(({ value }) => value);
}
