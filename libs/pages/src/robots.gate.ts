import type { CallContext, Clock, UpstreamGateway } from '@corroborate/domain';
import robotsParser from 'robots-parser';
import { MAX_CRAWL_DELAY_MS, ROBOTS_MAX_BYTES, ROBOTS_TTL_MS } from './pages.thresholds';

export interface RobotsRuling {
  allowed: boolean;
  /** Extra spacing the site asks for, in milliseconds. */
  crawlDelayMs: number;
  /** Set when the file could not be read and reading was allowed all the same. */
  note: string | null;
}

interface Known {
  rules: ReturnType<typeof robotsParser> | null;
  note: string | null;
  until: number;
}

const MAX_KNOWN = 500;

/** Asks robots.txt of each origin once a day; the gateway's cache shares the answer between processes. */
export class RobotsGate {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly deps: {
      gateway: UpstreamGateway;
      clock: Clock;
      timeoutMs: number;
      agent: string;
      userAgent: string;
    },
  ) {}

  async rule(url: URL, context: CallContext): Promise<RobotsRuling> {
    const { rules, note } = await this.load(url, context);
    if (!rules) return { allowed: true, crawlDelayMs: 0, note };
    const delay = rules.getCrawlDelay(this.deps.agent) ?? 0;
    return {
      allowed: rules.isAllowed(url.href, this.deps.agent) !== false,
      crawlDelayMs: Number.isFinite(delay) ? Math.min(Math.max(0, delay * 1000), MAX_CRAWL_DELAY_MS) : 0,
      note,
    };
  }

  private async load(url: URL, context: CallContext): Promise<Known> {
    const now = this.deps.clock.now().getTime();
    const hit = this.known.get(url.origin);
    if (hit && hit.until > now) return hit;
    const answer = await this.fetch(url.origin, context);
    // A file that could not be read is asked for again soon, not after a day.
    const entry = { ...answer, until: now + (answer.note ? 600_000 : ROBOTS_TTL_MS) };
    this.known.delete(url.origin);
    this.known.set(url.origin, entry);
    if (this.known.size > MAX_KNOWN) this.known.delete(this.known.keys().next().value!);
    return entry;
  }

  private async fetch(origin: string, context: CallContext): Promise<Omit<Known, 'until'>> {
    const address = `${origin}/robots.txt`;
    const outcome = await this.deps.gateway.call(
      {
        provider: 'page',
        url: address,
        headers: { 'user-agent': this.deps.userAgent, accept: 'text/plain,*/*;q=0.5' },
        timeoutMs: this.deps.timeoutMs,
        maxBytes: ROBOTS_MAX_BYTES,
        cacheTtlMs: ROBOTS_TTL_MS,
        retries: 0,
      },
      context,
    );
    if (outcome.kind !== 'found') return { rules: null, note: `robots.txt could not be read (${outcome.kind})` };
    const { status, body, headers } = outcome.value;
    if (status >= 500 || status === 429) return { rules: null, note: `robots.txt could not be read (HTTP ${status})` };
    // A missing file forbids nothing; a page of HTML in its place is not a file of rules.
    if (status >= 300 || /text\/html/i.test(headers['content-type'] ?? '')) return { rules: null, note: null };
    return { rules: robotsParser(address, body.toString('utf8')), note: null };
  }
}
