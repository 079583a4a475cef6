import type { Given } from './model.given';

/** Good and bad behaviors of a language model. */
export const MODEL_BEHAVIOURS = ['behaves', 'hallucinates', 'obeys', 'agrees', 'broken-json', 'out-of-credit'] as const;
export type ModelBehaviour = (typeof MODEL_BEHAVIOURS)[number];

/** A model and its faults. */
export interface Reader {
  given: Given;
  invents: boolean;
  /** Follows instructions found in the data. */
  obeys: boolean;
  /** Answers yes to every question. */
  agrees: boolean;
}

export const INVENTED = 'Six independent newsrooms have confirmed every detail of it beyond doubt.';

/** A hallucinating model names an existing passage with an invented quote, or a missing passage with a real quote. */
export function quoted({ id, text }: { id: string; text: string }, { invents }: Reader) {
  if (!invents) return { passage: id, quote: text };
  return text.length % 2 ? { passage: id, quote: INVENTED } : { passage: `${id}9`, quote: text };
}

export const matchAnyWord = (...words: string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
