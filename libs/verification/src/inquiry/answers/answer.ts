import {
  because,
  type AnswerFinding,
  type QuestionAnswer,
  type Reason,
  type ResearchQuestion,
} from '@corroborate/domain';
import { INQUIRY } from '../inquiry.thresholds';
import { isToldCredibly, unreliableOn, voicesOf, type QuestionCase } from './question-case';

type Asked = Pick<ResearchQuestion, 'id'>;
export type Found = Omit<QuestionAnswer, 'questionId' | 'by'>;

export const open = (why: Reason): Found => ({ state: 'open', answer: null, confidence: 0, findings: [], why });

export const unanswerable = (why: Reason): Found => ({ ...open(why), state: 'unanswerable' });

/**
 * Nothing that counts was found: why, as exactly as the case knows it. Where credible pages tell of the event too, it
 * is not for want of them.
 */
export function notFound(data: QuestionCase): Found {
  const unreliable = unreliableOn(data);
  return open(
    unreliable > 0 && !isToldCredibly(data)
      ? because('answer.no-source-that-counts', { sources: unreliable })
      : because('answer.none-found'),
  );
}

export const byRules = ({ id }: Asked, found: Found): QuestionAnswer => ({ questionId: id, ...found, by: 'rules' });

export const surenessOf = (voices: number): number => INQUIRY.voices[Math.min(voices, INQUIRY.voices.length - 1)] ?? 0;

/** Values that credible pages give for one thing, each with the words that give it. */
export interface Given {
  /** By which two are one. */
  key: string;
  /** As it is told. */
  value: string;
  finding: AnswerFinding;
}

/** One value: answered. Several: contradicted, with all of them. None: open. */
export function settled(given: readonly Given[], data: QuestionCase): Found {
  const [first] = given;
  if (!first) return notFound(data);
  const values = [...new Map(given.map((one) => [one.key, one.value])).values()];
  const findings = given.map(({ finding }) => finding).slice(0, INQUIRY.findings);
  if (values.length > 1)
    return {
      state: 'contradicted',
      answer: null,
      confidence: INQUIRY.contradicted,
      findings,
      why: because('answer.apart', { values: values.slice(0, 4) }),
    };
  const voices = voicesOf(
    given.map(({ finding }) => finding.sourceId),
    data,
  );
  const why = voices > 1 ? because('answer.agreeing', { voices }) : because('answer.one-voice');
  return { state: 'answered', answer: first.value, confidence: surenessOf(voices), findings, why };
}
