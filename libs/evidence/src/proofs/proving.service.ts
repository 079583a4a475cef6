import { randomBytes } from 'node:crypto';
import type { PromisedProof, ProofsRepository, SealToStamp, StampsRepository } from '@corroborate/db';
import type { CallContext, Clock, UpstreamGateway } from '@corroborate/domain';
import { stampImprint } from '../stamps/kept-stamp';
import { CalendarClient } from './calendar.client';
import { digestOfProof } from './kept-proof';
import { proofIn } from './ots.reader';
import { proofFile } from './ots.writer';
import { answered, blocksIn, pendingIn, questionFor, upgraded } from './proof.policy';
import { doubled, PROVING } from './proof.thresholds';
import type { ProofFault, ProofNode } from './proof.types';

export interface ProvingParts {
  stamps: Pick<StampsRepository, 'take' | 'postpone'>;
  proofs: Pick<ProofsRepository, 'save' | 'take' | 'finish' | 'postpone'>;
  gateway: UpstreamGateway;
  clock: Clock;
  /** Addresses of calendars. */
  calendars: readonly string[];
}

/** What one attempt came to: a promise, a block, nothing new yet, or a fault. */
export interface ProofAttempt {
  investigationId: number;
  calendar: string;
  came: 'promise' | 'block' | 'not-yet' | ProofFault;
}

/** Has calendars of OpenTimestamps prove seals: hands them in, and later fetches the way to a block of Bitcoin. */
export class ProvingService {
  constructor(private readonly parts: ProvingParts) {}

  async run(signal?: AbortSignal): Promise<ProofAttempt[]> {
    const { calendars, gateway } = this.parts;
    return (await Promise.all(calendars.map((one) => this.askOne(new CalendarClient(gateway, one), signal)))).flat();
  }

  private async askOne(calendar: CalendarClient, signal?: AbortSignal): Promise<ProofAttempt[]> {
    const handedIn = await this.inTurn(calendar, () => this.handIn(calendar, signal), signal);
    if (isAway(handedIn.at(-1))) return handedIn;
    return [...handedIn, ...(await this.inTurn(calendar, () => this.goOn(calendar, signal), signal))];
  }

  /** One that does not answer is not asked again in the same run. */
  private async inTurn(
    { address }: CalendarClient,
    next: () => Promise<Omit<ProofAttempt, 'calendar'> | null>,
    signal?: AbortSignal,
  ): Promise<ProofAttempt[]> {
    const attempts: ProofAttempt[] = [];
    while (attempts.length < PROVING.atOnce && !signal?.aborted && !isAway(attempts.at(-1))) {
      const attempt = await next();
      if (!attempt) break;
      attempts.push({ ...attempt, calendar: address });
    }
    return attempts;
  }

  /** The next seal that waits for a first proof; null where none does. */
  private async handIn(calendar: CalendarClient, signal?: AbortSignal): Promise<Omit<ProofAttempt, 'calendar'> | null> {
    const { stamps, proofs } = this.parts;
    const due = await stamps.take(calendar.address, ...this.lease());
    if (!due) return null;
    const { investigationId, seq } = due.seal;
    const proof = await this.promised(due.seal, calendar, contextOf(investigationId, signal));
    if (typeof proof === 'string') {
      const until = this.after(doubled(PROVING.firstWaitMs, PROVING.longestWaitMs, due.attempts));
      await stamps.postpone(due, calendar.address, { until, fault: proof });
      return { investigationId, came: proof };
    }
    const isWhole = blocksIn(proof).length > 0;
    const row = rowOf({ investigationId, seq, calendar: calendar.address }, proof);
    await proofs.save(row, isWhole ? null : this.after(PROVING.firstLookMs));
    return { investigationId, came: isWhole ? 'block' : 'promise' };
  }

  private async promised(seal: SealToStamp['seal'], calendar: CalendarClient, context: CallContext) {
    const question = questionFor(stampImprint(seal), randomBytes(PROVING.nonceBytes));
    const answer = await calendar.submit(question.end.message, context);
    return typeof answer === 'string' ? answer : readable(answered(question, answer));
  }

  /** The next promise that may be kept by now; null where there is none. */
  private async goOn(calendar: CalendarClient, signal?: AbortSignal): Promise<Omit<ProofAttempt, 'calendar'> | null> {
    const { proofs } = this.parts;
    const due = await proofs.take(calendar.address, ...this.lease());
    if (!due) return null;
    const { investigationId } = due;
    const proof = await this.wentOn(due, calendar, contextOf(investigationId, signal));
    if (proof !== null && typeof proof !== 'string') {
      await proofs.finish(rowOf(due, proof));
      return { investigationId, came: 'block' };
    }
    await proofs.postpone(due, this.after(doubled(PROVING.firstLookMs, PROVING.longestLookMs, due.attempts)));
    return { investigationId, came: proof ?? 'not-yet' };
  }

  private async wentOn(due: PromisedProof, calendar: CalendarClient, context: CallContext) {
    // What was changed meanwhile is not written anew as if it were whole.
    const proof = digestOfProof(due) === due.sha256 ? proofIn(due.proof) : null;
    const promise = proof && pendingIn(proof)[0];
    if (!promise) return 'malformed';
    const answer = await calendar.wayFrom(promise.message, context);
    if (answer === null || typeof answer === 'string') return answer;
    const further = upgraded(proof, promise, answer);
    return further && readable(further);
  }

  private lease(): [now: Date, until: Date] {
    const now = this.parts.clock.now();
    return [now, new Date(now.getTime() + PROVING.leaseMs)];
  }

  private after(waitMs: number): Date {
    return new Date(this.parts.clock.now().getTime() + waitMs);
  }
}

const isAway = (attempt: ProofAttempt | undefined): boolean =>
  attempt?.came === 'unanswered' || attempt?.came === 'too-large';

const contextOf = (investigationId: number, signal?: AbortSignal): CallContext => ({
  investigationId,
  stage: 'stamp',
  ...(signal ? { signal } : {}),
});

/** Two answers that can be read make a proof that may be too deep, and a promise may be too long to be asked for. */
function readable(proof: ProofNode | ProofFault): ProofNode | ProofFault {
  if (typeof proof === 'string') return proof;
  const [promise] = pendingIn(proof);
  const isLong = promise !== undefined && promise.message.length > PROVING.longestPromise;
  return isLong || !proofIn(proofFile(proof)) ? 'malformed' : proof;
}

function rowOf(place: { investigationId: number; seq: number; calendar: string }, proof: ProofNode) {
  const { investigationId, seq, calendar } = place;
  const written = { investigationId, seq, calendar, proof: Buffer.from(proofFile(proof)) };
  return { ...written, sha256: digestOfProof(written) };
}
