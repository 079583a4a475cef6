import { isReadable, type Article } from '@corroborate/domain';
import type { OriginalState } from '@corroborate/evidence';
import type { ReadPage } from '@corroborate/investigation';

/**
 * Why a page cannot be shown as it was. `unread`: it could not be read then. `not-kept`: no answer of its address
 * stands in the chain. `let-go`: its bytes went with their time. `lost`, `changed`: they should be there, as they came.
 */
export const CAPTURE_FAILURES = ['unread', 'not-kept', 'let-go', 'lost', 'changed'] as const;
export type CaptureFailure = (typeof CAPTURE_FAILURES)[number];

export interface FailedCapture extends Pick<ReadPage, 'sourceId' | 'url' | 'verdict'> {
  failure: CaptureFailure;
}

const OF_STATE = {
  missing: 'lost',
  changed: 'changed',
  removed: 'let-go',
} as const satisfies Record<Exclude<OriginalState, 'whole'>, CaptureFailure>;

/**
 * Pure: what is wrong with the capture of one page; null where it can be shown. `original`: of the bytes that were
 * received from its address; null where the chain tells of none. What was not read from its own address (a copy, a
 * post, something handed in) has no bytes of its own to look for.
 */
export function failureOf(
  { verdict, via }: Pick<Article, 'finalUrl' | 'verdict' | 'via'>,
  original: OriginalState | null,
): CaptureFailure | null {
  if (!isReadable(verdict)) return 'unread';
  if (original !== null) return original === 'whole' ? null : OF_STATE[original];
  return via === 'live' ? 'not-kept' : null;
}

/** Somebody must look: what was received is not there, or is not what it was. */
export const isLoss = ({ failure }: Pick<FailedCapture, 'failure'>): boolean =>
  failure === 'lost' || failure === 'changed';
