import { randomUUID } from 'node:crypto';
import type { StreamSlotsRepository } from '@corroborate/db';
import type { Response } from 'express';
import type { ActorRequest } from '../access/access.gate';
import { toRateLimitNetwork } from '../access/network.policy';
import { HttpProblem } from '../problems/problem';

/** Retry-After in seconds. A guess: when a slot becomes free is unknown. */
const RETRY_SECONDS = 5;
/** Renewal interval, ms. A slot not renewed for three intervals is released, because its process died. */
const RENEW_MS = 10_000;

/** Limits open streams per caller across all API processes, because each costs memory and database queries. */
export class StreamSlots {
  /** Holder of each stream of this process, by stream ID. */
  private readonly open = new Map<string, string>();
  private readonly freeing = new Set<Promise<void>>();
  private renewing: NodeJS.Timeout | null = null;

  /** @param most maximum per caller; 0 = unlimited */
  constructor(
    private readonly places: Pick<StreamSlotsRepository, 'acquire' | 'renew' | 'release'>,
    private readonly most: number,
  ) {}

  /**
   * Takes a slot until the response ends.
   * @throws HttpProblem `too-many-requests`
   */
  async acquire(request: ActorRequest, response: Pick<Response, 'once' | 'destroyed'>): Promise<void> {
    if (this.most === 0 || response.destroyed) return;
    const place = { id: randomUUID(), holder: slotHolder(request) };
    // Waits until slots being released no longer count.
    await Promise.all(this.freeing);
    if (!(await this.places.acquire(place, this.most))) throw this.slotsExceeded();
    this.open.set(place.id, place.holder);
    this.renewing ??= setInterval(() => void this.renew(), RENEW_MS).unref();
    if (response.destroyed) this.free(place.id);
    else response.once('close', () => this.free(place.id));
  }

  /** Slots still held expire without further action. */
  close(): void {
    if (this.renewing) clearInterval(this.renewing);
    this.renewing = null;
  }

  /** Slots expire while the store is unavailable; the next successful renewal restores them. */
  private async renew(): Promise<void> {
    const places = [...this.open].map(([id, holder]) => ({ id, holder }));
    await this.places.renew(places).catch(() => undefined);
  }

  private free(id: string): void {
    this.open.delete(id);
    const freeing = this.places
      .release(id)
      .catch(() => undefined)
      .finally(() => this.freeing.delete(freeing));
    this.freeing.add(freeing);
  }

  private slotsExceeded(): HttpProblem {
    const hint = 'Close unused streams, or ask the operator to raise STREAMS_PER_CALLER.';
    return new HttpProblem('too-many-requests', `This caller already has ${this.most} streams open.`, [], {
      hint,
      headers: { 'Retry-After': String(RETRY_SECONDS) },
    });
  }
}

/** All sessions of one key count as one caller; users of the identity provider count by name. */
function slotHolder({ caller, ip }: ActorRequest): string {
  if (caller?.keyId) return `key ${caller.keyId}`;
  if (caller && (caller.via === 'token' || caller.via === 'session')) return `name ${caller.actor}`;
  return `address ${toRateLimitNetwork(ip)}`;
}
