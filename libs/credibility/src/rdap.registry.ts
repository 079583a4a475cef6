import { domainToASCII } from 'node:url';
import {
  blocked,
  failed,
  found,
  limited,
  nothingFound,
  type CallContext,
  type Clock,
  type UpstreamGateway,
  type GatewayResponse,
  type Instant,
  type Outcome,
} from '@corroborate/domain';
import { DOMAIN_AGE_LIMITS } from './credibility.thresholds';
import type { DomainAges } from './domain-ages.port';

const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/;

/**
 * Looks up registration dates by RDAP: rdap.org redirects to the registry of the top-level domain. No key needed; the
 * gateway caches responses.
 */
export class RdapRegistry implements DomainAges {
  constructor(
    private readonly gateway: UpstreamGateway,
    private readonly clock: Clock,
  ) {}

  async registeredAt(site: string, context: CallContext): Promise<Outcome<Instant>> {
    const name = /[/?#@:\\\s]/.test(site) ? '' : domainToASCII(site.toLowerCase());
    if (!DOMAIN.test(name)) return nothingFound('not a registrable domain name');
    const answer = await this.gateway.call(
      {
        provider: 'rdap',
        url: `https://rdap.org/domain/${name}`,
        headers: { accept: 'application/rdap+json' },
        timeoutMs: DOMAIN_AGE_LIMITS.timeoutMs,
        maxBytes: DOMAIN_AGE_LIMITS.maxBytes,
        maxRedirects: 4,
        cacheTtlMs: DOMAIN_AGE_LIMITS.cacheMs,
        pace: { key: 'rdap', intervalMs: DOMAIN_AGE_LIMITS.paceMs, maxWaitMs: DOMAIN_AGE_LIMITS.maxWaitMs },
        retries: 0,
      },
      context,
    );
    return answer.kind === 'found' ? this.read(answer.value) : answer;
  }

  private read({ status, body }: GatewayResponse): Outcome<Instant> {
    // Not registered, or a top-level domain without RDAP: either way, the age is unknown.
    if (status === 404 || status === 501) return nothingFound('the register has no record of this domain');
    if (status === 429) return limited('rate limit of the register reached');
    if (status === 401 || status === 403 || status === 451)
      return blocked(`HTTP ${status}: the register refused the request`);
    if (status < 200 || status >= 300) return failed(`HTTP ${status}`);
    return this.dated(body.toString('utf8'));
  }

  private dated(text: string): Outcome<Instant> {
    const events = eventsIn(text);
    if (!events) return failed('the register returned no domain record');
    const times = events.filter(isRegistration).map(timeOf).filter(Number.isFinite);
    if (times.length === 0) return nothingFound('the register gives no registration date');
    // A domain that lapsed and was registered again is as old as its latest registration.
    const latest = Math.max(...times);
    return latest > this.clock.now().getTime() + DOMAIN_AGE_LIMITS.clockSlackMs
      ? failed('the register gave an impossible date')
      : found(new Date(latest).toISOString());
  }
}

interface RdapEvent {
  eventAction?: unknown;
  eventDate?: unknown;
}

/** Events of an RDAP record; null if this is not one, [] if it has no events. */
function eventsIn(text: string): RdapEvent[] | null {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record !== 'object' || record === null) return null;
    const { objectClassName, events } = record as { objectClassName?: unknown; events?: unknown };
    if (objectClassName !== 'domain') return null;
    return Array.isArray(events) ? (events as unknown[]).slice(0, 50).filter(isObject) : [];
  } catch {
    return null;
  }
}

const isObject = (event: unknown): event is RdapEvent => typeof event === 'object' && event !== null;
const isRegistration = ({ eventAction }: RdapEvent) =>
  eventAction === 'registration' || eventAction === 'reregistration';

/** Time of an event in ms. The time zone is optional in these records; the default is UTC. */
function timeOf({ eventDate }: RdapEvent): number {
  const text = typeof eventDate === 'string' ? eventDate.trim().slice(0, 40) : '';
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return Number.NaN;
  const isWhole = !text.includes('T') || /T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(text);
  return Date.parse(isWhole ? text : `${text}Z`);
}
