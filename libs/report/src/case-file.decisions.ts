import type { Instant, VerificationLevel } from '@corroborate/domain';
import { oneLine } from '@corroborate/text';

/** What a person decided about a case since its stages came to an end. */
export interface PersonsDecision {
  /** `approve`, `first-approval`, `set-level`, `reject`, `another-round`, `mark-false`. */
  action: string;
  decidedBy: string;
  levelBefore: VerificationLevel;
  levelAfter: VerificationLevel;
  note: string | null;
  rejectReason: string | null;
  at: Instant;
}

const DONE: Record<string, string> = {
  approve: 'approved what was recommended',
  'first-approval': 'approved what was recommended; a second person must, too',
  'set-level': 'set another level',
  reject: 'rejected what was recommended',
  'another-round': 'asked for another round',
  'mark-false': 'marked the upgrade as false',
};

/** One line for each, in their order: the rest of a case is as it was before they decided. */
export function decisionLines(decisions: readonly PersonsDecision[]): string[] {
  const lines = decisions.map(({ action, decidedBy, levelBefore, levelAfter, note, rejectReason, at }) => {
    const why = rejectReason ? ` (${rejectReason.replaceAll('-', ' ')})` : '';
    const level = levelBefore === levelAfter ? `it stays ${levelAfter}` : `${levelBefore} → ${levelAfter}`;
    const said = note ? ` “${oneLine(note)}”` : '';
    const when = `${at.slice(0, 16).replace('T', ' ')} UTC`;
    return `${when}, ${oneLine(decidedBy)} ${DONE[action] ?? action}${why}: ${level}.${said}`;
  });
  return lines.length > 0 ? [...lines, 'What else is told here is as it was before.'] : [];
}
