import { isReadable, type Article } from '@corroborate/domain';
import type { OriginalState } from '@corroborate/evidence';
import type { ReadPage } from '@corroborate/investigation';

/**
 * Why a page cannot be shown as received. `unread`: could not be read at the time. `not-kept`: the chain has no
 * response for its URL. `let-go`: its bytes were deleted by retention. `lost`, `changed`: stored bytes are missing or
 * altered.
 */
export const CAPTURE_FAILURES = ['unread', 'not-kept', 'let-go', 'lost', 'changed'] as const;
export type CaptureFailure = (typeof CAPTURE_FAILURES)[number];

export interface FailedCapture extends Pick<ReadPage, 'sourceId' | 'url' | 'verdict'> {
  failure: CaptureFailure;
}

const FAILURE_BY_STATE = {
  missing: 'lost',
  changed: 'changed',
  removed: 'let-go',
} as const satisfies Record<Exclude<OriginalState, 'whole'>, CaptureFailure>;

/**
 * Why a page cannot be shown; null if it can. Pure. `original`: the bytes received from its URL; null if the chain has
 * none. Content not fetched from its own URL (a copy, a post, submitted text) has no bytes to check.
 */
export function captureFailure(
  { verdict, via }: Pick<Article, 'finalUrl' | 'verdict' | 'via'>,
  original: OriginalState | null,
): CaptureFailure | null {
  if (!isReadable(verdict)) return 'unread';
  if (original !== null) return original === 'whole' ? null : FAILURE_BY_STATE[original];
  return via === 'live' ? 'not-kept' : null;
}

/** Whether the failure needs investigation, because stored data is missing or altered. */
export const isLoss = ({ failure }: Pick<FailedCapture, 'failure'>): boolean =>
  failure === 'lost' || failure === 'changed';
