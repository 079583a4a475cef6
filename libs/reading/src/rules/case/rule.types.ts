import type { Reason, StanceJudgement } from '@corroborate/domain';
import type { PageCase } from './page-case';
import type { PageSentence } from '../page/page.model';

/** A sentence with the reason it was chosen. */
export interface Found {
  sentence: PageSentence;
  reason: Reason;
}

/** Result of a rule. */
export type Finding = StanceJudgement;

/** One way to read a page. Rules are asked in order, and the first that finds something speaks for the page. */
export interface StanceRule {
  name: string;
  /** What the rule looks for, one sentence. */
  about: string;
  /** Exempt from cautions about wording, because the claim itself was examined. */
  vouched?: true;
  judge(c: PageCase): Finding | null;
}

/** One reason not to take a support for one. */
export interface Caution {
  name: string;
  about: string;
  /** Asked of vouched findings as well. */
  always?: true;
  why(c: PageCase, finding: Finding): Reason | null;
}
