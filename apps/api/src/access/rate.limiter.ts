import ipaddr from 'ipaddr.js';
import { take, type Allowance } from './allowance.policy';

/** Callers remembered at once; beyond them those who owe nothing are forgotten, then those known longest. */
const MAX_CALLERS = 50_000;

/** Counts of this process. `perMinute` 0 grants everything. */
export class RateLimiter {
  private readonly earned = new Map<string, number>();

  constructor(
    private readonly allowance: Allowance,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one. Milliseconds to wait; 0 = granted. */
  take(caller: string): number {
    if (this.allowance.perMinute === 0) return 0;
    const { granted, earnedAt, waitMs } = take(this.earned.get(caller), this.now(), this.allowance);
    if (!granted) return waitMs;
    this.earned.delete(caller);
    this.makeRoom();
    this.earned.set(caller, earnedAt);
    return 0;
  }

  /** Would one be granted? Takes none. */
  wait(caller: string): number {
    return this.allowance.perMinute === 0 ? 0 : take(this.earned.get(caller), this.now(), this.allowance).waitMs;
  }

  private makeRoom(): void {
    if (this.earned.size < MAX_CALLERS) return;
    const now = this.now();
    for (const [caller, earnedAt] of this.earned) if (earnedAt <= now) this.earned.delete(caller);
    if (this.earned.size < MAX_CALLERS) return;
    const [oldest] = this.earned.keys();
    if (oldest !== undefined) this.earned.delete(oldest);
  }
}

/** One subscriber has a whole /64 of IPv6 addresses, so that is what is counted. */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString();
}
