import { randomUUID } from 'node:crypto';
import type { StreamSlotsRepository } from '@corroborate/db';
import type { Response } from 'express';
import type { ActorRequest } from '../access/access.gate';
import { toRateLimitNetwork } from '../access/network.policy';
import { HttpProblem } from '../problems/problem';

/** Value of Retry-After in seconds. It is a guess, because it is unknown when a slot becomes free. */
const RETRY_SECONDS = 5;
/** Renewal interval in ms. A slot that is not renewed for three intervals is released, because its process has died. */
const RENEW_MS = 10_000;

/**
 * Limits the open streams of each caller across all API processes, because each stream uses memory and database
 * queries.
 */
export class StreamSlots {
  /** Holder of each stream of this process, by stream ID. */
  private readonly open = new Map<string, string>();
  private readonly freeing = new Set<Promise<void>>();
  private renewing: NodeJS.Timeout | null = null;

  /** @param maxPerCaller maximum per caller; 0 means unlimited */
  constructor(
    private readonly places: Pick<StreamSlotsRepository, 'acquire' | 'renew' | 'release'>,
    private readonly maxPerCaller: number,
  ) {}

  /**
   * Takes a slot until the response ends.
   * @throws HttpProblem `too-many-requests`
   */
  async acquire(request: ActorRequest, response: Pick<Response, 'once' | 'destroyed'>): Promise<void> {
    if (this.maxPerCaller === 0 || response.destroyed) return;
    const place = { id: randomUUID(), holder: slotHolder(request) };
    // Slots that are being released must no longer count.
    await Promise.all(this.freeing);
    if (!(await this.places.acquire(place, this.maxPerCaller))) throw this.slotsExceeded();
    this.open.set(place.id, place.holder);
    this.renewing ??= setInterval(() => void this.renew(), RENEW_MS).unref();
    if (response.destroyed) this.free(place.id);
    else response.once('close', () => this.free(place.id));
  }

  /** Stops the renewal; slots that are still held then expire. */
  close(): void {
    if (this.renewing) clearInterval(this.renewing);
    this.renewing = null;
  }

  /**
   * Renews all held slots. Slots expire while the store is unavailable, and the next successful renewal restores them.
   */
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
    return new HttpProblem('too-many-requests', `This caller already has ${this.maxPerCaller} streams open.`, [], {
      hint,
      headers: { 'Retry-After': String(RETRY_SECONDS) },
    });
  }
}

/**
 * Name under which the streams of a caller count: all sessions of one key together, and users of the identity provider
 * by name.
 */
function slotHolder({ caller, ip }: ActorRequest): string {
  if (caller?.keyId) return `key ${caller.keyId}`;
  if (caller && (caller.via === 'token' || caller.via === 'session')) return `name ${caller.actor}`;
  return `address ${toRateLimitNetwork(ip)}`;
}
