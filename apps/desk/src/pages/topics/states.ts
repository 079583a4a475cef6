import type { TopicState } from '../../api/types';
import { t } from '../../messages';

/** Topic lists of the API; the empty state lists all. */
export const STATE_OPTIONS: [NonNullable<TopicState> | '', string][] = [
  ['', t('topics.all')],
  ['unverified', t('topics.unverified')],
  ['in-investigation', t('topics.inInvestigation')],
  ['awaiting-approval', t('topics.awaitingApproval')],
  ['awaiting-review', t('topics.awaitingReview')],
  ['verified', t('topics.verified')],
  ['certified', t('topics.certified')],
  ['rejected', t('topics.rejectedInReview')],
  ['failed', t('topics.failed')],
  ['cancelled', t('topics.canceled')],
];

/** Topic list named in the URL; all topics if the name is unknown. */
export const parseState = (words: string | null): TopicState =>
  STATE_OPTIONS.find(([state]) => state && state === words)?.[0] || undefined;
