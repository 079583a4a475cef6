import type { Schemas } from '@corroborate/client';

type ReviewReason = Schemas['ReviewReasonResponse']['reason'];

/** Labels of the reasons for review, as in the domain's table of reasons. */
export const reviewReasons = {
  'credible-contradiction': 'credible contradiction',
  'low-tier-only': 'no credible source supports it',
  uncorroborated: 'no confirmation',
  'serious-allegation': 'serious allegation',
  'partial-run': 'incomplete search',
  'checkpoint-failed': 'search ended unsettled',
  'steering-attempt': 'possible prompt injection',
  'coordinated-activity': 'coordinated accounts',
  'no-claim': 'no checkable claim',
  'integrity-finding': 'serious problem before publication',
  'legal-risk': 'legal review required',
  'few-sources': 'too few sources without a language model',
  'unqualified-reader': 'language model not qualified',
  'other-names': 'confirmed under other names',
  'undated-sources': 'publication dates unknown',
  'upgrades-reviewed': 'every upgrade is reviewed',
  'evidence-corrected': 'evidence corrected',
  'evidence-added': 'source added',
  'source-changed': 'source changed',
  'judged-again': 're-evaluated',
} as const satisfies Record<ReviewReason, string>;
