import { DAY_MS, type Instant, type Mode } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';

/** Failure code of an investigation whose plan was not approved in time. */
export const PLAN_NOT_APPROVED = 'plan-not-approved';

/**
 * Whether a person must approve the plan. An order can request approval, but cannot waive approval required by the
 * settings.
 */
export const needsApproval = (
  mode: Mode,
  asked: boolean | undefined,
  { PLAN_APPROVAL }: Pick<Settings, 'PLAN_APPROVAL'>,
): boolean => asked === true || PLAN_APPROVAL.includes(mode);

/** Approval deadline of an investigation ordered at that time, after which it is canceled. */
export const getApprovalDeadline = (orderedAt: Instant, days: number): Instant =>
  new Date(Date.parse(orderedAt) + days * DAY_MS).toISOString();
