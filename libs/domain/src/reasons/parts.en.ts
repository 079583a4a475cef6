import { many } from '../many';
import type { Catalog } from './catalog';
import type { ClaimVerdict } from '../vocabulary';

const voices = (count: number): string => many(count, 'independent source');
const SIDE = { for: 'in favor of', critical: 'critical of' } as const;
const PLACE = { left: 'left of center', middle: 'center', right: 'right of center' } as const;

/** The English of the parts reported beside the verdict; no decision reads it. */
export const PARTS_ENGLISH = {
  'parts.no-model': 'Requires a language model: set an API key such as OPENAI_API_KEY.',
  'parts.no-notes': 'No notes by a language model: no page takes a side, or the model did not answer.',
  'timeline.quick': 'Quick investigations include no timeline; detailed ones do.',
  'balance.sides': ({ for: support, neutral, critical }: { for: number; neutral: number; critical: number }) =>
    `${voices(support)} in favor, ${neutral} neutral, ${critical} critical.`,
  'balance.opinion': ({ voices: opinion, of }: { voices: number; of: number }) =>
    `${opinion} of ${voices(of)} ${opinion === 1 ? 'is an opinion piece' : 'are opinion pieces'}.`,
  'balance.leans': ({ voices: rated, side }: { voices: number; side: 'left' | 'middle' | 'right' }) =>
    `Average political leaning of the ${voices(rated)} with a rating: ${PLACE[side]}.`,
  'balance.side-missing': ({ side, subject, query }: { side: 'for' | 'critical'; subject: string; query: string }) =>
    `No source ${SIDE[side]} ${subject} was found; a search for ${query} may find one.`,
  'position.answered': ({ voices: others }: { voices: number; verdict: ClaimVerdict }) =>
    `Contradicted by ${many(others, 'independent credible source')}.`,
} as const satisfies Catalog;
