import { many } from '../many';
import type { Catalog } from './catalog';
import type { ClaimVerdict } from '../vocabulary';

const voices = (count: number): string => `${count} ${count === 1 ? 'voice' : 'voices'}`;
const SIDE = { for: 'in favour of', critical: 'critical of' } as const;
const PLACE = { left: 'to the left', middle: 'in the middle', right: 'to the right' } as const;

/** The English of what is told beside the verdict; no decision reads it. */
export const PARTS_ENGLISH = {
  'parts.no-model': 'Needs a language model: set the key of one, such as OPENAI_API_KEY.',
  'parts.no-notes': 'The language model has no notes of this case: no page takes a side, or it did not answer.',
  'timeline.quick': 'A quick investigation makes no timeline of events; a detailed one does.',
  'balance.sides': ({ for: support, neutral, critical }: { for: number; neutral: number; critical: number }) =>
    `${voices(support)} in favour, ${neutral} neutral, ${critical} critical.`,
  'balance.opinion': ({ voices: opinion, of }: { voices: number; of: number }) =>
    `Opinion pieces in ${opinion} of ${voices(of)}.`,
  'balance.leans': ({ voices: rated, side }: { voices: number; side: 'left' | 'middle' | 'right' }) =>
    `The ${voices(rated)} with a known lean lie ${PLACE[side]} as a whole.`,
  'balance.side-missing': ({ side, subject, query }: { side: 'for' | 'critical'; subject: string; query: string }) =>
    `No voice ${SIDE[side]} ${subject} was found; a search for ${query} may find one.`,
  'position.answered': ({ voices: others }: { voices: number; verdict: ClaimVerdict }) =>
    `${many(others, 'credible voice says', 'credible voices say')} otherwise.`,
} as const satisfies Catalog;
