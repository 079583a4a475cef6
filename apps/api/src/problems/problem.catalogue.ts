import type { ErrorCode } from '@corroborate/domain';

/** Codes of faults that only exist on the wire; all others are the codes of the domain. */
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

interface CatalogueEntry {
  status: number;
  title: string;
  /** Used where the error itself brings none. */
  hint: string;
  /** True where what the error says may be shown; false hides it behind the title (it can hold internals). */
  open: boolean;
}

const RETRY = 'Try again later; report the instance if it goes on.';
const REPORT = 'This is a fault of the server. Report it with the instance.';

/** Every problem the API can answer with. */
export const PROBLEMS: Record<ProblemCode, CatalogueEntry> = {
  'invalid-input': {
    status: 400,
    title: 'The request is not valid',
    hint: 'Correct what `errors` names and send it again.',
    open: true,
  },
  'malformed-request': {
    status: 400,
    title: 'The request cannot be read',
    hint: 'Send valid JSON in UTF-8 and a correctly encoded address.',
    open: true,
  },
  'malformed-ratings': {
    status: 400,
    title: 'The rating file cannot be used',
    hint: 'Correct the file and send it again.',
    open: true,
  },
  'malformed-world': {
    status: 400,
    title: 'The world cannot be read',
    hint: 'Correct the world folder.',
    open: false,
  },
  unauthenticated: {
    status: 401,
    title: 'It is not known who asks',
    hint: 'Send a key as `Authorization: Bearer …`, or sign in at the desk.',
    open: true,
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    hint: 'Wait as long as the Retry-After header says.',
    open: true,
  },
  forbidden: {
    status: 403,
    title: 'This is not allowed',
    hint: 'Ask for the access this route needs.',
    open: true,
  },
  'request-refused': {
    status: 403,
    title: 'The request was refused',
    hint: 'Call the API from its own pages or from a program, not from another web page.',
    open: true,
  },
  'not-found': { status: 404, title: 'There is nothing with this id', hint: 'Check the id.', open: true },
  'route-not-found': {
    status: 404,
    title: 'There is no such address',
    hint: 'The addresses of this API are listed at /api/docs.',
    open: true,
  },
  'method-not-allowed': {
    status: 405,
    title: 'The address does not know this method',
    hint: 'Use one of the methods in the Allow header.',
    open: true,
  },
  conflict: {
    status: 409,
    title: 'The state of things does not allow it',
    hint: 'Look at what is there already before asking again.',
    open: true,
  },
  cancelled: {
    status: 409,
    title: 'The work was cancelled',
    hint: 'Start it again if it is still wanted.',
    open: true,
  },
  'body-too-large': {
    status: 413,
    title: 'The request body is too large',
    hint: 'Send less at once, or raise BODY_LIMIT_KB.',
    open: true,
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The request body is not JSON',
    hint: 'Send application/json in UTF-8.',
    open: true,
  },
  held: {
    status: 409,
    title: 'A case is on legal hold',
    hint: 'Release it, or leave it out.',
    open: true,
  },
  'not-a-candidate': {
    status: 422,
    title: 'The topic is not a candidate for investigation',
    hint: 'An editor may investigate it nevertheless with "force": true.',
    open: true,
  },
  'no-checkable-claim': {
    status: 422,
    title: 'The topic makes no claim that can be checked',
    hint: 'Say in its title or summary what happened, where and to whom, and send it again.',
    open: true,
  },
  'note-required': {
    status: 422,
    title: 'It must be said why',
    hint: 'Send `note` with it: on what the decision rests.',
    open: true,
  },
  'limit-exceeded': { status: 422, title: 'A limit would be exceeded', hint: 'Send less.', open: true },
  'budget-exceeded': {
    status: 422,
    title: 'The budget does not allow it',
    hint: 'Raise the budget of the investigation.',
    open: true,
  },
  'address-refused': {
    status: 422,
    title: 'The address is not allowed',
    hint: 'Use a public http or https address.',
    open: true,
  },
  internal: { status: 500, title: 'Something went wrong', hint: REPORT, open: false },
  'invalid-configuration': {
    status: 500,
    title: 'The server is not configured correctly',
    hint: REPORT,
    open: false,
  },
  'port-taken': { status: 500, title: 'Something went wrong', hint: REPORT, open: false },
  'unreadable-page': {
    status: 422,
    title: 'The page cannot be read',
    hint: 'Give its headline beside its address, and its text where you have it.',
    open: true,
  },
  'upstream-failed': { status: 502, title: 'A service we depend on failed', hint: RETRY, open: false },
  'database-unavailable': { status: 503, title: 'The database cannot be reached', hint: RETRY, open: false },
  'schema-outdated': { status: 503, title: 'The database is of another version', hint: RETRY, open: false },
  'unusable-backup': { status: 500, title: 'Something went wrong', hint: REPORT, open: false },
  'queue-unavailable': { status: 503, title: 'The queue cannot be reached', hint: RETRY, open: false },
  'storage-unavailable': {
    status: 503,
    title: 'A storage service cannot take requests now',
    hint: RETRY,
    open: false,
  },
  'not-ready': {
    status: 503,
    title: 'The server is not ready',
    hint: 'Wait until every part in `errors` is up.',
    open: true,
  },
  timeout: { status: 504, title: 'It took too long', hint: RETRY, open: false },
};

export const problemType = (code: ProblemCode): string => `urn:corroborate:problem:${code}`;
