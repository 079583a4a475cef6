import type { Reason, ReasonCode } from '@corroborate/domain';
import type { PageJudgement } from '../../reasoner.port';

/**
 * Reasons that no reading can override: they concern what the page is or states itself. All other objections of the
 * rules (doubt, hearsay, missing names, unknown words) are questions for the reader.
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

/** Why no model reading may count as support for this page; null if a reading may. */
export const findBar = ({ overall, sameEvent }: PageJudgement): Reason | null =>
  [...overall.reasons, ...sameEvent.reasons].find(({ code }) => BARRING_REASONS.has(code)) ?? null;
