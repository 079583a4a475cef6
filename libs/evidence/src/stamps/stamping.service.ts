import { randomBytes } from 'node:crypto';
import type { TimestampAuthoritySettings } from '@corroborate/config';
import type { SealToStamp, SealTimestampsRepository } from '@corroborate/db';
import type { CallContext, Clock, GatewayResponse, Outcome, UpstreamGateway } from '@corroborate/domain';
import type { X509Certificate } from '@peculiar/x509';
import { digestOfStamp, stampImprint } from './kept-stamp';
import { readStamp } from './read-stamp';
import { STAMPING } from './stamp.thresholds';
import { stampRequest } from './stamp.request';
import type { StampFault, WantedStamp } from './stamp.types';

export interface StampingParts {
  stamps: Pick<SealTimestampsRepository, 'scheduleAll' | 'take' | 'save' | 'postpone'>;
  gateway: UpstreamGateway;
  clock: Clock;
  authorities: readonly TimestampAuthoritySettings[];
  priceUsd: number;
  /** Root certificates; if empty, any certificate is accepted. */
  roots: () => Promise<readonly X509Certificate[]>;
}

/** Result of an attempt; null with a timestamp. */
export interface StampAttempt {
  investigationId: number;
  authority: string;
  fault: StampFault | null;
}

/** Requests timestamps for seals from the authorities, and retries if one is down or responds incorrectly. */
export class StampingService {
  private scheduled: Promise<void> | null = null;

  constructor(private readonly parts: StampingParts) {}

  async run(signal?: AbortSignal): Promise<StampAttempt[]> {
    const { stamps, authorities } = this.parts;
    // Seals made before an authority was configured are queued too.
    await (this.scheduled ??= stamps.scheduleAll(authorities.map(({ name }) => name)));
    return (await Promise.all(authorities.map((one) => this.askOne(one, signal)))).flat();
  }

  /** An authority that does not respond is not asked again in the same run. */
  private async askOne(authority: TimestampAuthoritySettings, signal?: AbortSignal): Promise<StampAttempt[]> {
    const { stamps, clock } = this.parts;
    const attempts: StampAttempt[] = [];
    while (attempts.length < STAMPING.atOnce && !signal?.aborted) {
      const now = clock.now();
      const due = await stamps.take(authority.name, now, new Date(now.getTime() + STAMPING.leaseMs));
      if (!due) break;
      const fault = await this.stamp(due, authority, signal);
      attempts.push({ investigationId: due.seal.investigationId, authority: authority.name, fault });
      if (fault === 'unanswered' || fault === 'too-large') break;
    }
    return attempts;
  }

  private async stamp(
    due: SealToStamp,
    authority: TimestampAuthoritySettings,
    signal?: AbortSignal,
  ): Promise<StampFault | null> {
    const { stamps, clock } = this.parts;
    const { investigationId, seq } = due.seal;
    const answer = await this.ask(due, authority, { investigationId, stage: 'stamp', ...(signal ? { signal } : {}) });
    if (answer instanceof Uint8Array) {
      const kept = { investigationId, seq, authority: authority.name, response: Buffer.from(answer) };
      await stamps.save({ ...kept, sha256: digestOfStamp(kept) });
      return null;
    }
    const waitMs = Math.min(STAMPING.firstWaitMs * 2 ** (due.attempts - 1), STAMPING.longestWaitMs);
    await stamps.postpone(due, authority.name, { until: new Date(clock.now().getTime() + waitMs), fault: answer });
    return answer;
  }

  /** The response if it is a valid timestamp, otherwise the fault. */
  private async ask(
    { seal }: SealToStamp,
    { url, policy, authorization }: TimestampAuthoritySettings,
    context: CallContext,
  ): Promise<Uint8Array | StampFault> {
    const wanted: WantedStamp = { imprint: stampImprint(seal), nonce: randomBytes(16), policy };
    const headers = {
      'content-type': 'application/timestamp-query',
      accept: 'application/timestamp-reply',
      ...(authorization === null ? {} : { authorization }),
    };
    const outcome = await this.parts.gateway.call(
      {
        ...STAMPING.call,
        provider: `tsa-${new URL(url).hostname}`,
        url,
        method: 'POST',
        headers,
        bytes: stampRequest(wanted),
        priceUsd: this.parts.priceUsd,
      },
      context,
    );
    const bytes = bytesIn(outcome);
    if (typeof bytes === 'string') return bytes;
    const read = await readStamp(bytes, wanted, await this.parts.roots());
    if (read.kind === 'fault') return read.fault;
    return read.facts.trust === 'not-trusted' ? 'not-trusted' : bytes;
  }
}

function bytesIn(outcome: Outcome<GatewayResponse>): Buffer | StampFault {
  if (outcome.kind === 'failed' && outcome.code === 'limit-exceeded') return 'too-large';
  return outcome.kind === 'found' && outcome.value.status === 200 ? outcome.value.body : 'unanswered';
}
