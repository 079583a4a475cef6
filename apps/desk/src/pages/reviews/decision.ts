import type { Schemas } from '../../api/client';
import { type Level, LEVELS, type ReviewDetail } from '../../api/types';
import { t, translateCode } from '../../messages';

/** How long a claim blocks an item for other reviewers, in minutes. */
export const LEASE_MINUTES = 20;

type DecisionBody = Schemas['DecideReviewDto'];
type RejectReason = NonNullable<DecisionBody['reject_reason']>;

/** Form state, including fields that the selected action does not use. */
export interface Decision {
  /** Null until the user selects one; nothing is preselected, because Enter could confirm it by accident. */
  action: DecisionBody['action'] | null;
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

export function listActions(item: Levels): [DecisionBody['action'], string][] {
  return [
    ['approve', approvalLabel(item)],
    ['set-level', t('reviews.setAnotherLevel')],
    ['reject', t('reviews.reject')],
    ['another-round', t('reviews.askForAnotherRound')],
  ];
}

/** Question to confirm an approval; says explicitly if the level would be lowered. */
function approvalLabel({ current_level: now, recommended_level: wanted }: Levels): string {
  if (wanted === now) return t('reviews.approveItStaysNow', { now: translateCode(now) });
  return LEVELS.indexOf(wanted) < LEVELS.indexOf(now)
    ? t('reviews.approveLowerItFromNow', { now: translateCode(now), wanted: translateCode(wanted) })
    : t('reviews.approveWanted', { wanted: translateCode(wanted) });
}

const SUPPORT_REASONS: readonly ReviewDetail['reasons'][number]['reason'][] = [
  'few-sources',
  'unqualified-reader',
  'other-names',
  'undated-sources',
];
/**
 * True if the item is held because few sources support it or an unqualified model read them, so that a person should
 * read these sources.
 */
export const asksToRead = ({ reasons }: Pick<ReviewDetail, 'reasons'>): boolean =>
  reasons.some(({ reason }) => SUPPORT_REASONS.includes(reason));

/** Question to the reviewer. */
export function reviewQuestion(item: ReviewedItem): string {
  const { current_level: now, recommended_level: wanted } = item;
  if (wanted === now)
    return isContradicted(item)
      ? t('reviews.isItState', { state: translateCode(item.verdict?.state ?? '') })
      : t('reviews.shouldThisTopicStayNow', { now: translateCode(now) });
  return isUpgrade(item)
    ? t('reviews.shouldThisTopicBecomeWanted', { wanted: translateCode(wanted) })
    : t('reviews.shouldThisTopicGoFrom', { now: translateCode(now), wanted: translateCode(wanted) });
}

type WithVerdict = Pick<ReviewDetail, 'verdict'>;
type ReviewedItem = Levels & WithVerdict;

export const isContradicted = ({ verdict }: WithVerdict): boolean =>
  verdict?.state === 'disputed' || verdict?.state === 'refuted';

export const isUpgrade = ({ current_level: now, recommended_level: wanted }: Levels): boolean =>
  LEVELS.indexOf(wanted) > LEVELS.indexOf(now);

export type QuickAction = Exclude<DecisionBody['action'], 'set-level'>;

/**
 * Actions with a single key. Rejecting a recommendation that changes nothing is not offered, because it has no effect.
 */
export function quickActions(item: ReviewedItem): [key: string, action: QuickAction, words: string][] {
  const { current_level: now, recommended_level: wanted } = item;
  return [
    ['a', 'approve', approvalText(item)],
    ...(wanted === now
      ? []
      : ([['r', 'reject', t('reviews.rejectKeepNow', { now: translateCode(now) })]] as [
          string,
          QuickAction,
          string,
        ][])),
    ['s', 'another-round', t('reviews.searchAgain')],
  ];
}

function approvalText(item: ReviewedItem): string {
  const { current_level: now, recommended_level: wanted, verdict } = item;
  if (isUpgrade(item)) return t('reviews.approveWanted2', { wanted: translateCode(wanted) });
  if (wanted !== now) return t('reviews.lowerToWanted', { wanted: translateCode(wanted) });
  return isContradicted(item)
    ? t('reviews.confirmState', { state: translateCode(verdict?.state ?? '') })
    : t('reviews.keepWanted', { wanted: translateCode(wanted) });
}

export function toQuickBody(action: QuickAction, item: WithVerdict): DecisionBody {
  if (action !== 'reject') return { action };
  return { action, reject_reason: isContradicted(item) ? 'contradicted' : 'cannot-be-confirmed' };
}

/** Explanation of what each action does. */
export const ACTION_HINTS: Record<DecisionBody['action'], string> = {
  approve: t('reviews.theTopicGetsTheRecommended'),
  'set-level': t('reviews.chooseADifferentLevelAnd'),
  reject: t('reviews.theTopicKeepsItsLevel'),
  'another-round': t('reviews.startsAnotherInvestigationAndCloses'),
};

/** Whether the server requires a note for the decision. */
export const requiresNote = (
  { approval_needs_note }: Pick<ReviewDetail, 'approval_needs_note'>,
  action: Decision['action'],
): boolean => action === 'set-level' || (action === 'approve' && approval_needs_note);

export const isChosen = (decision: Decision): decision is Decision & { action: DecisionBody['action'] } =>
  decision.action !== null;

/** Omits a note that contains only white space. */
export const toNote = ({ note }: Pick<Decision, 'note'>): { note?: string } =>
  note.trim() ? { note: note.trim() } : {};

/** Request body, with only the fields that the action uses. */
export const buildBody = (decision: Decision & { action: DecisionBody['action'] }): DecisionBody => ({
  action: decision.action,
  ...(decision.action === 'set-level' ? { level: decision.level } : {}),
  ...(decision.action === 'reject' ? { reject_reason: decision.rejectReason } : {}),
  ...toNote(decision),
});

/** Next item below in the queue, otherwise the first other item; null if none. */
export const findNext = (chosen: number, ids: readonly number[]): number | null =>
  ids[ids.indexOf(chosen) + 1] ?? ids.find((id) => id !== chosen) ?? null;
