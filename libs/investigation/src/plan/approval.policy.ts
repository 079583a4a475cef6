import { DAY_MS, type Instant, type Mode } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';

/** Failure code if a plan was not approved in time. */
export const PLAN_NOT_APPROVED = 'plan-not-approved';

/** Whether a person must approve the plan. An order can request it but cannot waive what the settings require. */
export const needsApproval = (
  mode: Mode,
  asked: boolean | undefined,
  { PLAN_APPROVAL }: Pick<Settings, 'PLAN_APPROVAL'>,
): boolean => asked === true || PLAN_APPROVAL.includes(mode);

/** Deadline for approval, after which an investigation ordered at that time is canceled. */
export const approvalUntil = (orderedAt: Instant, days: number): Instant =>
  new Date(Date.parse(orderedAt) + days * DAY_MS).toISOString();
