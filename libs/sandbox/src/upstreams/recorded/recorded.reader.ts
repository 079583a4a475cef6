import { blankOf } from './blank.answer';
import { instructionsOf, type AnswerBook, type OpenRequest } from './answer.book';
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

export interface FromRecord {
  key: string;
  /** Absent where none is recorded. */
  answer?: unknown;
  /** The request, where it was missed for the first time. */
  open?: OpenRequest;
  /** The answer was given to other instructions or another schema than these. */
  outdated?: true;
}

/** The recorded answer, in the ids of this request. */
export function byRecord(asked: Asked, kind: RecordedKind, book: AnswerBook): FromRecord {
  const { shape: task, system, message: user, schema } = asked;
  const question = questionOf(task, user);
  const key = keyOf(question, kind.role);
  const stored = book.find(key);
  if (stored) {
    const outdated = stored.instructions === instructionsOf(asked) ? {} : { outdated: true as const };
    return { key, answer: fromPlaces(stored.answer, question), ...outdated };
  }
  const open = book.miss(key) ? { key, task, system, user, schema } : undefined;
  return kind.gathers ? { key, open, answer: blankOf(schema) } : { key, open };
}
