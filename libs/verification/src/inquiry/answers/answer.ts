import { because, type QuestionAnswer, type Reason, type ResearchQuestion } from '@corroborate/domain';
import { INQUIRY } from '../inquiry.thresholds';
import { isToldCredibly, unreliableOn, type QuestionCase } from './question-case';

export type Found = Omit<QuestionAnswer, 'questionId' | 'by'>;

export const open = (why: Reason): Found => ({ state: 'open', answer: null, confidence: 0, findings: [], why });

export const unanswerable = (why: Reason): Found => ({ ...open(why), state: 'unanswerable' });

/** Nothing that counts was found: why, as exactly as the case knows it. */
export function notFound(data: Pick<QuestionCase, 'sources'>): Found {
  const unreliable = unreliableOn(data);
  return open(
    unreliable > 0 && !isToldCredibly(data)
      ? because('answer.no-source-that-counts', { sources: unreliable })
      : because('answer.none-found'),
  );
}

export const byRules = ({ id }: Pick<ResearchQuestion, 'id'>, found: Found): QuestionAnswer => ({
  questionId: id,
  ...found,
  by: 'rules',
});

export const surenessOf = (voices: number): number => INQUIRY.voices[Math.min(voices, INQUIRY.voices.length - 1)] ?? 0;
