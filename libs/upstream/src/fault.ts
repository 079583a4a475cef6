import type { ErrorCode } from '@corroborate/domain';

/** Why a request has no response. The reason contains only internal text and error codes, no third-party messages. */
export interface Fault {
  code: ErrorCode;
  reason: string;
  /** Transient; a retry may succeed. */
  passing: boolean;
  /** The upstream may have received the request. */
  reached: boolean;
  /** Caused by this process, not the upstream. */
  ours?: boolean;
}

/** A fault after the request arrived that a retry would not fix. */
export const finalFault = (reason: string, code: ErrorCode = 'upstream-failed'): Fault => ({
  code,
  reason,
  passing: false,
  reached: true,
});

/** Carries a fault through third-party code that only supports exceptions; never leaves this package. */
export class FaultError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.reason);
  }
}

/** Thrown inside a DNS lookup if the name resolves to a refused address. */
export class AddressRefusedError extends Error {
  readonly code = 'ERR_ADDRESS_REFUSED';
}

type FaultRow = [reason: string, passing: boolean, reached: boolean, code?: ErrorCode];
const NETWORK_FAULTS: Record<string, FaultRow> = {
  ECONNREFUSED: ['the connection was refused', true, false],
  ENOTFOUND: ['the host name does not exist', false, false],
  EAI_AGAIN: ['the host name could not be resolved', true, false],
  EHOSTUNREACH: ['the host cannot be reached', true, false],
  ENETUNREACH: ['the network cannot be reached', true, false],
  ETIMEDOUT: ['the connection timed out', true, false, 'timeout'],
  UND_ERR_CONNECT_TIMEOUT: ['the connection timed out', true, false, 'timeout'],
  UND_ERR_PRX_CONN: ['the egress proxy closed the connection', true, false],
  UND_ERR_PRX_TLS: ['the egress proxy has no valid certificate', false, false],
  UND_ERR_ABORTED: ['the egress proxy refused the connection', true, false],
  ECONNRESET: ['the connection was reset', true, true],
  EPIPE: ['the connection was closed while sending', true, true],
  UND_ERR_SOCKET: ['the connection was closed before the response was complete', true, true],
  ERR_STREAM_PREMATURE_CLOSE: ['the response was cut off', false, true],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['the response is shorter than announced', true, true],
  UND_ERR_HEADERS_OVERFLOW: ['the headers are too large', false, true, 'limit-exceeded'],
  HPE_HEADER_OVERFLOW: ['the headers are too large', false, true, 'limit-exceeded'],
  UND_ERR_INVALID_ARG: ['the request is malformed', false, false, 'invalid-input'],
};

/** Translates a client error. */
export function toFault(thrown: unknown): Fault {
  if (thrown instanceof FaultError) return thrown.fault;
  const code = errorCode(thrown);
  const [reason, passing, reached, errorKind] = NETWORK_FAULTS[code] ?? unknownFaultRow(code);
  return { code: errorKind ?? 'upstream-failed', reason, passing, reached };
}

function unknownFaultRow(code: string): FaultRow {
  if (/CERT|SELF_SIGNED|ISSUER|VERIFY|SSL|TLS/.test(code))
    return [`the secure connection failed (${code})`, false, false];
  if (code.startsWith('HPE_')) return [`the response is not HTTP (${code})`, false, true];
  return [code === '' ? 'the request failed' : `the request failed (${code})`, true, true];
}

/** Error code, including causes and aggregates; empty if none. */
export function errorCode(thrown: unknown, depth = 0): string {
  if (typeof thrown !== 'object' || thrown === null || depth > 3) return '';
  const { code, cause, errors } = thrown as { code?: unknown; cause?: unknown; errors?: unknown };
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code)) return code;
  return errorCode(cause, depth + 1) || errorCode(Array.isArray(errors) ? errors[0] : undefined, depth + 1);
}
