import { readMessages, type StreamMessage } from './event-stream.ts';
import { ProblemError, unreachable, unreadable, type Schemas } from './problem-error.ts';

/**
 * What is told of an investigation: first its whole `state`, then `progress` for each event, `investigation` whenever
 * its row has moved, and `end` with the outcome.
 */
export type InvestigationMessage =
  | { name: 'state'; data: Schemas['ProgressStateResponse'] }
  | { name: 'progress'; data: Schemas['ProgressEventResponse'] }
  | { name: 'investigation' | 'end'; data: Schemas['InvestigationResponse'] };

export interface FollowOptions {
  /** Begins behind this event instead of with the whole state: the `id` of the last one that was taken. */
  lastEventId?: number | undefined;
  /** Ends the following; its reason is thrown. */
  signal?: AbortSignal | undefined;
  /** Attempts in a row that may fail before the last error is thrown; 10 unless given, which is some three minutes. */
  attempts?: number | undefined;
  /** A stream from which nothing came for so long is opened again, ms; 60,000 unless given. Servers beat every 15 s. */
  stallMs?: number | undefined;
  /** Wait before the second attempt, ms, twice as long before each further one; what the server says unless given. */
  pauseMs?: number | undefined;
}

/** Opens the stream behind an event. @throws ProblemError */
export type OpenStream = (lastEventId: number | null, signal: AbortSignal) => Promise<Response>;

const [ATTEMPTS, STALL_MS, PAUSE_MS, LONGEST_PAUSE_MS] = [10, 60_000, 2_000, 30_000];
const NAMES: readonly string[] = ['state', 'progress', 'investigation', 'end'] satisfies InvestigationMessage['name'][];

/**
 * Follows an investigation to its end. A connection that breaks is opened again behind the last event that came, so
 * that each event comes once.
 *
 * @param baseUrl as errors name it
 * @throws ProblemError
 */
export async function* followed(
  open: OpenStream,
  options: FollowOptions,
  baseUrl: string,
): AsyncGenerator<InvestigationMessage, void, undefined> {
  const { signal, attempts = ATTEMPTS, stallMs = STALL_MS } = options;
  const line = { lastEventId: options.lastEventId ?? null, pauseMs: PAUSE_MS, failures: 0 };
  for (;;) {
    let broken = unreachable(baseUrl);
    try {
      for await (const message of connection(open, line, { signal, stallMs, baseUrl })) {
        yield message;
        if (message.name === 'end') return;
      }
    } catch (thrown) {
      if (signal?.aborted || !(thrown instanceof ProblemError) || !mayPass(thrown)) throw thrown;
      broken = thrown;
    }
    line.failures += 1;
    if (line.failures >= attempts) throw broken;
    await pause(waitOf(broken, options.pauseMs ?? line.pauseMs, line.failures), signal);
  }
}

interface Line {
  lastEventId: number | null;
  /** As the server wishes. */
  pauseMs: number;
  /** In a row. */
  failures: number;
}

async function* connection(
  open: OpenStream,
  line: Line,
  { signal, stallMs, baseUrl }: { signal?: AbortSignal; stallMs: number; baseUrl: string },
): AsyncGenerator<InvestigationMessage, void, undefined> {
  const silence = new Silence(stallMs, () => unreachable(baseUrl));
  try {
    const response = await open(line.lastEventId, signal ? AbortSignal.any([signal, silence.signal]) : silence.signal);
    const onPart = () => silence.broken();
    const onRetry = (ms: number) => void (line.pauseMs = ms);
    for await (const message of readMessages(bodyOf(response), { onPart, onRetry })) {
      line.failures = 0;
      if (NAMES.includes(message.event) && isNews(message, line)) yield parsed(message, response);
    }
  } catch (thrown) {
    if (silence.signal.aborted) throw silence.signal.reason;
    if (signal?.aborted || thrown instanceof ProblemError) throw thrown;
    throw unreachable(baseUrl, thrown);
  } finally {
    silence.end();
  }
}

function parsed({ event, data }: StreamMessage, { status }: Response): InvestigationMessage {
  try {
    return { name: event, data: JSON.parse(data) as unknown } as InvestigationMessage;
  } catch (cause) {
    throw unreadable(status, cause);
  }
}

function bodyOf(response: Response): ReadableStream<Uint8Array> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) throw unreadable(response.status);
  return response.body;
}

/** Events have rising ids; after a connection was opened again one may come a second time. */
function isNews({ event, lastEventId }: StreamMessage, line: Line): boolean {
  const id = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null;
  const isOld = event === 'progress' && id !== null && line.lastEventId !== null && id <= line.lastEventId;
  if (id !== null && !isOld) line.lastEventId = id;
  return !isOld;
}

/** Aborts where nothing was heard for too long. */
class Silence {
  private readonly controller = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly afterMs: number,
    private readonly reason: () => Error,
  ) {
    this.broken();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Something was heard. */
  broken(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.controller.abort(this.reason()), this.afterMs);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

/** Will it perhaps be different in a while? */
const mayPass = ({ code, status }: ProblemError): boolean => code === 'unreachable' || status === 429 || status >= 500;

const waitOf = ({ retryAfterSeconds }: ProblemError, pauseMs: number, failures: number): number =>
  retryAfterSeconds === null ? Math.min(pauseMs * 2 ** (failures - 1), LONGEST_PAUSE_MS) : retryAfterSeconds * 1_000;

/** @throws the reason of `signal` */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
