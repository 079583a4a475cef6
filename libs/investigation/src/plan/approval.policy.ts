import { DAY_MS, type Instant, type Mode } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';

/** Why one was cancelled whose plan nobody approved. */
export const PLAN_NOT_APPROVED = 'plan-not-approved';

/** Must a person approve the plan first? An order can ask for it; what the setting demands, no order takes back. */
export const needsApproval = (
  mode: Mode,
  asked: boolean | undefined,
  { PLAN_APPROVAL }: Pick<Settings, 'PLAN_APPROVAL'>,
): boolean => asked === true || PLAN_APPROVAL.includes(mode);

/** The moment at which one that was ordered then is dropped unless somebody approves it. */
export const approvalUntil = (orderedAt: Instant, days: number): Instant =>
  new Date(Date.parse(orderedAt) + days * DAY_MS).toISOString();
