import type { Settings } from '@corroborate/config';
import type { Article, CallContext, GatewayResponse, Outcome } from '@corroborate/domain';
import { AGENT_NAME, buildUserAgent } from './agent';
import { emptyArticle, type ExtractInput } from './article.extract';
import { parseAddress } from './address';
import { detectMediaKind, parseResponse } from './answer.parser';
import {
  toConditionalHeaders,
  isUnmodified,
  toRecheckResult,
  type RecheckResult,
  type Validators,
  type FetchedPage,
} from './second-look';
import { CopyFinder } from './copies/copy.finder';
import { refreshTarget } from './meta-refresh.policy';
import { MAX_PACE_WAIT_MS, PAGE_PACE_MS } from './pages.thresholds';
import { plainMarkup } from './plain.extract';
import { RobotsGate, type RobotsRuling } from './robots/robots.gate';
import { faultMessage } from './fault';
import type { CopyFinderDeps } from './copies/copy.types';

export interface PageReaderDeps extends Omit<CopyFinderDeps, 'settings'> {
  settings: Pick<Settings, 'FETCH_TIMEOUT_MS' | 'FETCH_MAX_BYTES' | 'CONTACT'> &
    Partial<Pick<Settings, 'READER_FALLBACK'>>;
}

/** A document supplied by a user. */
export interface GivenDocument {
  /** URL that identifies the document; nothing is requested from it. */
  url: string;
  body: Buffer;
  type: string;
  at: string;
}

/** One fetch of a URL, including meta redirects. */
interface PageFetch {
  asked: string;
  target: string;
  mayRefresh: boolean;
  conditions?: Record<string, string>;
}

/** Reads a page politely: live, or from a public copy if a wall blocks it. */
export class PageReader {
  private readonly robots: RobotsGate;
  private readonly copies: CopyFinder;
  private readonly userAgent: string;

  constructor(private readonly deps: PageReaderDeps) {
    const { gateway, clock, settings } = deps;
    this.userAgent = buildUserAgent(settings);
    this.robots = new RobotsGate({
      gateway,
      clock,
      timeoutMs: settings.FETCH_TIMEOUT_MS,
      agent: AGENT_NAME,
      userAgent: this.userAgent,
    });
    this.copies = new CopyFinder(deps);
  }

  /** Never throws; if the page cannot be read, the article's verdict and reason say why. */
  async read(url: string, context: CallContext): Promise<Article> {
    try {
      const { article } = await this.visit({ asked: url, target: url, mayRefresh: true }, context);
      return await this.copies.insteadOf(article, context);
    } catch (fault) {
      return this.unread(url, 'error', `The page could not be read: ${faultMessage(fault)}.`);
    }
  }

  /** Whether robots.txt allows this URL, and the crawl delay. */
  async ruling(url: string, context: CallContext): Promise<Pick<RobotsRuling, 'allowed' | 'crawlDelayMs'>> {
    const address = parseAddress(url);
    return address ? this.robots.rule(address, context) : { allowed: false, crawlDelayMs: 0 };
  }

  /** Reads a supplied document by the same rules, without a request. Never throws. */
  async readGiven({ url, body, type, at }: GivenDocument): Promise<Article> {
    const head = { url, finalUrl: url, httpStatus: null, fetchedAt: at, via: 'live' as const, headers: {} };
    try {
      const answer = { status: 200, headers: { 'content-type': type }, body };
      if (type === 'application/pdf') return await parseResponse(head, answer, this.deps.pool);
      // Text that looks like markup stays text, because it was supplied as text.
      return await this.deps.pool.extract({ ...head, html: plainMarkup(body.toString('utf8')) });
    } catch (fault) {
      return emptyArticle(head, 'error', `The document could not be read: ${faultMessage(fault)}.`);
    }
  }

  /** Rereads a page: live only, bypassing caches, with a conditional request based on `known`. Never throws. */
  async lookAgain(url: string, known: Validators, context: CallContext): Promise<RecheckResult> {
    try {
      const again = { asked: url, target: url, mayRefresh: true };
      const first = await this.visit({ ...again, conditions: toConditionalHeaders(known) }, context);
      if (!isUnmodified(first.response)) return await toRecheckResult(first, this.deps.pool);
      // After a redirect, 304 says nothing about the page itself.
      if (first.response.redirects.length === 0) return { kind: 'not-modified', status: 304 };
      return await toRecheckResult(await this.visit({ ...again, conditions: {} }, context), this.deps.pool);
    } catch (fault) {
      const article = this.unread(url, 'error', `The page could not be read: ${faultMessage(fault)}.`);
      return toRecheckResult({ article }, this.deps.pool);
    }
  }

  private async visit(
    { asked, target, mayRefresh, conditions }: PageFetch,
    context: CallContext,
  ): Promise<FetchedPage> {
    const unread = (...why: [Article['verdict'], string]): FetchedPage => ({ article: this.unread(asked, ...why) });
    const address = parseAddress(target);
    if (!address) return unread('refused', 'The URL must start with http or https.');
    const ruling = await this.robots.rule(address, context);
    if (!ruling.allowed)
      return unread(
        'refused',
        'The site does not allow automated access to this page (robots.txt). Copies were not searched.',
      );
    const outcome = await this.fetch(address, ruling.crawlDelayMs, context, conditions);
    if (outcome.kind !== 'found') return unread(...verdictOf(outcome));
    const moved = await this.leftToAForbiddenHost(address, outcome.value, context);
    if (moved) return unread('refused', moved);
    const next = mayRefresh ? findRefreshTarget(outcome.value) : null;
    if (next) return this.visit({ asked, target: next, mayRefresh: false, conditions }, context);
    const article = await parseResponse(this.head(asked, outcome.value), outcome.value, this.deps.pool);
    const verdictReason = ruling.note ? `${article.verdictReason} Note: ${ruling.note}.` : article.verdictReason;
    return { article: { ...article, verdictReason }, response: outcome.value };
  }

  /**
   * The gateway follows redirects itself, so content from another host is used only if that host's robots.txt allows
   * it.
   */
  private async leftToAForbiddenHost(
    from: URL,
    response: GatewayResponse,
    context: CallContext,
  ): Promise<string | null> {
    const to = parseAddress(response.url);
    if (!to || to.hostname === from.hostname) return null;
    const ruling = await this.robots.rule(to, context);
    return ruling.allowed
      ? null
      : `The page moved to ${to.hostname}, which does not allow automated access (robots.txt).`;
  }

  /** `conditions`: headers of a conditional request, which bypasses the cache. */
  private fetch(
    address: URL,
    crawlDelayMs: number,
    context: CallContext,
    conditions?: Record<string, string>,
  ): Promise<Outcome<GatewayResponse>> {
    const { FETCH_TIMEOUT_MS, FETCH_MAX_BYTES } = this.deps.settings;
    // Do not scale here: the gateway applies RATE_SCALE.
    const intervalMs = Math.max(PAGE_PACE_MS, crawlDelayMs);
    return this.deps.gateway.call(
      {
        provider: 'page',
        url: address.href,
        headers: {
          'user-agent': this.userAgent,
          accept: 'text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.5',
          'accept-language': 'en,*;q=0.5',
          ...conditions,
        },
        ...(conditions && { cacheTtlMs: 0 }),
        timeoutMs: FETCH_TIMEOUT_MS,
        maxBytes: FETCH_MAX_BYTES,
        pace: { key: `page:${address.hostname}`, intervalMs, maxWaitMs: MAX_PACE_WAIT_MS },
      },
      context,
    );
  }

  private head(asked: string, response: GatewayResponse): Omit<ExtractInput, 'html'> {
    return {
      url: asked,
      finalUrl: response.url,
      httpStatus: response.status,
      headers: response.headers,
      fetchedAt: this.deps.clock.now().toISOString(),
      via: 'live',
    };
  }

  private unread(url: string, verdict: Article['verdict'], reason: string): Article {
    return emptyArticle(
      { url, finalUrl: url, httpStatus: null, fetchedAt: this.deps.clock.now().toISOString(), via: 'live' },
      verdict,
      reason,
    );
  }
}

function verdictOf(outcome: Exclude<Outcome<GatewayResponse>, { kind: 'found' }>): [Article['verdict'], string] {
  return outcome.kind === 'blocked' ? ['refused', outcome.reason] : ['error', outcome.reason];
}

function findRefreshTarget(response: GatewayResponse): string | null {
  if (response.status >= 400 || detectMediaKind(response) !== 'html') return null;
  return refreshTarget(
    response.body.subarray(0, 16_384).toString('latin1'),
    response.headers.refresh ?? null,
    response.url,
  );
}
