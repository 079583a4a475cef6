import type { Reason, StanceJudgement } from '@corroborate/domain';
import type { PageCase } from './page-case';
import type { PageSentence } from '../page/page.model';

/** A sentence with the reason it was chosen. */
export interface ChosenSentence {
  sentence: PageSentence;
  reason: Reason;
}

/** Result of a rule. */
export type Finding = StanceJudgement;

/** A rule that judges a page. Rules are tried in order, and the first finding determines the stance. */
export interface StanceRule {
  name: string;
  /** What the rule looks for, in one sentence. */
  about: string;
  /** True if cautions about wording do not apply, because the claim itself was examined. */
  vouched?: true;
  judge(c: PageCase): Finding | null;
}

/** A reason not to count support. */
export interface Caution {
  name: string;
  about: string;
  /** True if the caution also applies to findings confirmed by a model. */
  always?: true;
  why(c: PageCase, finding: Finding): Reason | null;
}
