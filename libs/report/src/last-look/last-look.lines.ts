import type { LastLook, VerificationLevel } from '@corroborate/domain';

/** Whether it may be printed as far as this look can say: nothing clears what nobody could verify. */
export function lookVerdict({ clear, claims = [] }: LookedAt, level: VerificationLevel): string {
  if (!clear) return 'A person must look first: something grave is open.';
  if (level !== 'unverified') return 'Nothing grave is open.';
  const denied = claims.filter(({ state }) => state === 'CONTRADICTED').map(({ claimId }) => claimId);
  return denied.length > 0
    ? 'Nothing grave is open, but it cannot be printed as fact: ' +
        `credible sources deny ${denied.length === 1 ? 'a claim' : `${denied.length} claims`} of it.`
    : 'Nothing grave is open, but it cannot be printed as fact: it is unverified.';
}
type LookedAt = Pick<LastLook, 'clear'> & Partial<Pick<LastLook, 'claims'>>;

/** How a reply stands, in words. */
export const REPLY_WORDS: Record<LastLook['replies'][number]['state'], string> = {
  open: 'nobody asked for one',
  heard: 'a page carries it',
  'no-answer': 'a page says that they were asked',
  asked: 'asked for',
  answered: 'entered',
};
