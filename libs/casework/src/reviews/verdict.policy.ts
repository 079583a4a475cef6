import { CorroborateError, isAbove, type Topic, type VerificationLevel } from '@corroborate/domain';
import type { ReviewItemEntity, ReviewVerdict } from '@corroborate/db';
import { SERIOUS_REASONS, type RejectReason, type ReviewAction } from './review.thresholds';

export interface ReviewOrder {
  action: ReviewAction;
  /** For `set-level`. */
  level?: VerificationLevel;
  /** For `reject`. */
  rejectReason?: RejectReason;
  /** Required for `set-level`, and for `approve` despite serious reasons, to record the editor's grounds. */
  note: string | null;
}

/** The item to decide. */
interface ReviewCase {
  item: ReviewItemEntity;
  topic: Topic;
}

interface ApprovalContext {
  who: string;
  /** Whether two reviewers must approve `certified`. */
  needsTwo: boolean;
}

/**
 * Effect of an editor's decision. Pure. If `certified` requires a second reviewer, the first approval is stored and the
 * item stays open.
 * @throws CorroborateError `invalid-input` if data is missing; `note-required` without a required note; `conflict` if
 * the same person approves twice
 */
export function decideVerdict(
  order: ReviewOrder,
  { item, topic }: ReviewCase,
  { who, needsTwo }: ApprovalContext,
): ReviewVerdict {
  if (order.action === 'reject') return reject(order, topic);
  if (order.action === 'another-round') return { action: 'another-round', note: order.note, topic: null };
  const level = order.action === 'approve' ? approvedLevel(order, { item, topic }) : requestedLevel(order);
  if (level !== 'certified' || !needsTwo) return { action: order.action, note: order.note, topic: null, level };
  return certify(order, item, who);
}

function reject({ note, rejectReason }: ReviewOrder, topic: Topic): ReviewVerdict {
  if (!rejectReason) throw missingField('reject_reason', 'Give the reason for rejecting the recommendation.');
  return { action: 'reject', note, rejectReason, topic: null, level: topic.verificationStatus };
}

/** Whether an approval requires a note because it raises the topic's level despite serious reasons. */
export const approvalNeedsNote = (
  { recommendedLevel, reasons }: Pick<ReviewItemEntity, 'recommendedLevel' | 'reasons'>,
  current: VerificationLevel,
): boolean => isAbove(recommendedLevel, current) && reasons.some(({ reason }) => SERIOUS_REASONS.includes(reason));

function approvedLevel({ note }: ReviewOrder, { item, topic }: ReviewCase): VerificationLevel {
  if (note?.trim() || !approvalNeedsNote(item, topic.verificationStatus)) return item.recommendedLevel;
  throw new CorroborateError(
    'note-required',
    'Approval requires a note: there are serious objections to this upgrade.',
    {
      hint: 'Send it again with a `note` that gives the basis for the approval; it is recorded with the ' + 'decision.',
      details: { field: 'note', reasons: item.reasons.map(({ reason }) => reason) },
    },
  );
}

function requestedLevel({ level, note }: ReviewOrder): VerificationLevel {
  if (!level) throw missingField('level', 'Give the new level of the topic.');
  if (!note) throw missingField('note', 'Give the reason for a level other than the one the evidence supports.');
  return level;
}

/** Stores a first approval, which must be followed by a second one from a different person. */
function certify({ action, note }: ReviewOrder, item: ReviewItemEntity, who: string): ReviewVerdict {
  const decided: ReviewVerdict = { action, note, topic: null, level: 'certified' };
  if (item.firstApprovedLevel !== 'certified') return { ...decided, action: 'first-approval', awaitsSecond: true };
  if (item.firstApprovedBy !== who) return decided;
  throw new CorroborateError(
    'conflict',
    'You have already approved this item; `certified` needs approval by a second person.',
    {
      hint: 'Ask a colleague to review it.',
      details: { firstApprovedBy: item.firstApprovedBy },
    },
  );
}

const missingField = (field: string, hint: string) =>
  new CorroborateError('invalid-input', `${field} is missing.`, { hint, details: { field } });
