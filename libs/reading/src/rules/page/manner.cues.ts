import { everywhere, lexicon } from '@corroborate/text';

/** Cues by effect on a neighboring statement, in the order of the trained weights. */
export const CUE_NAMES = ['refute', 'hedge', 'doubt', 'claim', 'confirm', 'no'] as const;
export type Cue = (typeof CUE_NAMES)[number];
export type CueCounts = Record<Cue, number>;

const CUES = CUE_NAMES.map((cue) => [cue, everywhere(lexicon('en', 'manner-cues', cue))] as const);

export function cueCounts(text: string): CueCounts {
  const plain = text.replace(/[’‘]/g, "'");
  return Object.fromEntries(CUES.map(([cue, pattern]) => [cue, plain.match(pattern)?.length ?? 0])) as CueCounts;
}
