import { sentenceOf, type LastLook } from '@corroborate/domain';

/** The last look as lines for a terminal: what is grave first, then what does not answer well. */
export function lastLookLines(look: LastLook | null | undefined): string[] {
  if (!look) return [];
  const { findings, risks, questions, replies, notes } = look;
  return [
    look.clear ? 'all clear: nothing grave is open' : 'not clear: a person must look first',
    ...findings.map(({ gravity, open, why }) => `${gravity}${open ? '' : ' (settled)'}: ${sentenceOf(why)}`),
    ...risks.map(({ level, why }) => `legal ${level}: ${sentenceOf(why)}`),
    ...look.claims
      .filter(({ state }) => state !== 'VERIFIED')
      .map(({ claimId, state, action }) => `claim ${claimId} ${state}: ${sentenceOf(action)}`),
    ...questions
      .filter(({ answer }) => answer !== 'answered')
      .map(({ ask, answer, why }) => `${answer}: ${ask} ${sentenceOf(why)}`),
    ...replies.map(({ name, state }) => `reply of ${name}: ${REPLY_WORDS[state]}`),
    ...(look.clear ? notes : []).map(({ why }) => `for the writer: ${sentenceOf(why)}`),
  ];
}

/** How a reply stands, in words. */
export const REPLY_WORDS: Record<LastLook['replies'][number]['state'], string> = {
  open: 'nobody asked for one',
  heard: 'a page carries it',
  'no-answer': 'a page says that they were asked',
  asked: 'asked for',
  answered: 'entered',
};
