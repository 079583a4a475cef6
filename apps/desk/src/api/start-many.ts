import { answer, api, Problem, type Schemas } from './client';

export type Wish = Required<Pick<Schemas['TriggerInvestigationDto'], 'mode' | 'priority' | 'await_approval'>>;

export interface Started {
  started: number[];
  refused: string[];
}

export interface Progress {
  done: number;
  /** Seconds the server asked to wait; null if not waiting. */
  waiting: number | null;
}

/** Concurrent requests. */
const SIDE_BY_SIDE = 4;
/** Wait in seconds if the server does not specify one. */
const USUAL_WAIT = 5;
/** After this many consecutive waits, the investigation is given up. */
const PATIENCE = 20;

/** Starts investigations a few at a time; one refusal does not stop the others, and rate limits are waited for. */
export async function startMany(ids: number[], wish: Wish, onProgress: (progress: Progress) => void): Promise<Started> {
  const outcome: Started = { started: [], refused: [] };
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
      await start(id, wish, rest).then(
        (started) => outcome.started.push(started),
        (error: unknown) => outcome.refused.push(error instanceof Problem ? error.message : String(error)),
      );
      if (!pause) onProgress({ done: done(), waiting: null });
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, one));
  return outcome;
}

async function start(id: number, wish: Wish, rest: (seconds: number) => Promise<void>): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    try {
      return (await answer(api.POST('/api/investigations', { body: { topic_id: id, force: false, ...wish } })))
        .investigation_id;
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 429 || tries >= PATIENCE) throw error;
      await rest(error.retryAfterSeconds ?? USUAL_WAIT);
    }
  }
}

async function countdown(seconds: number, onTick: (left: number) => void): Promise<void> {
  for (let left = Math.max(1, seconds); left > 0; left -= 1) {
    onTick(left);
    await new Promise((done) => setTimeout(done, 1_000));
  }
}
