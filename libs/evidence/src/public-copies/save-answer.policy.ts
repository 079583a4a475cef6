import { lexicon, readJson } from '@corroborate/text';
import { z } from 'zod';

/** Result of a request to the archive. */
export type SaveResult =
  | { kind: 'asked'; job: string }
  | { kind: 'pending' }
  /** A copy exists. `timestamp`: its fourteen-digit capture time, used in its URL. */
  | { kind: 'kept'; timestamp: string }
  /** Permanent failure. `why`: the archive's error code. */
  | { kind: 'refused'; why: string }
  /** Temporary failure. */
  | { kind: 'later'; why: string };

/**
 * The archive made no copy because it has one from within the requested interval. The response does not give its time.
 */
interface RecentCopy {
  kind: 'made-before';
}

/** Codes of permanent failures; all others are temporary. */
const PERMANENT_REFUSAL = lexicon('any', 'copy-refusals', 'for-good').pattern;
const RECENT_COPY_EXISTS = lexicon('any', 'copy-refusals', 'made-before').pattern;

/** Capture time in a replay URL; null if it has none. */
export const findCaptureTimestamp = (url: string): string | null =>
  /^https:\/\/web\.archive\.org\/web\/(\d{14})(?:[a-z]{2}_)?\//.exec(url)?.[1] ?? null;

/** Converts the archive's 14-digit time to ISO 8601. */
export const parseCaptureTimestamp = (timestamp: string): string =>
  timestamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6.000Z');

const SAVE_RESPONSE_SCHEMA = z.object({
  status: z.string().nullish(),
  status_ext: z.string().nullish(),
  message: z.string().nullish(),
  job_id: z.string().min(1).max(200).nullish(),
  timestamp: z
    .string()
    .regex(/^\d{14}$/)
    .refine((digits) => !Number.isNaN(Date.parse(parseCaptureTimestamp(digits))))
    .nullish(),
});

/**
 * Interprets a Save Page Now response. Errors have status 200 and an error code; 401 means that the keys are invalid.
 */
export function parseSaveResponse(httpStatus: number, body: Buffer): SaveResult | RecentCopy {
  if (httpStatus === 401 || httpStatus === 403) return { kind: 'refused', why: 'error:keys' };
  const read = SAVE_RESPONSE_SCHEMA.safeParse(readJson(body.toString('utf8')));
  if (httpStatus !== 200 || !read.success) return { kind: 'later', why: `error:http-${httpStatus}` };
  const { status, status_ext: code, message, job_id: job, timestamp } = read.data;
  if (status === 'error') return toRefusal(code ?? 'error:unknown');
  if (status === 'success') return timestamp ? { kind: 'kept', timestamp } : toRefusal('error:no-timestamp');
  if (status === 'pending') return { kind: 'pending' };
  if (job) return { kind: 'asked', job };
  if (!RECENT_COPY_EXISTS.test((message ?? '').slice(0, 500))) return toRefusal('error:no-job');
  return timestamp ? { kind: 'kept', timestamp } : { kind: 'made-before' };
}

/** Error codes are shown to people, so text that does not look like a code is replaced. */
function toRefusal(code: string): SaveResult {
  const why = /^error:[a-z0-9-]{1,60}$/.test(code) ? code : 'error:unknown';
  return { kind: PERMANENT_REFUSAL.test(why) ? 'refused' : 'later', why };
}
