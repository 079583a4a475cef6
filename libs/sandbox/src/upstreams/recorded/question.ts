import { createHash } from 'node:crypto';

/** A model's input, read only from the data lines of the request, without the instructions. */
export interface Question {
  task: string;
  statements: { id: string; text: string }[];
  /** In page order. Null = text withheld. */
  passages: { id: string; text: string | null }[];
  /** All other lines; passage IDs in them are replaced by the passage text. */
  rest: Record<string, unknown>[];
}

export function parseQuestion(task: string, message: string): Question {
  const question: Question = { task, statements: [], passages: [], rest: [] };
  for (const line of parseJsonLines(message)) {
    const text = typeof line.text === 'string' ? line.text : null;
    if (typeof line.passage === 'string') question.passages.push({ id: line.passage, text });
    else if (typeof line.claim === 'string') question.statements.push({ id: line.claim, text: text ?? '' });
    else question.rest.push(line);
  }
  const named = new Map(question.passages.map(({ id, text }) => [id, text]));
  const byWords = ({ named: id, ...rest }: Record<string, unknown>) =>
    typeof id === 'string' ? { ...rest, named: named.get(id) ?? null } : rest;
  return { ...question, rest: question.rest.map(byWords) };
}

/** The statements sorted by text, independent of IDs and positions. */
export const sortStatements = ({ statements }: Question): Question['statements'] =>
  statements.toSorted((a, b) => compare(a.text, b.text));

/** Quotable texts: the passages, and the topic's headline under a reserved name. */
export function quotableTexts({ passages, rest }: Question): Question['passages'] {
  const title = rest.map(({ topic }) => topic).find((topic) => typeof topic === 'string');
  return title === undefined ? passages : [...passages, { id: 'title', text: title }];
}

/** Key of a request: identical for the same data, regardless of the instructions, IDs and order. */
export function buildKey(question: Question, role: Role): string {
  const asked = {
    task: question.task,
    ...(role === 'critic' ? { role } : {}),
    rest: question.rest.map(canonicalJson).toSorted(compare),
    statements: sortStatements(question).map(({ text }) => text),
    passages: question.passages.map(({ text }) => text),
  };
  return createHash('sha256').update(canonicalJson(asked)).digest('hex');
}

/** The first reader and the critic are recorded separately, because each has its own answers. */
export type Role = 'first' | 'critic';

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** JSON with sorted keys. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => compare(a, b)))
      : one,
  );
}

export const parseJsonLines = (message: string): Record<string, unknown>[] =>
  message
    .split('\n')
    .map(objectIn)
    .filter((value) => value !== null);

function objectIn(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}
