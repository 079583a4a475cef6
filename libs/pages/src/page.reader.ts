import type { Settings } from '@corroborate/config';
import type { Article, CallContext, Clock, Door, DoorResponse, Outcome } from '@corroborate/domain';
import { emptyArticle, type ExtractInput } from './article.extract';
import { parseAddress } from './address';
import { decodeHtml } from './charset';
import { refreshTarget } from './meta-refresh.policy';
import { MAX_PACE_WAIT_MS, PAGE_PACE_MS } from './pages.thresholds';
import type { ParsePool } from './parse.pool';
import { extractPlainText } from './plain.extract';
import { RobotsGate } from './robots.gate';
import { messageOf } from './text';

export interface PageReaderDeps {
  door: Door;
  pool: ParsePool;
  clock: Clock;
  settings: Pick<Settings, 'FETCH_TIMEOUT_MS' | 'FETCH_MAX_BYTES' | 'CONTACT'>;
}

/** The name by which robots.txt files may address us. */
const AGENT = 'Corroborate';

/** Reads one live page as a polite robot would. */
export class PageReader {
  private readonly robots: RobotsGate;
  private readonly userAgent: string;

  constructor(private readonly deps: PageReaderDeps) {
    const { door, clock, settings } = deps;
    this.userAgent = `Mozilla/5.0 (compatible; ${AGENT}/1.0; +${settings.CONTACT})`;
    this.robots = new RobotsGate({
      door,
      clock,
      timeoutMs: settings.FETCH_TIMEOUT_MS,
      agent: AGENT,
      userAgent: this.userAgent,
    });
  }

  /** Never throws; whatever kept us from reading is the article's verdict and reason. */
  async read(url: string, context: CallContext): Promise<Article> {
    try {
      return await this.visit(url, url, context, true);
    } catch (fault) {
      return this.unread(url, 'error', `The page could not be read: ${messageOf(fault)}.`);
    }
  }

  private async visit(
    asked: string,
    target: string,
    context: CallContext,
    mayRefresh: boolean,
  ): Promise<Article> {
    const address = parseAddress(target);
    if (!address) return this.unread(asked, 'refused', 'The address is not an http or https address.');
    const ruling = await this.robots.rule(address, context);
    if (!ruling.allowed)
      return this.unread(asked, 'refused', 'robots.txt of the site asks robots not to read this page.');
    const outcome = await this.fetch(address, ruling.crawlDelayMs, context);
    if (outcome.kind !== 'found') return this.unread(asked, ...verdictOf(outcome));
    const next = mayRefresh ? refreshOf(outcome.value) : null;
    if (next) return this.visit(asked, next, context, false);
    const article = await this.extract(asked, outcome.value);
    return ruling.note
      ? { ...article, verdictReason: `${article.verdictReason} Note: ${ruling.note}.` }
      : article;
  }

  private fetch(address: URL, crawlDelayMs: number, context: CallContext): Promise<Outcome<DoorResponse>> {
    const { FETCH_TIMEOUT_MS, FETCH_MAX_BYTES } = this.deps.settings;
    // The door applies RATE_SCALE; twice would square it.
    const intervalMs = Math.max(PAGE_PACE_MS, crawlDelayMs);
    return this.deps.door.call(
      {
        provider: 'page',
        url: address.href,
        headers: {
          'user-agent': this.userAgent,
          accept: 'text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.5',
          'accept-language': 'en,*;q=0.5',
        },
        timeoutMs: FETCH_TIMEOUT_MS,
        maxBytes: FETCH_MAX_BYTES,
        pace: { key: `page:${address.hostname}`, intervalMs, maxWaitMs: MAX_PACE_WAIT_MS },
      },
      context,
    );
  }

  private async extract(asked: string, response: DoorResponse): Promise<Article> {
    const kind = mediaKind(response);
    const head = this.head(asked, response);
    if (kind === 'pdf' && response.status < 400)
      return this.deps.pool.extract({ ...head, pdf: new Uint8Array(response.body) });
    if (kind === 'other' || kind === 'pdf') {
      const type = (response.headers['content-type'] ?? 'unknown').split(';')[0]!.slice(0, 60);
      return emptyArticle(
        head,
        response.status === 404 || response.status === 410 ? 'gone' : 'error',
        `The answer is not a web page but ${type}.`,
      );
    }
    const { text } = decodeHtml(response.body, response.headers);
    return kind === 'plain'
      ? extractPlainText({ ...head, text })
      : this.deps.pool.extract({ ...head, html: text });
  }

  private head(asked: string, response: DoorResponse): Omit<ExtractInput, 'html'> {
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

function verdictOf(outcome: Exclude<Outcome<DoorResponse>, { kind: 'found' }>): [Article['verdict'], string] {
  return outcome.kind === 'blocked'
    ? ['refused', outcome.reason]
    : ['error', `${outcome.kind}: ${outcome.reason}`];
}

function mediaKind({ headers, body }: DoorResponse): 'html' | 'plain' | 'pdf' | 'other' {
  const type = (headers['content-type'] ?? '').toLowerCase();
  const start = body.subarray(0, 512).toString('latin1').trimStart().toLowerCase();
  if (start.startsWith('%pdf-')) return 'pdf';
  if (/html|xhtml/.test(type)) return 'html';
  // Servers call error pages what the address ends in.
  if (/^application\/(?:x-)?pdf/.test(type)) return start.startsWith('<') ? 'html' : 'pdf';
  const looksHtml = /^(?:<!doctype html|<html|<head|<body|<!--)/.test(start);
  if (type === '' || /octet-stream|xml/.test(type)) return looksHtml ? 'html' : 'other';
  return /^text\/plain/.test(type) ? (looksHtml ? 'html' : 'plain') : 'other';
}

function refreshOf(response: DoorResponse): string | null {
  if (response.status >= 400 || mediaKind(response) !== 'html') return null;
  return refreshTarget(
    response.body.subarray(0, 16_384).toString('latin1'),
    response.headers.refresh ?? null,
    response.url,
  );
}
