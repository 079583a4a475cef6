import { plain } from '../../ui';

const WORDS: Partial<Record<string, string>> = {
  'credible-contradiction': 'Credible sources disagree',
  'low-tier-only': 'No credible source counts',
  uncorroborated: 'No confirmation',
  'serious-allegation': 'Serious allegation',
  'partial-run': 'Incomplete search',
  'checkpoint-failed': 'Search ended unsettled',
  'steering-attempt': 'Possible prompt injection',
  'coordinated-activity': 'Coordinated accounts',
  'no-claim': 'No checkable claim',
  'integrity-finding': 'Serious problem before publication',
  'few-sources': 'Too few sources without a language model',
  'unqualified-reader': 'Language model not qualified',
  'upgrades-reviewed': 'Every upgrade is reviewed',
  'evidence-corrected': 'Evidence corrected',
  'evidence-added': 'Source added',
  'source-changed': 'Source changed',
  'judged-again': 'Re-evaluated',
};

/** Short label of a review reason. */
export const reasonWords = (reason: string): string => WORDS[reason] ?? plain(reason);
