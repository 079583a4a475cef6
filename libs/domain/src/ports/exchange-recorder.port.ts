import type { Instant } from '../time';
import type { CachedAnswer } from './stores.port';

/** A request and its response as sent over the network, without secrets. */
export interface RecordedExchange {
  investigationId: number;
  stage: string;
  provider: string;
  /** Time of the response or, for a cached response, of its reuse. */
  at: Instant;
  fromCache: boolean;
  request: { method: string; url: string; headers: Record<string, string> };
  response: Omit<CachedAnswer, 'body'> & {
    /** Certificate of the server; null without TLS or for a cached response. */
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

/** A response that is being stored. */
export interface PendingOriginal {
  stored: Promise<void>;
  /** Stores it now instead of waiting for others to be batched with it. */
  hurry: () => void;
}

/** Stores responses before results based on them, so that every judgment can be traced to stored bytes. */
export interface ExchangeRecorder {
  record(exchange: RecordedExchange): Promise<void>;
  /** Stores the response soon, batched with others of its investigation. */
  recordSoon?(exchange: RecordedExchange): PendingOriginal;
}
