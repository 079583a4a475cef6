import type { PartsReasons } from './parts.reasons';
import type { Sentences } from './reason';

const voices = (count: number): string => `${count} ${count === 1 ? 'voice' : 'voices'}`;
const SIDE = { for: 'in favour of', critical: 'critical of' } as const;
const PLACE = { left: 'to the left', middle: 'in the middle', right: 'to the right' } as const;

/** The English of what is told beside the verdict; no decision reads it. */
export const PARTS_ENGLISH: Sentences<PartsReasons> = {
  'parts.no-model': () => 'Needs a language model: set the key of one, such as OPENAI_API_KEY.',
  'parts.no-notes': () => 'The language model has no notes of this case: no page takes a side, or it did not answer.',
  'timeline.quick': () => 'A quick investigation makes no timeline of events; a detailed one does.',
  'balance.sides': ({ for: support, neutral, critical }) =>
    `${voices(support)} in favour, ${neutral} neutral, ${critical} critical.`,
  'balance.opinion': ({ voices: opinion, of }) => `Opinion pieces in ${opinion} of ${voices(of)}.`,
  'balance.leans': ({ voices: rated, side }) => `The ${voices(rated)} with a known lean lie ${PLACE[side]} as a whole.`,
  'balance.side-missing': ({ side, subject, query }) =>
    `No voice ${SIDE[side]} ${subject} was found; a search for ${query} may find one.`,
  'position.answered': ({ voices: others }) =>
    `${others} credible ${others === 1 ? 'voice says' : 'voices say'} otherwise.`,
};
