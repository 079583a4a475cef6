import { buildBlank } from './blank.answer';
import { getInstructions, type AnswerBook, type OpenRequest } from './answer.book';
import { fromPlaces } from './answer.places';
import { buildKey, parseQuestion, type Role } from './question';

export interface RecordedKind {
  role: Role;
  /** Collects requests without a recording and returns blank answers, so that the run continues. */
  gathers: boolean;
}

const MODEL_NAME = /(?:^|-)record(ed|er)(-critic)?$/;

/**
 * `…-recorded` returns recorded answers, `…-recorder` collects requests to record, each with a critic; otherwise
 * null.
 */
export function getRecordedKind(model: string): RecordedKind | null {
  const [name, ending, critic] = MODEL_NAME.exec(model) ?? [];
  return name === undefined ? null : { role: critic ? 'critic' : 'first', gathers: ending === 'er' };
}

/** A request as received. */
export interface AskedRequest {
  shape: string;
  system: string;
  message: string;
  schema: unknown;
}

export interface RecordedReply {
  key: string;
  /** Absent if none is recorded. */
  answer?: unknown;
  /** The request, if this is its first miss. */
  open?: OpenRequest;
  /** The recording was made with other instructions or another schema. */
  outdated?: true;
}

/** The recorded answer with its IDs mapped to this request. */
export function findRecorded(asked: AskedRequest, kind: RecordedKind, book: AnswerBook): RecordedReply {
  const { shape: task, system, message: user, schema } = asked;
  const question = parseQuestion(task, user);
  const key = buildKey(question, kind.role);
  const stored = book.find(key);
  if (stored) {
    const outdated = stored.instructions === getInstructions(asked) ? {} : { outdated: true as const };
    return { key, answer: fromPlaces(stored.answer, question), ...outdated };
  }
  const open = book.miss(key) ? { key, task, system, user, schema } : undefined;
  return kind.gathers ? { key, open, answer: buildBlank(schema) } : { key, open };
}
