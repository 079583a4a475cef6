import {
  sentenceOf,
  type Gravity,
  type LastLook,
  type LookAnswer,
  type QuoteState,
  type RiskLevel,
  type VerificationLevel,
} from '@corroborate/domain';

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
    ...(look.clear ? notes : []).map(({ why }) => `for the writer: ${sentenceOf(why)}`),
  ];
}

/** Whether it may be printed as far as this look can say: nothing clears what nobody could verify. */
export function lookVerdict({ clear }: Pick<LastLook, 'clear'>, level: VerificationLevel): string {
  if (!clear) return 'A person must look first: something grave is open.';
  return level === 'unverified'
    ? 'Nothing grave is open, but it is unverified: it cannot be printed as fact.'
    : 'Nothing grave is open.';
}

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
