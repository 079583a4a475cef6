import type { Stance, Tier } from '../vocabulary';

/** What judging a case again from what is kept of it comes to. */
export interface ReplayReasons {
  'replay.stance': { from: Stance; to: Stance };
  /** How far the outlet is trusted. */
  'replay.tier': { from: Tier; to: Tier };
  /** The page is one of the voices that count, and was not. */
  'replay.counts-now': Record<string, never>;
  'replay.counts-no-longer': Record<string, never>;
  /** The same stance, shown by other words of the page. */
  'replay.quote': Record<string, never>;
  /** The page was weighed and cannot be opened any more, or the other way round. */
  'replay.not-weighed': Record<string, never>;
  'replay.weighed-now': Record<string, never>;
  /** The topic is taken to claim something else. */
  'replay.claims': { from: number; to: number };
  /** Nothing was decided that could be compared. */
  'replay.undecided': Record<string, never>;
  /** The texts of so many pages of the case have been let go. */
  'replay.texts-gone': { pages: number };
  /** Added sources are still to be weighed. */
  'replay.pending': { sources: number };
}
