import { many, type DecisionAction, type Instant, type VerificationLevel } from '@corroborate/domain';
import { oneLine } from '@corroborate/text';

/** What a person decided about a case since its stages came to an end. */
export interface PersonsDecision {
  action: DecisionAction;
  decidedBy: string;
  levelBefore: VerificationLevel;
  levelAfter: VerificationLevel;
  note: string | null;
  rejectReason: string | null;
  at: Instant;
}

const DONE: Record<DecisionAction, string> = {
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
  /** The case is told with what they corrected. */
  toldCorrected?: boolean;
}

/** What a case with corrected sources tells of them. */
export function correctedWords({ corrected = 0, toldCorrected = false }: Since): string {
  const read = `${many(corrected, 'source')} ${corrected === 1 ? 'is' : 'are'} read`;
  return toldCorrected
    ? `A person has corrected how ${read}. Voices, claims and level are told with it; the rest, as the origin, the ` +
        'questions and the last look before print, is as it was before.'
    : `A person has corrected since how ${read}; what came of it stands in the case at the desk. ` +
        'This is told as it was before.';
}

/** One line for each, in their order: the rest of a case is as it was before they decided. */
export function sinceLines(since: Since): string[] {
  const { decisions = [], corrected = 0 } = since;
  const lines = decisions.map(({ action, decidedBy, levelBefore, levelAfter, note, rejectReason, at }) => {
    const why = rejectReason ? ` (${rejectReason.replaceAll('-', ' ')})` : '';
    const level = levelBefore === levelAfter ? `it stays ${levelAfter}` : `${levelBefore} → ${levelAfter}`;
    const said = note ? ` “${oneLine(note)}”` : '';
    const when = `${at.slice(0, 16).replace('T', ' ')} UTC`;
    return `${when}, ${oneLine(decidedBy)} ${DONE[action]}${why}: ${level}.${said}`;
  });
  const decided = lines.length > 0 ? [...lines, 'What else is told here is as it was before they decided.'] : [];
  return [...decided, ...(corrected > 0 ? [correctedWords(since)] : [])];
}
