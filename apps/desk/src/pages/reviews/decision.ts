import type { Schemas } from '../../api/client';
import { type Level, LEVELS, type ReviewDetail } from '../../api/types';
import { t, word } from '../../messages';

/** How long a claim blocks an item for other reviewers, in minutes. */
export const LEASE_MINUTES = 20;

type Body = Schemas['DecideReviewDto'];
type RejectReason = NonNullable<Body['reject_reason']>;

/** State of the form, including fields that the chosen action does not use. */
export interface Decision {
  /** Null until chosen: nothing is preselected that Enter could confirm by accident. */
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
    ['set-level', t('reviews.setAnotherLevel')],
    ['reject', t('reviews.reject')],
    ['another-round', t('reviews.askForAnotherRound')],
  ];
}

/** Question for an approval; states explicitly if it would lower the level. */
function approvalOf({ current_level: now, recommended_level: wanted }: Levels): string {
  if (wanted === now) return t('reviews.approveItStaysNow', { now: word(now) });
  return LEVELS.indexOf(wanted) < LEVELS.indexOf(now)
    ? t('reviews.approveLowerItFromNow', { now: word(now), wanted: word(wanted) })
    : t('reviews.approveWanted', { wanted: word(wanted) });
}

const SUPPORT_REASONS: readonly string[] = ['few-sources', 'unqualified-reader', 'other-names'];
/**
 * Whether it is held because its support is few sources or was read by an unqualified model, so a
 * person should read them.
 */
export const asksToRead = ({ reasons }: Pick<ReviewDetail, 'reasons'>): boolean =>
  reasons.some(({ reason }) => SUPPORT_REASONS.includes(reason));

/** What the reviewer is asked. */
export function questionOf(item: Asked): string {
  const { current_level: now, recommended_level: wanted } = item;
  if (wanted === now)
    return isContradicted(item)
      ? t('reviews.isItState', { state: word(item.verdict?.state ?? '') })
      : t('reviews.shouldThisTopicStayNow', { now: word(now) });
  return isRaise(item)
    ? t('reviews.shouldThisTopicBecomeWanted', { wanted: word(wanted) })
    : t('reviews.shouldThisTopicGoFrom', { now: word(now), wanted: word(wanted) });
}

type Verdicted = Pick<ReviewDetail, 'verdict'>;
type Asked = Levels & Verdicted;

export const isContradicted = ({ verdict }: Verdicted): boolean =>
  verdict?.state === 'disputed' || verdict?.state === 'refuted';

export const isRaise = ({ current_level: now, recommended_level: wanted }: Levels): boolean =>
  LEVELS.indexOf(wanted) > LEVELS.indexOf(now);

export type QuickAction = Exclude<Body['action'], 'set-level'>;

/**
 * Actions with a single key. Rejecting a recommendation without a change is not offered, because it
 * has no effect.
 */
export function quickActions(item: Asked): [key: string, action: QuickAction, words: string][] {
  const { current_level: now, recommended_level: wanted } = item;
  return [
    ['a', 'approve', approvalWords(item)],
    ...(wanted === now
      ? []
      : ([['r', 'reject', t('reviews.rejectKeepNow', { now: word(now) })]] as [string, QuickAction, string][])),
    ['s', 'another-round', t('reviews.searchAgain')],
  ];
}

function approvalWords(item: Asked): string {
  const { current_level: now, recommended_level: wanted, verdict } = item;
  if (isRaise(item)) return t('reviews.approveWanted2', { wanted: word(wanted) });
  if (wanted !== now) return t('reviews.lowerToWanted', { wanted: word(wanted) });
  return isContradicted(item)
    ? t('reviews.confirmState', { state: word(verdict?.state ?? '') })
    : t('reviews.keepWanted', { wanted: word(wanted) });
}

export function quickBodyOf(action: QuickAction, item: Verdicted): Body {
  if (action !== 'reject') return { action };
  return { action, reject_reason: isContradicted(item) ? 'contradicted' : 'cannot-be-confirmed' };
}

/** Explains the effect of each action. */
export const ACTION_HINTS: Record<Body['action'], string> = {
  approve: t('reviews.theTopicGetsTheRecommended'),
  'set-level': t('reviews.chooseADifferentLevelAnd'),
  reject: t('reviews.theTopicKeepsItsLevel'),
  'another-round': t('reviews.startsAnotherInvestigationAndCloses'),
};

/** Whether the server requires a note for the decision. */
export const mustSayWhy = (
  { approval_needs_note }: Pick<ReviewDetail, 'approval_needs_note'>,
  action: Decision['action'],
): boolean => action === 'set-level' || (action === 'approve' && approval_needs_note);

export const isChosen = (decision: Decision): decision is Decision & { action: Body['action'] } =>
  decision.action !== null;

/** Omits a note of white space only. */
export const noted = ({ note }: Pick<Decision, 'note'>): { note?: string } =>
  note.trim() ? { note: note.trim() } : {};

/** Request body, with only the fields that the action uses. */
export const bodyOf = (decision: Decision & { action: Body['action'] }): Body => ({
  action: decision.action,
  ...(decision.action === 'set-level' ? { level: decision.level } : {}),
  ...(decision.action === 'reject' ? { reject_reason: decision.rejectReason } : {}),
  ...noted(decision),
});

/** The item below in the queue, else the first of the others; null if there is no other. */
export const nextAfter = (chosen: number, ids: readonly number[]): number | null =>
  ids[ids.indexOf(chosen) + 1] ?? ids.find((id) => id !== chosen) ?? null;
