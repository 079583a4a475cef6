import type { Reason, ReasonCode } from '@corroborate/domain';
import type { PageJudgement } from '../../reasoner.port';

/**
 * Reasons that no reading can override, because they concern what the page is or what it states explicitly. All other
 * objections raised by the rules (doubt, hearsay, missing names, unknown words) are left to the reader.
 */
const BARRING_REASONS: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'page.unreadable',
  'page.not-read',
  'page.unjudged',
  'page.corrected',
  'page.satire',
  'page.taken-back',
  'caution.corrected',
  'page.paid',
  'page.listing',
  'page.opinion-markup',
  'page.opinion-section',
  'page.opinion-address',
  'event.future-date',
  'event.other-number',
  'event.other-date',
  'event.too-early',
  'event.placed-elsewhere',
  'stance.fact-check',
  'stance.own-word',
  'stance.claim-itself',
]);

/** Why no model reading can count as support on this page; null if one can. */
export const findReadingExclusion = ({ overall, sameEvent }: PageJudgement): Reason | null =>
  [...overall.reasons, ...sameEvent.reasons].find(({ code }) => BARRING_REASONS.has(code)) ?? null;
