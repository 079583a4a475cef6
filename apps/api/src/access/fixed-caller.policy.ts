import { hasAnyRole, type Role } from '@corroborate/domain';
import type { AccessLevel } from './access.decorator';
import { LOCAL, type AccessDecision, type AccessPolicy, type Caller } from './access.policy';

/** A caller with fixed roles, for a program started by a user. */
export type FixedCaller = Pick<Caller, 'actor' | 'roles'>;

/** Policy for a process with a single caller and no listening port. */
export class FixedCallerPolicy implements AccessPolicy {
  constructor(private readonly caller: FixedCaller) {}

  decide(wanted: readonly AccessLevel[]): AccessDecision {
    const caller = { ...LOCAL, ...this.caller };
    if (wanted.includes('anyone') || hasAnyRole(caller.roles, wanted as readonly Role[]))
      return { ...caller, allowed: true };
    return {
      allowed: false,
      caller,
      reason: `Requires the role ${wanted.join(' or ')}.`,
      hint: 'Start it with --role and that role.',
    };
  }
}
