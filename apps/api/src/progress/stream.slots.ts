import { randomUUID } from 'node:crypto';
import type { StreamPlacesRepository } from '@corroborate/db';
import type { Response } from 'express';
import type { ActorRequest } from '../access/access.gate';
import { networkOf } from '../access/network.policy';
import { HttpProblem } from '../problems/problem';

/** Nobody knows when a place will be free; so soon it does no harm to ask again. */
const RETRY_SECONDS = 5;
/** A place that is not renewed for three times as long is taken for one whose process died. */
const RENEW_MS = 10_000;

type OpenAnswer = Pick<Response, 'once' | 'destroyed'>;

/**
 * An open stream costs memory and questions to the database for as long as it is held: nobody may hold them all. Places
 * are counted over all API processes.
 */
export class StreamSlots {
  /** Holders of the streams of this process, by id. */
  private readonly open = new Map<string, string>();
  private readonly freeing = new Set<Promise<void>>();
  private renewing: NodeJS.Timeout | null = null;

  /** @param most 0 = no bound */
  constructor(
    private readonly places: Pick<StreamPlacesRepository, 'take' | 'renew' | 'free'>,
    private readonly most: number,
  ) {}

  /** Takes a place until the answer is over, whatever becomes of it. @throws HttpProblem `too-many-requests` */
  async hold(request: ActorRequest, response: OpenAnswer): Promise<void> {
    if (this.most === 0 || response.destroyed) return;
    const place = { id: randomUUID(), holder: holderOf(request) };
    // A place that was just left counts no more.
    await Promise.all(this.freeing);
    if (!(await this.places.take(place, this.most))) throw this.full();
    this.open.set(place.id, place.holder);
    this.renewing ??= setInterval(() => void this.renew(), RENEW_MS).unref();
    if (response.destroyed) this.free(place.id);
    else response.once('close', () => this.free(place.id));
  }

  /** Places that are still held end by themselves. */
  close(): void {
    if (this.renewing) clearInterval(this.renewing);
    this.renewing = null;
  }

  /** While the store is away places run out; they are there again with the next time that works. */
  private async renew(): Promise<void> {
    const places = [...this.open].map(([id, holder]) => ({ id, holder }));
    await this.places.renew(places).catch(() => undefined);
  }

  private free(id: string): void {
    this.open.delete(id);
    const freeing = this.places
      .free(id)
      .catch(() => undefined)
      .finally(() => this.freeing.delete(freeing));
    this.freeing.add(freeing);
  }

  private full(): HttpProblem {
    const hint = 'Close unused streams, or ask the operator to raise STREAMS_PER_CALLER.';
    return new HttpProblem('too-many-requests', `This caller already has ${this.most} streams open.`, [], {
      hint,
      headers: { 'Retry-After': String(RETRY_SECONDS) },
    });
  }
}

/** All sessions of one key are one caller; a person whom a provider vouches for is one wherever he comes from. */
function holderOf({ caller, ip }: ActorRequest): string {
  if (caller?.keyId) return `key ${caller.keyId}`;
  if (caller && (caller.via === 'token' || caller.via === 'session')) return `name ${caller.actor}`;
  return `address ${networkOf(ip)}`;
}
