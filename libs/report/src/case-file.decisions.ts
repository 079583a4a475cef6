import { many, type Instant, type VerificationLevel } from '@corroborate/domain';
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

/** What persons made of a case since its stages came to an end. */
export interface Since {
  /** Oldest first. */
  decisions?: readonly PersonsDecision[];
  /** Sources of which they corrected how they were read. */
  corrected?: number;
}

/** The rest is told as the stages left it. */
export const correctedWords = (sources: number): string =>
  `A person has corrected since how ${many(sources, 'source')} ${sources === 1 ? 'is' : 'are'} read; what came of it ` +
  'stands in the case at the desk.';

/** One line for each, in their order: the rest of a case is as it was before they decided. */
export function sinceLines({ decisions = [], corrected = 0 }: Since): string[] {
  const lines = decisions.map(({ action, decidedBy, levelBefore, levelAfter, note, rejectReason, at }) => {
    const why = rejectReason ? ` (${rejectReason.replaceAll('-', ' ')})` : '';
    const level = levelBefore === levelAfter ? `it stays ${levelAfter}` : `${levelBefore} → ${levelAfter}`;
    const said = note ? ` “${oneLine(note)}”` : '';
    const when = `${at.slice(0, 16).replace('T', ' ')} UTC`;
    return `${when}, ${oneLine(decidedBy)} ${DONE[action] ?? action}${why}: ${level}.${said}`;
  });
  const all = [...lines, ...(corrected > 0 ? [correctedWords(corrected)] : [])];
  return all.length > 0 ? [...all, 'What else is told here is as it was before.'] : [];
}
