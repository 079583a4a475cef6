import type { CoverageEntry } from '@corroborate/domain';
import { OUT_OF_TIME } from '../social.thresholds';

/** Was something left unread? Earlier versions stored it in words alone; all they said of posts found was that. */
export function readCut({ cut, outcome, reason }: CoverageEntry): CoverageEntry['cut'] {
  if (cut !== undefined) return cut;
  if (outcome === 'found') return reason === null ? undefined : 'more';
  return reason === OUT_OF_TIME ? 'time' : undefined;
}
