import { blankOf } from './blank.answer';
import type { AnswerBook } from './answer.book';
import { fromPlaces } from './answer.places';
import { keyOf, questionOf, type Role } from './question';

export interface RecordedKind {
  role: Role;
  /** It gathers what is not recorded yet: it answers that with nothing, so that the run goes on and asks the rest. */
  gathers: boolean;
}

const NAME = /(?:^|-)record(ed|er)(-critic)?$/;

/** `…-recorded` reads as was recorded, `…-recorder` gathers what is to be recorded, each with a critic; else null. */
export function recordedKindOf(model: string): RecordedKind | null {
  const [name, ending, critic] = NAME.exec(model) ?? [];
  return name === undefined ? null : { role: critic ? 'critic' : 'first', gathers: ending === 'er' };
}

/** A request as it came in. */
export interface Asked {
  shape: string;
  system: string;
  message: string;
  schema: unknown;
}

/** The recorded answer, in the ids of this request; `key` alone where there is none. */
export function byRecord(asked: Asked, kind: RecordedKind, book: AnswerBook): { answer?: unknown; key: string } {
  const question = questionOf(asked.shape, asked.message);
  const key = keyOf(question, kind.role);
  const stored = book.find(key);
  if (stored) return { key, answer: fromPlaces(stored, question) };
  book.note({ key, task: asked.shape, system: asked.system, user: asked.message, schema: asked.schema });
  return kind.gathers ? { key, answer: blankOf(asked.schema) } : { key };
}
