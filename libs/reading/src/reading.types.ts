import type { Passage, Reason, Stance } from '@corroborate/domain';

/** One model's stance on one statement; its quote is verbatim in the captured text. */
export interface Reading {
  name: string;
  stance: Stance;
  passage: Passage | null;
  /** The figure, date, place or name given by the page instead, as quoted. */
  differs?: string;
  /** Why the reading's support does not count; set only for supporting readings. */
  discounted?: Reason;
}
