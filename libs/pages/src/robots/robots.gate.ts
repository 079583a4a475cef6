import type { CallContext, Clock, UpstreamGateway } from '@corroborate/domain';
import { LRUCache } from 'lru-cache';
import { MAX_CRAWL_DELAY_MS, ROBOTS_CACHE_CHARS, ROBOTS_LIMITS, ROBOTS_TTL_MS } from '../pages.thresholds';
import { isPathAllowed, parseRobots, type RobotsRules } from './robots.rules';

export interface RobotsRuling {
  allowed: boolean;
  /** Crawl delay of the site, in ms. */
  crawlDelayMs: number;
  /** Set if the file, or part of it, could not be read and access was allowed anyway. */
  note: string | null;
}

/** `rules` is null if there is no file or it could not be read. */
interface RobotsAnswer {
  rules: RobotsRules | null;
  note: string | null;
  retryMs: number;
}

interface RobotsCacheEntry extends RobotsAnswer {
  until: number;
}

/** A file that could not be read is requested again after this time in ms, not after a day. */
const RETRY_MS = 600_000;
/** Overhead of an entry besides its rules, in characters. */
const ENTRY_OVERHEAD_CHARS = 1_000;
const TRUNCATED_NOTE = 'robots.txt has more or longer rules than are read; the rest was ignored';

/** Checks robots.txt of each origin once a day; the gateway's cache shares the response between processes. */
export class RobotsGate {
  /** By origin. */
  private readonly entries = new LRUCache<string, RobotsCacheEntry>({
    maxSize: ROBOTS_CACHE_CHARS,
    sizeCalculation: sizeOf,
  });

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
    const delay = rules.crawlDelay;
    return {
      allowed: isPathAllowed(rules, url),
      crawlDelayMs: Number.isFinite(delay) ? Math.min(Math.max(0, delay * 1000), MAX_CRAWL_DELAY_MS) : 0,
      note,
    };
  }

  private async load(url: URL, context: CallContext): Promise<RobotsCacheEntry> {
    const now = this.deps.clock.now().getTime();
    const hit = this.entries.get(url.origin);
    if (hit && hit.until > now) return hit;
    const answer = await this.fetch(url.origin, context);
    const entry = { ...answer, until: now + answer.retryMs };
    this.entries.set(url.origin, entry);
    return entry;
  }

  private async fetch(origin: string, context: CallContext): Promise<RobotsAnswer> {
    const address = `${origin}/robots.txt`;
    const outcome = await this.deps.gateway.call(
      {
        provider: 'page',
        url: address,
        headers: { 'user-agent': this.deps.userAgent, accept: 'text/plain,*/*;q=0.5' },
        timeoutMs: this.deps.timeoutMs,
        maxBytes: ROBOTS_LIMITS.bytes,
        cacheTtlMs: ROBOTS_TTL_MS,
        retries: 0,
      },
      context,
    );
    if (outcome.kind !== 'found') return unreadableAnswer(outcome.kind);
    const { status, body, headers } = outcome.value;
    if (status >= 500 || status === 429) return unreadableAnswer(`HTTP ${status}`);
    // A missing file forbids nothing; an HTML page in its place is not a robots.txt.
    if (status >= 300 || /text\/html/i.test(headers['content-type'] ?? '')) return toAnswer(null);
    return toAnswer(parseRobots(body, this.deps.agent));
  }
}

const unreadableAnswer = (why: string): RobotsAnswer => ({
  rules: null,
  note: `robots.txt could not be read (${why})`,
  retryMs: RETRY_MS,
});

const toAnswer = (rules: RobotsRules | null): RobotsAnswer => ({
  rules,
  note: rules?.truncated ? TRUNCATED_NOTE : null,
  retryMs: ROBOTS_TTL_MS,
});

const sizeOf = ({ rules }: RobotsAnswer): number => ENTRY_OVERHEAD_CHARS + (rules?.chars ?? 0);
