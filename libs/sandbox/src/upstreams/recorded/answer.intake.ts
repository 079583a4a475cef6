import { z } from 'zod';
import { getInstructions, type OpenRequest, type RecordedAnswer } from './answer.book';
import { toPlaces } from './answer.places';
import { parseQuestion } from './question';

export interface IntakeResult {
  kept: RecordedAnswer[];
  /** 1-based. */
  refused: { line: number; reason: string }[];
  /** Number of quotes not found in their passage; the answers are kept, because the reader itself made the error. */
  misquoted: number;
}

export interface IntakeTerms {
  requests: readonly OpenRequest[];
  /** Keys that already have an answer. */
  known: ReadonlySet<string>;
  model: string;
  date: string;
}

const givenAnswerSchema = z.object({ key: z.string(), answer: z.record(z.string(), z.unknown()) });

/** Validates answers given as JSON lines: those that match their request are kept, others are rejected. */
export function importAnswers(text: string, { requests, known, model, date }: IntakeTerms): IntakeResult {
  const byKey = new Map(requests.map((request) => [request.key, request]));
  const taken = new Set(known);
  const intake: IntakeResult = { kept: [], refused: [], misquoted: 0 };
  text.split('\n').forEach((raw, index) => {
    if (raw.trim() === '') return;
    const one = parseAnswer(raw, byKey, taken);
    if (typeof one === 'string') return void intake.refused.push({ line: index + 1, reason: one });
    const { stored, misquoted } = toPlaces(one.answer, parseQuestion(one.request.task, one.request.user));
    taken.add(one.request.key);
    intake.misquoted += misquoted;
    const { key, task } = one.request;
    const instructions = getInstructions(one.request);
    intake.kept.push({ key, task, model, date, instructions, answer: stored as RecordedAnswer['answer'] });
  });
  return intake;
}

/** The answer, or the reason for its rejection. */
function parseAnswer(raw: string, byKey: ReadonlyMap<string, OpenRequest>, taken: ReadonlySet<string>) {
  const parsed = givenAnswerSchema.safeParse(parseJsonOrUndefined(raw));
  if (!parsed.success) return 'it is no JSON object with a key and an answer';
  const request = byKey.get(parsed.data.key);
  if (!request) return 'no request has this key';
  if (taken.has(request.key)) return 'this request has an answer already';
  // The schema is untrusted; zod parses or rejects it.
  const fitting = z.fromJSONSchema(request.schema as never).safeParse(parsed.data.answer);
  if (fitting.success) return { request, answer: parsed.data.answer };
  const [issue] = fitting.error.issues;
  return `it does not fit the schema of ${request.task}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`;
}

function parseJsonOrUndefined(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
