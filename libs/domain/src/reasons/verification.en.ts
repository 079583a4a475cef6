import type { Sentences } from './reason';
import type { VerificationReasons } from './verification.reasons';

/** The English of what many pages come to. */
export const VERIFICATION_ENGLISH: Sentences<VerificationReasons> = {};
