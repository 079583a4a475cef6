import type { Response } from 'express';
import type { ActorRequest } from '../access/access.gate';
import { networkOf } from '../access/rate.limiter';
import { HttpProblem } from '../problems/problem';

/** Nobody knows when a place will be free; so soon it does no harm to ask again. */
const RETRY_SECONDS = 5;

/** An open stream costs memory and questions to the database for as long as it is held: nobody may hold them all. */
export class StreamSlots {
  private readonly held = new Map<string, number>();

  /** @param most 0 = no bound */
  constructor(private readonly most: number) {}

  /** Takes a place until the answer is over, whatever becomes of it. @throws HttpProblem `too-many-requests` */
  hold(request: ActorRequest, response: Pick<Response, 'once' | 'destroyed'>): void {
    const who = holderOf(request);
    const held = this.held.get(who) ?? 0;
    if (this.most > 0 && held >= this.most) throw this.full();
    if (response.destroyed) return;
    this.held.set(who, held + 1);
    response.once('close', () => this.free(who));
  }

  private free(who: string): void {
    const left = (this.held.get(who) ?? 0) - 1;
    if (left > 0) this.held.set(who, left);
    else this.held.delete(who);
  }

  private full(): HttpProblem {
    const hint =
      'Close streams that nobody reads any more, or ask those who run this server to raise STREAMS_PER_CALLER.';
    return new HttpProblem('too-many-requests', `This caller holds ${this.most} streams open already.`, [], {
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
