/** How the last look's states are said to people. */

export const GRAVITY_WORDS = { MAJOR: 'grave', minor: 'minor' } as const;
export const RISK_WORDS = { HIGH: 'high', acceptable: 'acceptable' } as const;
export const ANSWER_WORDS = { answered: 'answered', critical: 'critical', unanswerable: 'not known' } as const;

/** What stands in its page is not true for that: the word is about the quotations. */
export const STATE_WORDS = {
  VERIFIED: 'quoted rightly',
  NOT_FOUND: 'not found',
  CONTRADICTED: 'contradicted',
  NO_EVIDENCE: 'no evidence',
} as const;
