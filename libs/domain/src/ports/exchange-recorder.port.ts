import type { Instant } from '../time';
import type { CachedAnswer } from './stores.port';

/** A call and its answer as they went over the wire, without secrets. */
export interface RecordedExchange {
  investigationId: number;
  stage: string;
  provider: string;
  /** When the answer was there; of one that was kept from an earlier call, when it was taken up. */
  at: Instant;
  fromCache: boolean;
  request: { method: string; url: string; headers: Record<string, string> };
  response: Omit<CachedAnswer, 'body'> & {
    /** Who answered, by its certificate; null without TLS and for what was kept from an earlier call. */
    peer: TlsPeer | null;
  };
  body: Buffer;
}

export interface TlsPeer {
  subject: string;
  issuer: string;
  /** SHA-256 of the certificate, hexadecimal with colons. */
  fingerprint256: string;
  validFrom: Instant;
  validTo: Instant;
}

/** Keeps what was received. An answer is used after it was kept, so that nothing is judged by what no one can show. */
export interface ExchangeRecorder {
  record(exchange: RecordedExchange): Promise<void>;
}
