import { humanizeCode } from '../../ui';
import { t } from '../../messages';

const REASON_TEXT: Partial<Record<string, string>> = {
  'credible-contradiction': t('reviews.credibleSourcesDisagree'),
  'low-tier-only': t('reviews.noCredibleSourceCounts'),
  uncorroborated: t('reviews.noConfirmation'),
  'serious-allegation': t('reviews.seriousAllegation'),
  'partial-run': t('reviews.incompleteSearch'),
  'checkpoint-failed': t('reviews.searchUnsettled'),
  'steering-attempt': t('reviews.possiblePromptInjection'),
  'coordinated-activity': t('reviews.coordinatedAccounts'),
  'no-claim': t('reviews.noCheckableClaim'),
  'integrity-finding': t('reviews.seriousProblemBeforePublication'),
  'few-sources': t('reviews.tooFewSourcesWithoutA'),
  'unqualified-reader': t('reviews.languageModelNotQualified'),
  'other-names': t('reviews.confirmedUnderOtherNames'),
  'upgrades-reviewed': t('reviews.everyUpgradeIsReviewed'),
  'evidence-corrected': t('reviews.evidenceCorrected'),
  'evidence-added': t('reviews.sourceAdded'),
  'source-changed': t('reviews.sourceChanged'),
  'judged-again': t('reviews.reEvaluated'),
};

/** Short label of a review reason. */
export const reasonText = (reason: string): string => REASON_TEXT[reason] ?? humanizeCode(reason);
