import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { NextFunction, Response } from 'express';
import { DATABASE, type Database, type NewAuditEntry } from '@corroborate/db';
import { getRequestId } from '../http/request-id';
import type { ActorRequest } from './access.gate';
import { isAnonymous } from './access.policy';
import { RATE_LIMITS, type RateLimit, type RateLimits } from '../limits/rate-limits.port';
import { isSafeMethod } from './same-origin.policy';

/** GET routes that are audited because they send evidence out of the system. */
const AUDITED_DOWNLOADS =
  /^\/api\/investigations\/\d+\/evidence(?:\.wacz|\/(?:quotes|failed-captures|(?:originals|pictures)\/[^/]+))\/?$/i;
const MAX_SUBJECT = 300;
/** POST routes that only read, used because their query is too large for a URL. */
const READ_ONLY_POSTS = /^\/api\/(?:submissions\/check|ratings\/preview)\/?$/i;
/** MCP route: each tool call audits its own changes. */
const MCP_ROUTE = /^\/mcp\/?$/i;
/** Limit on audit entries for failed sign-ins by unknown callers, because entries are never deleted. */
const UNKNOWN_CALLER_LIMIT = { perMinute: 60, burst: 60 };

/**
 * Records each authenticated request that can change data, with its outcome but not its content. For unknown callers,
 * records only failed credentials, up to a limit.
 */
@Injectable()
export class AuditTrail implements OnApplicationShutdown {
  private readonly logger = new Logger('Audit');
  private readonly writing = new Set<Promise<void>>();
  private readonly strangers: RateLimit;

  constructor(
    @Inject(DATABASE) private readonly callers: Database,
    @Inject(RATE_LIMITS) limits: RateLimits,
  ) {
    this.strangers = limits.limit({ name: 'strangers', allowance: UNKNOWN_CALLER_LIMIT });
  }

  /** Middleware before all routes. */
  readonly watch = (request: ActorRequest, response: Response, next: NextFunction): void => {
    const changes = !isSafeMethod(request.method) && !READ_ONLY_POSTS.test(request.path);
    if (changes || (request.method === 'GET' && AUDITED_DOWNLOADS.test(request.path)))
      response.once('close', () => this.note(request, response));
    next();
  };

  /** Records one of several calls within one request. */
  recordCall(
    request: ActorRequest,
    { action, subject, status }: Pick<NewAuditEntry, 'action' | 'subject'> & { status: number },
  ) {
    const outcome = outcomeOf({ headersSent: true, statusCode: status });
    this.keep(request, { ...callerOf(request), action, subject: subject.slice(0, MAX_SUBJECT), outcome, status });
  }

  /** Waits for pending writes. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.writing);
  }

  private note(request: ActorRequest, response: Response): void {
    // Refused before authentication: unknown route, cross-origin request or unreadable body.
    if (!request.guarded || request.foreignPage || response.statusCode === 429) return;
    if (isUnknownCaller(request) && !request.failedSignIn) return;
    if (MCP_ROUTE.test(request.path) && response.statusCode < 400) return;
    this.keep(request, entryOf(request, response));
  }

  private keep(request: ActorRequest, entry: NewAuditEntry): void {
    const work = this.write(request, entry)
      .catch((err: unknown) => this.logger.error({ err, requestId: getRequestId(request) }, 'audit log write failed'))
      .finally(() => this.writing.delete(work));
    this.writing.add(work);
  }

  private async write(request: ActorRequest, entry: NewAuditEntry): Promise<void> {
    if (isUnknownCaller(request) && (await this.strangers.take('all')) > 0) return;
    await this.callers.audit.add(entry);
  }
}

const isUnknownCaller = ({ caller }: ActorRequest): boolean => caller === undefined || isAnonymous(caller);

function entryOf(request: ActorRequest, response: Response): NewAuditEntry {
  const { method, baseUrl, originalUrl } = request;
  const path = (originalUrl.split('?')[0] ?? '').slice(0, MAX_SUBJECT);
  const route = request.route as { path?: unknown } | undefined;
  return {
    ...callerOf(request),
    action: `${method} ${typeof route?.path === 'string' ? `${baseUrl}${route.path}` : path}`,
    subject: path,
    outcome: outcomeOf(response),
    status: response.headersSent ? response.statusCode : null,
  };
}

const callerOf = (request: ActorRequest) => ({
  actor: request.caller?.actor ?? 'unknown',
  via: request.caller?.via ?? ('none' as const),
  keyId: request.caller?.keyId ?? null,
  remoteAddress: request.ip ?? null,
  requestId: getRequestId(request),
});

function outcomeOf({ headersSent, statusCode }: Pick<Response, 'headersSent' | 'statusCode'>): string {
  if (!headersSent || statusCode >= 500) return 'failed';
  return statusCode >= 400 ? 'refused' : 'done';
}
