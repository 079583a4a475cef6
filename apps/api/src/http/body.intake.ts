import express, { type NextFunction, type Request, type Response } from 'express';
import type { AccessGate } from '../access/access.gate';
import type { AccessLevel } from '../access/access.decorator';
import { HttpProblem } from '../problems/problem';
import { checkMemberCount, checkParameterCount, type MemberLimits } from './members.policy';

/** Size limit in kB for sign-in and for unauthenticated requests, enough for a key. */
const MAX_UNAUTHENTICATED_KB = 16;
const UNAUTHENTICATED_BOUNDS: MemberLimits = { each: 100, total: 1_000 };
/** Default limits on the number of members, because each member is copied and checked several times. */
const DEFAULT_MEMBER_LIMITS: MemberLimits = { each: 1_000, total: 10_000 };
/** Limits for a request with a thousand topics. */
const TOPICS_MEMBER_LIMITS: MemberLimits = { each: 1_000, total: 200_000 };

/** Size limit in kB for all bodies except topics and ratings files. */
const DEFAULT_MAX_KB = 1024;
/** Size limit in kB for a ratings file, sent as an escaped JSON string. */
const MAX_RATINGS_KB = 6 * 1024;

const isSignIn = ({ path }: Request): boolean => /^\/api\/session(\/|$)/i.test(path);
const isTopics = ({ method, path }: Request): boolean => method === 'POST' && /^\/api\/topics\/?$/i.test(path);
const isRatings = ({ method, path }: Request): boolean =>
  method === 'POST' && /^\/api\/ratings(?:\/preview)?\/?$/i.test(path);
/** Size limit in kB for added sources and submissions, which can contain base64-encoded PDFs. */
const MAX_SOURCE_KB = 7 * 1024;
const isAddSourceRequest = ({ method, path }: Request): boolean =>
  method === 'POST' && /^\/api\/(?:investigations\/\d{1,16}\/sources|submissions)\/?$/i.test(path);
/** Investigation requests can contain sources, so the limit for added sources applies. */
const isTriggerRequest = ({ method, path }: Request): boolean =>
  method === 'POST' && /^\/api\/investigations\/?$/i.test(path);
/** Size limit in kB for the check before submission, which needs only the beginning of a story. */
const MAX_CHECK_KB = 128;
const isStoryCheck = ({ method, path }: Request): boolean =>
  method === 'POST' && /^\/api\/submissions\/check\/?$/i.test(path);
/** Roles that can send a larger body to this route; null if the default limit applies. */
function roleFor(request: Request): AccessLevel | readonly AccessLevel[] | null {
  if (isTopics(request)) return 'pipeline';
  if (isTriggerRequest(request)) return ['pipeline', 'editor'];
  if (isAddSourceRequest(request)) return 'editor';
  return isRatings(request) ? 'admin' : null;
}

/** Reads a large body only if the caller has the role. */
const createAccessCheck =
  (gate: AccessGate) =>
  async (request: Request): Promise<void> => {
    const role = roleFor(request);
    if (role) await gate.require(role, request);
  };
const isTooLarge = (thrown: unknown): boolean => (thrown as { status?: unknown } | null)?.status === 413;

/**
 * Reads all request bodies. For unauthenticated callers the limit is small, and each rejected body counts as a failed
 * sign-in, so that they cannot keep the process busy.
 */
export function createBodyIntake(gate: AccessGate, limitKb: number) {
  const measureFor = createBodyLimits(limitKb);
  const mustBeAllowed = createAccessCheck(gate);
  const admit = async (request: Request, response: Response): Promise<void> => {
    const stranger = await gate.refusalFor(request);
    const narrow = stranger !== null || isSignIn(request);
    if (!narrow) await mustBeAllowed(request);
    const { read, bounds } = measureFor(request, narrow);
    try {
      await read(request, response);
      refuse(checkMemberCount(request.body, bounds));
    } catch (thrown) {
      const fault = isTooLarge(thrown) && isStoryCheck(request) && !narrow ? checkTooLargeProblem() : thrown;
      throw (await gate.countFailure(request)) ?? toBodyFault(fault, isSignIn(request) ? null : stranger);
    }
  };

  return (request: Request, response: Response, next: NextFunction): void => {
    const crowded = checkParameterCount(request.url);
    if (crowded || !hasBody(request)) return next(crowded ?? undefined);
    admit(request, response).then(() => next(), next);
  };
}

interface BodyLimit {
  read: (request: Request, response: Response) => Promise<void>;
  bounds: MemberLimits;
}

/** Body size limit of a request. `narrow` applies if it is unauthenticated. */
function createBodyLimits(limitKb: number): (request: Request, narrow: boolean) => BodyLimit {
  const limitBody = (kb: number, bounds: MemberLimits = DEFAULT_MEMBER_LIMITS): BodyLimit => ({
    read: createBodyParser(Math.min(limitKb, kb)),
    bounds,
  });
  const little: BodyLimit = { read: createBodyParser(MAX_UNAUTHENTICATED_KB), bounds: UNAUTHENTICATED_BOUNDS };
  const [usual, ratings, source, check] = [
    limitBody(DEFAULT_MAX_KB),
    limitBody(MAX_RATINGS_KB),
    limitBody(MAX_SOURCE_KB),
    limitBody(MAX_CHECK_KB),
  ];
  const topics = limitBody(limitKb, TOPICS_MEMBER_LIMITS);
  return (request, narrow) => {
    if (narrow) return little;
    if (isAddSourceRequest(request) || isTriggerRequest(request)) return source;
    if (isStoryCheck(request)) return check;
    if (isRatings(request)) return ratings;
    return isTopics(request) ? topics : usual;
  };
}

function createBodyParser(kb: number): (request: Request, response: Response) => Promise<void> {
  const parse = express.json({ limit: kb * 1024, strict: false });
  return (request, response) =>
    new Promise((resolve, reject) =>
      parse(request, response, (fault?: Error | string) => (fault instanceof Error ? reject(fault) : resolve())),
    );
}

/** Unauthenticated callers get 401 instead of an error about a limit that does not apply to them. */
const toBodyFault = (thrown: unknown, stranger: HttpProblem | null): unknown =>
  stranger && (isTooLarge(thrown) || thrown instanceof HttpProblem) ? stranger : thrown;

const checkTooLargeProblem = (): HttpProblem =>
  new HttpProblem('body-too-large', `The check accepts up to ${MAX_CHECK_KB} kB; nothing was stored.`, [], {
    hint: 'Shorten article_text for the check, then send the full story to POST /api/submissions.',
  });

function refuse(fault: HttpProblem | null): void {
  if (fault) throw fault;
}

/** Refuses non-JSON bodies instead of treating them as empty. */
export function jsonOnly(request: Request, _response: Response, next: NextFunction): void {
  if (!hasBody(request) || /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    next();
    return;
  }
  next(new HttpProblem('unsupported-media-type', 'The Content-Type of the body is not application/json.'));
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
