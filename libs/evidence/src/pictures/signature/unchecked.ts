import type { SignatureUnchecked } from '@corroborate/domain';

/** Ends the check: the manifest may be sound, and it cannot be said. Never leaves this folder. */
export class Unchecked extends Error {
  constructor(readonly why: SignatureUnchecked) {
    super(why);
  }
}
