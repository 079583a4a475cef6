import type { AnswerCache, BudgetStore, CachedAnswer, Ledger, LedgerEntry, PaceStore } from '@corroborate/domain';

/**
 * In-memory stores for short-lived gateways; nothing persists. They pass the same conformance
 * checks as the persistent ones.
 */
export class InMemoryAnswerCache implements AnswerCache {
  readonly entries = new Map<string, { answer: CachedAnswer; expiresAt: number }>();

  async get(key: string, now: Date): Promise<CachedAnswer | null> {
    const entry = this.entries.get(key);
    return entry !== undefined && entry.expiresAt > now.getTime() ? copy(entry.answer) : null;
  }

  async set(key: string, answer: CachedAnswer, expiresAt: Date): Promise<void> {
    this.entries.set(key, { answer: copy(answer), expiresAt: expiresAt.getTime() });
  }

  async sweep(now: Date): Promise<number> {
    const expired = [...this.entries].filter(([, { expiresAt }]) => expiresAt <= now.getTime());
    for (const [key] of expired) this.entries.delete(key);
    return expired.length;
  }
}

const copy = (answer: CachedAnswer): CachedAnswer => ({
  ...answer,
  headers: { ...answer.headers },
  redirects: [...answer.redirects],
});

export class InMemoryPaceStore implements PaceStore {
  private readonly free = new Map<string, number>();
  constructor(private readonly now: () => number = Date.now) {}

  async reserve(key: string, intervalMs: number, maxWaitMs: number) {
    const now = this.now();
    const slot = Math.max(now, this.free.get(key) ?? 0);
    if (slot - now > maxWaitMs) return { granted: false, waitMs: slot - now };
    this.free.set(key, slot + intervalMs);
    return { granted: true, waitMs: slot - now };
  }

  async pauseUntil(key: string, until: Date): Promise<void> {
    this.free.set(key, Math.max(until.getTime(), this.free.get(key) ?? 0));
  }
}

export class InMemoryBudgetStore implements BudgetStore {
  readonly spent = new Map<number, number>();
  constructor(private readonly limitUsd = 0.5) {}

  async spend(investigationId: number, usd: number) {
    const before = this.spent.get(investigationId) ?? 0;
    // Tolerates floating-point error: a hundred steps of one cent fit into a dollar.
    const granted = before + usd <= this.limitUsd + 1e-9;
    if (granted) this.spent.set(investigationId, before + usd);
    return { granted, spentUsd: granted ? before + usd : before, limitUsd: this.limitUsd };
  }

  async refund(investigationId: number, usd: number): Promise<void> {
    this.spent.set(investigationId, Math.max(0, (this.spent.get(investigationId) ?? 0) - usd));
  }
}

export class InMemoryLedger implements Ledger {
  readonly entries: LedgerEntry[] = [];

  async record(entry: LedgerEntry): Promise<void> {
    this.entries.push({ ...entry });
  }
}
