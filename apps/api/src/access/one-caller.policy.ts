import { mayAct, type Role } from '@corroborate/domain';
import type { AccessLevel } from './access.decorator';
import { LOCAL, type AccessDecision, type AccessPolicy } from './access.policy';

/** Somebody who is known before he asks, with the roles that he was given: a program that a person has started. */
export interface OneCaller {
  actor: string;
  roles: readonly Role[];
}

/** For a process that serves nobody else, and listens nowhere. */
export class OneCallerPolicy implements AccessPolicy {
  constructor(private readonly caller: OneCaller) {}

  decide(wanted: readonly AccessLevel[]): AccessDecision {
    const caller = { ...LOCAL, ...this.caller };
    if (wanted.includes('anyone') || mayAct(caller.roles, wanted as readonly Role[]))
      return { ...caller, allowed: true };
    return {
      allowed: false,
      caller,
      reason: `Requires the role ${wanted.join(' or ')}.`,
      hint: 'Start it with --role and that role.',
    };
  }
}
