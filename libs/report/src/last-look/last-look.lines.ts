import {
  hasReason,
  readReasons,
  sentenceOf,
  type Gravity,
  type LastLook,
  type LookAnswer,
  type QuoteState,
  type Reason,
  type RiskLevel,
  type VerificationLevel,
} from '@corroborate/domain';
import { datelineLength } from '@corroborate/text';

/** The last look as lines for a terminal: what is grave first, then what does not answer well. */
export function lastLookLines(look: LastLook | null | undefined, level: VerificationLevel): string[] {
  if (!look) return [];
  const { findings, risks, questions, replies, notes } = look;
  return [
    lookVerdict(look, level),
    ...findings.map(
      ({ gravity, open, why }) => `${GRAVITY_WORDS[gravity]}${open ? '' : ' (settled)'}: ${sentenceOf(why)}`,
    ),
    ...risks.map(({ level, why }) => `for a lawyer, ${RISK_WORDS[level]}: ${sentenceOf(why)}`),
    ...look.claims
      .filter(({ state }) => state !== 'VERIFIED')
      .map(({ claimId, state, action }) => `claim ${claimId}, ${QUOTE_WORDS[state]}: ${sentenceOf(action)}`),
    ...questions
      .filter(({ answer }) => answer !== 'answered')
      .map(({ ask, answer, why }) => `${LOOK_WORDS[answer]}: ${ask} ${sentenceOf(why)}`),
    ...replies.map(({ name, state }) => `reply of ${name}: ${REPLY_WORDS[state]}`),
    ...(look.clear ? writersLines(notes.map(({ why }) => why)) : []),
  ];
}

/** What is to be left out stands in one list. */
function writersLines(notes: readonly Reason[]): string[] {
  const open = readReasons(notes).flatMap((one) => (one.code === 'write.unconfirmed' ? [one.params.claim] : []));
  const shown = open.length > 1 ? notes.filter((why) => !hasReason([why], 'write.unconfirmed')) : notes;
  const list = open.length > 1 ? open.map((claim) => `    “${claim.slice(datelineLength(claim))}”`) : [];
  return [
    ...shown.map((why) => `for the writer: ${sentenceOf(why)}`),
    ...(list.length > 0
      ? [
          'for the writer: No page was understood to confirm these; read the pages yourself, or leave them out:',
          ...list,
        ]
      : []),
  ];
}

/** Whether it may be printed as far as this look can say: nothing clears what nobody could verify. */
export function lookVerdict({ clear, claims = [] }: LookedAt, level: VerificationLevel): string {
  if (!clear) return 'A person must look first: something grave is open.';
  if (level !== 'unverified') return 'Nothing grave is open.';
  const denied = claims.filter(({ state }) => state === 'CONTRADICTED').map(({ claimId }) => claimId);
  return denied.length > 0
    ? 'Nothing grave is open, but it cannot be printed as fact: ' +
        `what counts says of ${denied.join(', ')} that it is not so.`
    : 'Nothing grave is open, but it cannot be printed as fact: it is unverified.';
}
type LookedAt = Pick<LastLook, 'clear'> & Partial<Pick<LastLook, 'claims'>>;

/** What stands in its page is not true for that: the words are about the quotations. */
const QUOTE_WORDS: Record<QuoteState, string> = {
  VERIFIED: 'quoted rightly',
  NOT_FOUND: 'not found',
  CONTRADICTED: 'contradicted',
  NO_EVIDENCE: 'no evidence',
};
const GRAVITY_WORDS: Record<Gravity, string> = { MAJOR: 'grave', minor: 'minor' };
const RISK_WORDS: Record<RiskLevel, string> = { HIGH: 'high', acceptable: 'acceptable' };
const LOOK_WORDS: Record<LookAnswer, string> = {
  answered: 'answered',
  critical: 'critical',
  unanswerable: 'not known',
};

/** How a reply stands, in words. */
export const REPLY_WORDS: Record<LastLook['replies'][number]['state'], string> = {
  open: 'nobody asked for one',
  heard: 'a page carries it',
  'no-answer': 'a page says that they were asked',
  asked: 'asked for',
  answered: 'entered',
};
