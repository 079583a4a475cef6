import { createHash } from 'node:crypto';

/** What a model was asked, read from the data lines of the request alone: the instructions are no part of it. */
export interface Question {
  task: string;
  statements: { id: string; text: string }[];
  /** In the order of the page. Null = its words were withheld. */
  passages: { id: string; text: string | null }[];
  /** All other lines; a passage that one of them names stands in it with its words. */
  rest: Record<string, unknown>[];
}

export function questionOf(task: string, message: string): Question {
  const question: Question = { task, statements: [], passages: [], rest: [] };
  for (const line of jsonLinesIn(message)) {
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

/** The statements in an order that neither their ids nor their places in the request say anything about. */
export const inOwnOrder = ({ statements }: Question): Question['statements'] =>
  statements.toSorted((a, b) => compare(a.text, b.text));

/** What can be quoted: the passages, and the headline of the topic under a name of its own. */
export function quotable({ passages, rest }: Question): Question['passages'] {
  const title = rest.map(({ topic }) => topic).find((topic) => typeof topic === 'string');
  return title === undefined ? passages : [...passages, { id: 'title', text: title }];
}

/** The same for whoever is asked the same of the same words, whatever the instructions, the ids and the order. */
export function keyOf(question: Question, role: Role): string {
  const asked = {
    task: question.task,
    ...(role === 'critic' ? { role } : {}),
    rest: question.rest.map(canonical).toSorted(compare),
    statements: inOwnOrder(question).map(({ text }) => text),
    passages: question.passages.map(({ text }) => text),
  };
  return createHash('sha256').update(canonical(asked)).digest('hex');
}

/** Whose answers: a critic's are its own. */
export type Role = 'first' | 'critic';

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** JSON whose keys stand in one order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => compare(a, b)))
      : one,
  );
}

export const jsonLinesIn = (message: string): Record<string, unknown>[] =>
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
