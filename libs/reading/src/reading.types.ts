import type { Passage, Reason, Stance } from '@corroborate/domain';

/** One model's word on one statement, its quote already found in the captured text. */
export interface Reading {
  name: string;
  stance: Stance;
  passage: Passage | null;
  /** The figure, day, place or name that the page gives instead, as its quote has it. */
  differs?: string;
  /** Why its support does not count; only on a reading that supported it. */
  discounted?: Reason;
}
