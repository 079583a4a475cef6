import type { ErrorCode } from '@corroborate/domain';

/** Error codes that exist only in the HTTP API; all others are domain codes. */
export type HttpCode =
  | 'malformed-request'
  | 'route-not-found'
  | 'method-not-allowed'
  | 'body-too-large'
  | 'unsupported-media-type'
  | 'not-ready'
  | 'request-refused'
  | 'unauthenticated'
  | 'too-many-requests';
export type ProblemCode = ErrorCode | HttpCode;

export interface CatalogueEntry {
  status: number;
  title: string;
  /** Used for errors that have no hint of their own. */
  hint: string;
  /**
   * Whether the error message is returned. Otherwise the title replaces it, because the message can contain internal
   * details.
   */
  open: boolean;
}

const RETRY_HINT = 'Try again later. If the problem persists, report it with `instance`.';
const REPORT_HINT = 'This is a server error. Report it with `instance`.';

/** All error types of the API (RFC 9457). */
export const PROBLEMS: Record<ProblemCode, CatalogueEntry> = {
  'invalid-input': {
    status: 400,
    title: 'Invalid request',
    hint: 'Correct the fields listed in `errors` and resend the request.',
    open: true,
  },
  'malformed-request': {
    status: 400,
    title: 'Malformed request',
    hint: 'Send valid JSON in UTF-8 and a correctly encoded URL.',
    open: true,
  },
  'malformed-ratings': {
    status: 400,
    title: 'Invalid rating file',
    hint: 'Correct the file and resend it.',
    open: true,
  },
  'malformed-world': {
    status: 400,
    title: 'Invalid world folder',
    hint: 'Correct the files of the world folder.',
    open: false,
  },
  unauthenticated: {
    status: 401,
    title: 'Authentication required',
    hint: 'Send an API key as `Authorization: Bearer …`, or sign in to the desk.',
    open: true,
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    hint: 'Wait for the time in the Retry-After header.',
    open: true,
  },
  forbidden: {
    status: 403,
    title: 'Access denied',
    hint: 'Ask an administrator for the required role.',
    open: true,
  },
  'request-refused': {
    status: 403,
    title: 'Cross-origin request refused',
    hint: 'Call the API from the desk or from a program, not from another website.',
    open: true,
  },
  'not-found': { status: 404, title: 'Not found', hint: 'Check the ID.', open: true },
  'route-not-found': {
    status: 404,
    title: 'Route not found',
    hint: 'See /api/docs for the routes of this API.',
    open: true,
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    hint: 'Use one of the methods in the Allow header.',
    open: true,
  },
  conflict: {
    status: 409,
    title: 'Conflicts with the current state',
    hint: 'Check the current state before you try again.',
    open: true,
  },
  cancelled: {
    status: 409,
    title: 'Cancelled',
    hint: 'Start it again if you still need it.',
    open: true,
  },
  'body-too-large': {
    status: 413,
    title: 'Request body too large',
    hint: 'Send a smaller body, or raise BODY_LIMIT_KB.',
    open: true,
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Request body is not JSON',
    hint: 'Send application/json in UTF-8.',
    open: true,
  },
  held: {
    status: 409,
    title: 'Case on legal hold',
    hint: 'Release the legal hold, or exclude the case.',
    open: true,
  },
  'not-a-candidate': {
    status: 422,
    title: 'Topic is not a candidate for investigation',
    hint: 'An editor can investigate it with "force": true.',
    open: true,
  },
  'no-checkable-claim': {
    status: 422,
    title: 'Topic contains no checkable claim',
    hint: 'State in the title or summary what happened, where and to whom, and resend it.',
    open: true,
  },
  'note-required': {
    status: 422,
    title: 'Note required',
    hint: 'Send a `note` that explains the decision.',
    open: true,
  },
  'limit-exceeded': { status: 422, title: 'Limit exceeded', hint: 'Send a smaller request.', open: true },
  'budget-exceeded': {
    status: 422,
    title: 'Budget exceeded',
    hint: 'Raise the budget of the investigation.',
    open: true,
  },
  'address-refused': {
    status: 422,
    title: 'URL not allowed',
    hint: 'Use a public http or https URL.',
    open: true,
  },
  internal: { status: 500, title: 'Internal error', hint: REPORT_HINT, open: false },
  'invalid-configuration': {
    status: 500,
    title: 'Invalid server configuration',
    hint: REPORT_HINT,
    open: false,
  },
  'port-taken': { status: 500, title: 'Internal error', hint: REPORT_HINT, open: false },
  'unreadable-page': {
    status: 422,
    title: 'Page cannot be read',
    hint: 'Send its headline with the URL, and its text if available.',
    open: true,
  },
  'upstream-failed': { status: 502, title: 'Upstream service failed', hint: RETRY_HINT, open: false },
  'database-unavailable': { status: 503, title: 'Database unavailable', hint: RETRY_HINT, open: false },
  'schema-outdated': { status: 503, title: 'Database schema version mismatch', hint: RETRY_HINT, open: false },
  'unusable-backup': { status: 500, title: 'Internal error', hint: REPORT_HINT, open: false },
  'queue-unavailable': { status: 503, title: 'Queue unavailable', hint: RETRY_HINT, open: false },
  'storage-unavailable': {
    status: 503,
    title: 'Storage unavailable',
    hint: RETRY_HINT,
    open: false,
  },
  'not-ready': {
    status: 503,
    title: 'Server not ready',
    hint: 'Wait until all components in `errors` are up.',
    open: true,
  },
  timeout: { status: 504, title: 'Request timed out', hint: RETRY_HINT, open: false },
};

export const problemType = (code: ProblemCode): string => `urn:corroborate:problem:${code}`;
