import type { OutcomeKind } from './outcome';

/** A page on which an engine for pictures met one. Address and title were written by strangers. */
export interface PictureMatch {
  site: string;
  pageUrl: string;
  title: string | null;
  /** The day on which the engine met it there first, `2019-07-14`; null where it does not say. */
  firstSeen: string | null;
  /** False where only a part of it is the same: a crop, or one with something laid over it. */
  whole: boolean;
}

/** What one engine answered when it was asked where a picture stands. */
export interface PictureSearch {
  /** By its name in settings and ledger, and as people know it. */
  engine: string;
  title: string;
  outcome: OutcomeKind;
  /** The earliest first, those without a day last. */
  matches: PictureMatch[];
}
