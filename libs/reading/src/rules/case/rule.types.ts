import type { Reason, StanceJudgement } from '@corroborate/domain';
import type { PageCase } from './page-case';
import type { PageSentence } from '../page/page.model';

/** A sentence that carries what is said, and why it does. */
export interface Found {
  sentence: PageSentence;
  reason: Reason;
}

/** What a rule makes of a page. */
export type Finding = StanceJudgement;

/** One way to read a page. Rules are asked in order, and the first that finds something speaks for the page. */
export interface StanceRule {
  name: string;
  /** What it looks for, in a sentence. */
  about: string;
  /** Its support is not doubted for words around it: someone looked into the very claim. */
  vouched?: true;
  judge(c: PageCase): Finding | null;
}

/** Asked where the first reading, with its cautions, leaves a page that neither supports nor disputes. */
export interface SecondRule extends StanceRule {
  /** Does it go on from what the first reading found? */
  after(first: Finding): boolean;
}

/** One reason not to take a support for one. */
export interface Caution {
  name: string;
  about: string;
  /** Asked of vouched findings as well. */
  always?: true;
  why(c: PageCase, finding: Finding): Reason | null;
}
