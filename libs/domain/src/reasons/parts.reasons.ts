import type { ClaimVerdict } from '../vocabulary';

/** What is told beside the verdict: each code with what it is told with. */
export interface PartsReasons {
  /** No language model is set that could take notes of pages. */
  'parts.no-model': Record<string, never>;
  /** A model is set, and no page of the case has notes. */
  'parts.no-notes': Record<string, never>;
  /** A quick investigation makes no timeline. */
  'timeline.quick': Record<string, never>;
  /** Voices by how they speak of the subject. */
  'balance.sides': { for: number; neutral: number; critical: number };
  /** Voices with opinion pieces. */
  'balance.opinion': { voices: number; of: number };
  /** Where the leans of so many voices together lie. */
  'balance.leans': { voices: number; side: 'left' | 'middle' | 'right' };
  /** One side is heard and the other is not; with this query engines can be asked for it. */
  'balance.side-missing': { side: 'for' | 'critical'; subject: string; query: string };
  /** So many credible voices say otherwise, and the claim came to this. */
  'position.answered': { voices: number; verdict: ClaimVerdict };
}
