import type { Given } from './model.given';

/** Ways in which a language model can answer, good and bad. */
export const MODEL_BEHAVIOURS = ['behaves', 'hallucinates', 'obeys', 'agrees', 'broken-json', 'out-of-credit'] as const;
export type ModelBehaviour = (typeof MODEL_BEHAVIOURS)[number];

/** A model that reads, and what is wrong with it. */
export interface Reader {
  given: Given;
  invents: boolean;
  /** It has read an order in the data and follows it. */
  obeys: boolean;
  /** It says yes to whatever it is asked. */
  agrees: boolean;
}

export const INVENTED = 'Six independent newsrooms have confirmed every detail of it beyond doubt.';

/** An inventive model names a passage that is there and words that are not, or the other way round. */
export function quoted({ id, text }: { id: string; text: string }, { invents }: Reader) {
  if (!invents) return { passage: id, quote: text };
  return text.length % 2 ? { passage: id, quote: INVENTED } : { passage: `${id}9`, quote: text };
}

export const anyOf = (...words: string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
