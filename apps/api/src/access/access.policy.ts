import ipaddr from 'ipaddr.js';
import { CorroborateError } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { AccessLevel } from './access.decorator';

/** What a policy may look at. */
export interface AccessRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  remoteAddress: string | undefined;
}

export type AccessDecision =
  /** `actor` is written to what the caller causes. */
  { allowed: true; actor: string } | { allowed: false; reason: string; hint?: string };

/** The one place that decides who may do what. Asked for every request, by the guard and by nobody else. */
export interface AccessPolicy {
  decide(level: AccessLevel, request: AccessRequest): AccessDecision | Promise<AccessDecision>;
}

/**
 * Everybody on this machine may do everything. A browser on this machine also runs pages of strangers, who can
 * point their own host name at 127.0.0.1; so the request must also have been addressed to a loopback name.
 */
export class LoopbackPolicy implements AccessPolicy {
  decide(_level: AccessLevel, { headers }: AccessRequest): AccessDecision {
    const host = hostName(headers['host']);
    if (host !== null && isLoopback(host)) return { allowed: true, actor: 'local' };
    return {
      allowed: false,
      reason: 'This server answers only requests addressed to a loopback name.',
      hint: 'Call it as http://127.0.0.1 or http://localhost.',
    };
  }
}

/** Everybody who can reach the port may do everything: the operator has said so by `ALLOW_OPEN_API`. */
export class OpenPolicy implements AccessPolicy {
  decide(): AccessDecision {
    return { allowed: true, actor: 'open' };
  }
}

/** The policy for the address bound to; throws `invalid-configuration` for an open address nobody allowed. */
export function policyFor(settings: Pick<Settings, 'HOST' | 'ALLOW_OPEN_API'>): AccessPolicy {
  if (isLoopback(settings.HOST)) return new LoopbackPolicy();
  if (settings.ALLOW_OPEN_API) return new OpenPolicy();
  throw new CorroborateError(
    'invalid-configuration',
    'HOST is not a loopback address, and this API lets everybody who can reach it do everything.',
    { hint: 'Set HOST=127.0.0.1, or set ALLOW_OPEN_API=true where something else keeps strangers out.' },
  );
}

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost') return true;
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback';
}

/** Host part of a `Host` header; null where there is none or it is no host. */
function hostName(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string' || !/^[^\s/@?#\\]{1,255}$/.test(header)) return null;
  try {
    return new URL(`http://${header}`).hostname;
  } catch {
    return null;
  }
}
