import type { Schemas } from '../../api/client';
import { type Level, LEVELS, type ReviewDetail } from '../../api/types';

/** How long a claim keeps other reviewers from an item. */
export const LEASE_MINUTES = 20;

type Body = Schemas['DecideReviewDto'];
type RejectReason = NonNullable<Body['reject_reason']>;

/** What stands in the form, whether or not the chosen action has use for it. */
export interface Decision {
  /** Null until the person has chosen: nothing is proposed to a hand that is about to press Enter. */
  action: Body['action'] | null;
  level: Level;
  rejectReason: RejectReason;
  note: string;
}

export const REJECT_REASONS: RejectReason[] = [
  'not-the-same-event',
  'sources-not-independent',
  'source-not-credible',
  'contradicted',
  'outdated',
  'cannot-be-confirmed',
  'other',
];

type Levels = Pick<ReviewDetail, 'current_level' | 'recommended_level'>;

export function actionsFor(item: Levels): [Body['action'], string][] {
  return [
    ['approve', approvalOf(item)],
    ['set-level', 'Set another level'],
    ['reject', 'Reject'],
    ['another-round', 'Ask for another round'],
  ];
}

/** Which way an approval leads: a level is lowered by no oversight. */
function approvalOf({ current_level: now, recommended_level: wanted }: Levels): string {
  if (wanted === now) return `Approve: it stays ${now}`;
  return LEVELS.indexOf(wanted) < LEVELS.indexOf(now)
    ? `Approve: lower it from ${now} to ${wanted}`
    : `Approve: ${wanted}`;
}

const SUPPORT_REASONS: readonly string[] = ['few-sources', 'unqualified-reader'];
const QUICK_REASONS: readonly string[] = [...SUPPORT_REASONS, 'upgrades-reviewed'];

type Quick = Pick<ReviewDetail, 'state' | 'reasons' | 'approval_needs_note' | 'first_approved_by'>;

/** Whether it waits only because its support is few sources, or read by an unqualified model: reading them suffices. */
export const isQuick = ({ state, reasons, approval_needs_note, first_approved_by }: Quick): boolean =>
  state === 'open' &&
  !approval_needs_note &&
  !first_approved_by &&
  reasons.some(({ reason }) => SUPPORT_REASONS.includes(reason)) &&
  reasons.every(({ reason }) => QUICK_REASONS.includes(reason));

export type QuickAction = 'approve' | 'reject';

export const quickBodyOf = (action: QuickAction): Body =>
  action === 'approve' ? { action } : { action, reject_reason: 'cannot-be-confirmed' };

/** What each choice does, for whoever has not made it before. */
export const ACTION_HINTS: Record<Body['action'], string> = {
  approve: 'The topic gets the recommended level.',
  'set-level': 'Choose a different level and give a reason.',
  reject: 'The topic keeps its level. Give a reason.',
  'another-round': 'Starts another investigation and closes this item.',
};

/** Whether the person must say on what the decision rests: the server takes it only with a note then. */
export const mustSayWhy = (
  { approval_needs_note }: Pick<ReviewDetail, 'approval_needs_note'>,
  action: Decision['action'],
): boolean => action === 'set-level' || (action === 'approve' && approval_needs_note);

export const isChosen = (decision: Decision): decision is Decision & { action: Body['action'] } =>
  decision.action !== null;

/** A note of spaces is none. */
export const noted = ({ note }: Pick<Decision, 'note'>): { note?: string } =>
  note.trim() ? { note: note.trim() } : {};

/** What is sent: of the form only what the chosen action has use for. */
export const bodyOf = (decision: Decision & { action: Body['action'] }): Body => ({
  action: decision.action,
  ...(decision.action === 'set-level' ? { level: decision.level } : {}),
  ...(decision.action === 'reject' ? { reject_reason: decision.rejectReason } : {}),
  ...noted(decision),
});
