/** What a reason for review does, and what it means to people. */
interface ReviewReasonFacts {
  /** Whether the reason holds an upgrade; with `by-check`, the rule that finds it decides. */
  holds: boolean | 'by-check';
  /** True if a careless upgrade could harm someone or mislead the public, so that an approval requires a note. */
  needsNote?: true;
  /** The setting that controls it. */
  setting?: string;
  /** What it is called at the desk. */
  label: string;
  /** Why a person must look. */
  meaning: string;
}

/** Every reason for review; the docs, the API and the rules derive from this table. */
export const REVIEW_REASON_FACTS = {
  'credible-contradiction': {
    holds: 'by-check',
    needsNote: true,
    label: 'credible contradiction',
    meaning: 'a credible source or fact check disputes it, or credible sources differ on a detail',
  },
  'low-tier-only': {
    holds: false,
    label: 'no credible source supports it',
    meaning: 'only sources that do not count support it',
  },
  uncorroborated: { holds: false, label: 'no confirmation', meaning: 'nothing found supports or disputes it' },
  'serious-allegation': {
    holds: 'by-check',
    needsNote: true,
    label: 'serious allegation',
    meaning: 'it accuses someone; holds an upgrade if fewer than three independent sources count',
  },
  'partial-run': {
    holds: false,
    label: 'incomplete search',
    meaning: 'what could not be searched or read could have changed the level',
  },
  'checkpoint-failed': {
    holds: true,
    needsNote: true,
    label: 'search ended unsettled',
    meaning: 'the search ended with a failed checkpoint',
  },
  'steering-attempt': {
    holds: false,
    label: 'possible prompt injection',
    meaning: 'a page on the event contains text aimed at AI systems',
  },
  'coordinated-activity': { holds: false, label: 'coordinated accounts', meaning: 'posts about it look coordinated' },
  'no-claim': {
    holds: true,
    label: 'no checkable claim',
    meaning: 'a language model found no claim that could be true or false',
  },
  'integrity-finding': {
    holds: true,
    needsNote: true,
    label: 'serious problem before publication',
    meaning: 'the pre-publication check has a serious finding',
  },
  'legal-risk': {
    holds: true,
    needsNote: true,
    label: 'legal review required',
    meaning: 'the pre-publication check found a high legal risk',
  },
  'few-sources': {
    holds: true,
    setting: 'RULES_APPLY_FROM',
    label: 'too few sources without a language model',
    meaning: 'too few sources count, and no language model has read them',
  },
  'unqualified-reader': {
    holds: true,
    setting: 'UNQUALIFIED_READERS',
    label: 'language model not qualified',
    meaning: 'only a language model that is not qualified here sees the support',
  },
  'other-names': {
    holds: true,
    label: 'confirmed under other names',
    meaning: 'the sources use other names for the people or places than the topic does',
  },
  'undated-sources': {
    holds: true,
    needsNote: true,
    label: 'publication dates unknown',
    meaning: 'no source that supports it shows when it was published, so it may be about an earlier event',
  },
  'upgrades-reviewed': {
    holds: true,
    setting: 'UPGRADES',
    label: 'every upgrade is reviewed',
    meaning: 'this installation holds every upgrade for review',
  },
  'evidence-corrected': {
    holds: false,
    label: 'evidence corrected',
    meaning: 'an editor corrected evidence of an applied decision, and the level would change',
  },
  'evidence-added': {
    holds: false,
    label: 'source added',
    meaning: 'a source added after the decision would change the level',
  },
  'source-changed': {
    holds: false,
    label: 'source changed',
    meaning: 'a source that counted or disputed was retracted, corrected, changed or removed since the decision',
  },
  'judged-again': { holds: false, label: 're-evaluated', meaning: 'a re-evaluation would change the level' },
} as const satisfies Record<string, ReviewReasonFacts>;

export type ReviewReason = keyof typeof REVIEW_REASON_FACTS;
export const REVIEW_REASONS = Object.keys(REVIEW_REASON_FACTS) as ReviewReason[];

export const reviewReasonFacts = (reason: ReviewReason): ReviewReasonFacts => REVIEW_REASON_FACTS[reason];
