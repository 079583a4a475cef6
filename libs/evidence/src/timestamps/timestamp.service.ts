import type { TimestampAuthoritySettings } from '@corroborate/config';
import type { SealToStamp, SealTimestampsRepository } from '@corroborate/db';
import type { CallContext, Clock, GatewayResponse, Outcome, UpstreamGateway } from '@corroborate/domain';
import type { X509Certificate } from '@peculiar/x509';
import { timestampDigest, messageImprint } from './stored-timestamp';
import { verifyTimestamp } from './verify-timestamp';
import { TIMESTAMP_LIMITS } from './timestamp.thresholds';
import { createNonce, encodeTimestampRequest } from './timestamp.request';
import type { TimestampFault, ExpectedTimestamp } from './timestamp.types';

export interface TimestampServiceDeps {
  stamps: Pick<SealTimestampsRepository, 'scheduleAll' | 'claim' | 'save' | 'postpone'>;
  gateway: UpstreamGateway;
  clock: Clock;
  authorities: readonly TimestampAuthoritySettings[];
  priceUsd: number;
  /** Root certificates; if there are none, any certificate is accepted. */
  roots: () => Promise<readonly X509Certificate[]>;
}

/** Result of an attempt; `fault` is null if a timestamp was obtained. */
export interface TimestampAttempt {
  investigationId: number;
  authority: string;
  fault: TimestampFault | null;
}

/** Requests timestamps for seals from the authorities, and retries if an authority is down or responds incorrectly. */
export class TimestampService {
  private scheduled: Promise<void> | null = null;

  constructor(private readonly parts: TimestampServiceDeps) {}

  async run(signal?: AbortSignal): Promise<TimestampAttempt[]> {
    const { stamps, authorities } = this.parts;
    // Also queues seals made before an authority was configured.
    await (this.scheduled ??= stamps.scheduleAll(authorities.map(({ name }) => name)));
    return (await Promise.all(authorities.map((one) => this.requestDue(one, signal)))).flat();
  }

  /** Requests timestamps for due seals. An authority that does not respond is not asked again in the same run. */
  private async requestDue(authority: TimestampAuthoritySettings, signal?: AbortSignal): Promise<TimestampAttempt[]> {
    const { stamps, clock } = this.parts;
    const attempts: TimestampAttempt[] = [];
    while (attempts.length < TIMESTAMP_LIMITS.atOnce && !signal?.aborted) {
      const now = clock.now();
      const due = await stamps.claim(authority.name, now, new Date(now.getTime() + TIMESTAMP_LIMITS.leaseMs));
      if (!due) break;
      const fault = await this.requestOne(due, authority, signal);
      attempts.push({ investigationId: due.seal.investigationId, authority: authority.name, fault });
      if (fault === 'unanswered' || fault === 'too-large') break;
    }
    return attempts;
  }

  private async requestOne(
    due: SealToStamp,
    authority: TimestampAuthoritySettings,
    signal?: AbortSignal,
  ): Promise<TimestampFault | null> {
    const { stamps, clock } = this.parts;
    const { investigationId, seq } = due.seal;
    const answer = await this.fetchTimestamp(due, authority, {
      investigationId,
      stage: 'stamp',
      ...(signal ? { signal } : {}),
    });
    if (answer instanceof Uint8Array) {
      const kept = { investigationId, seq, authority: authority.name, response: Buffer.from(answer) };
      await stamps.save({ ...kept, sha256: timestampDigest(kept) });
      return null;
    }
    const waitMs = Math.min(TIMESTAMP_LIMITS.firstWaitMs * 2 ** (due.attempts - 1), TIMESTAMP_LIMITS.longestWaitMs);
    await stamps.postpone(due, authority.name, { until: new Date(clock.now().getTime() + waitMs), fault: answer });
    return answer;
  }

  /** The response if it is a valid timestamp, otherwise the fault. */
  private async fetchTimestamp(
    { seal }: SealToStamp,
    { url, policy, authorization }: TimestampAuthoritySettings,
    context: CallContext,
  ): Promise<Uint8Array | TimestampFault> {
    const wanted: ExpectedTimestamp = { imprint: messageImprint(seal), nonce: createNonce(), policy };
    const headers = {
      'content-type': 'application/timestamp-query',
      accept: 'application/timestamp-reply',
      ...(authorization === null ? {} : { authorization }),
    };
    const outcome = await this.parts.gateway.call(
      {
        ...TIMESTAMP_LIMITS.call,
        provider: `tsa-${new URL(url).hostname}`,
        url,
        method: 'POST',
        headers,
        bytes: encodeTimestampRequest(wanted),
        priceUsd: this.parts.priceUsd,
      },
      context,
    );
    const bytes = readBytes(outcome);
    if (typeof bytes === 'string') return bytes;
    const read = await verifyTimestamp(bytes, wanted, await this.parts.roots());
    if (read.kind === 'invalid') return read.fault;
    return read.facts.trust === 'not-trusted' ? 'not-trusted' : bytes;
  }
}

function readBytes(outcome: Outcome<GatewayResponse>): Buffer | TimestampFault {
  if (outcome.kind === 'failed' && outcome.code === 'limit-exceeded') return 'too-large';
  return outcome.kind === 'found' && outcome.value.status === 200 ? outcome.value.body : 'unanswered';
}
