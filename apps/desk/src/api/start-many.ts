import { withReadableError, api, Problem, type Schemas } from './client';

export type StartOptions = Required<Pick<Schemas['TriggerInvestigationDto'], 'mode' | 'priority' | 'await_approval'>>;

export interface StartResult {
  started: number[];
  refused: string[];
}

export interface StartProgress {
  done: number;
  /** Seconds the server asked to wait; null if not waiting. */
  waiting: number | null;
}

/** Maximum number of concurrent requests. */
const MAX_PARALLEL_STARTS = 4;
/** Wait in seconds if the server does not specify one. */
const DEFAULT_WAIT_SECONDS = 5;
/** Number of consecutive waits after which an investigation is given up. */
const MAX_WAITS = 20;

/** Starts investigations a few at a time and waits for rate limits; one refusal does not stop the others. */
export async function startMany(
  ids: number[],
  wish: StartOptions,
  onProgress: (progress: StartProgress) => void,
): Promise<StartResult> {
  const outcome: StartResult = { started: [], refused: [] };
  const waiting = [...ids];
  const done = () => outcome.started.length + outcome.refused.length;
  let pause: Promise<void> | null = null;
  const rest = (seconds: number): Promise<void> =>
    (pause ??= countdown(seconds, (left) => onProgress({ done: done(), waiting: left })).finally(() => {
      pause = null;
      onProgress({ done: done(), waiting: null });
    }));
  const one = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await startWithRetries(id, wish, rest).then(
        (started) => outcome.started.push(started),
        (error: unknown) => outcome.refused.push(error instanceof Problem ? error.message : String(error)),
      );
      if (!pause) onProgress({ done: done(), waiting: null });
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_STARTS }, one));
  return outcome;
}

async function startWithRetries(
  id: number,
  wish: StartOptions,
  rest: (seconds: number) => Promise<void>,
): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    try {
      return (
        await withReadableError(api.POST('/api/investigations', { body: { topic_id: id, force: false, ...wish } }))
      ).investigation_id;
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 429 || tries >= MAX_WAITS) throw error;
      await rest(error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS);
    }
  }
}

async function countdown(seconds: number, onTick: (left: number) => void): Promise<void> {
  for (let left = Math.max(1, seconds); left > 0; left -= 1) {
    onTick(left);
    await new Promise((done) => setTimeout(done, 1_000));
  }
}
