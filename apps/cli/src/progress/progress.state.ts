import { STAGES, type JsonObject, type StageName } from '@corroborate/domain';
import type { ProgressEvent } from '../investigations/investigations.port';

/** What the events of an investigation come to so far. */
export interface Progress {
  round: number;
  /** Begun in this round. */
  stages: ReadonlySet<StageName>;
  /** Engines that were asked; those without a key were not. */
  engines: ReadonlySet<string>;
  hits: number;
  /** Pages read, and those of them that are about the topic. */
  read: number;
  about: number;
  /** Read, and not judged yet: the latest last. */
  waiting: readonly WaitingPage[];
  posts: number;
  /** An engine charges when it answers: what the row says is told a little later. */
  costUsd: number;
}

export interface WaitingPage {
  id: number;
  site: string;
  title: string;
}

export const NOTHING_YET: Progress = {
  round: 0,
  stages: new Set(),
  engines: new Set(),
  hits: 0,
  read: 0,
  about: 0,
  waiting: [],
  posts: 0,
  costUsd: 0,
};

/** The state after one more event. */
export function after(progress: Progress, { type, data }: ProgressEvent): Progress {
  const step = STEPS[type];
  return step ? step(inRoundOf(progress, data), data) : progress;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const countOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const isStage = (value: unknown): value is StageName => (STAGES as readonly unknown[]).includes(value);

/** With a round its stages begin anew. */
function inRoundOf(progress: Progress, { round }: JsonObject): Progress {
  return countOf(round) > progress.round ? { ...progress, round: countOf(round), stages: new Set() } : progress;
}

const judged = (progress: Progress, { source_id }: JsonObject): Progress => ({
  ...progress,
  waiting: progress.waiting.filter(({ id }) => id !== source_id),
});

const STEPS: Record<string, ((progress: Progress, data: JsonObject) => Progress) | undefined> = {
  'stage.started': (progress, { stage }) =>
    isStage(stage)
      ? {
          ...progress,
          stages: new Set([...progress.stages, stage]),
          // What nobody judged by then could not be read, or is the page that the story came from.
          waiting: stage === 'origin' || stage === 'cross-reference' ? [] : progress.waiting,
        }
      : progress,
  'search.answered': (progress, { provider, outcome, hits, costUsd }) =>
    outcome === 'not-configured'
      ? progress
      : {
          ...progress,
          engines: new Set([...progress.engines, textOf(provider)]),
          hits: progress.hits + countOf(hits),
          costUsd: progress.costUsd + countOf(costUsd),
        },
  'social.gathered': (progress, { posts }) => ({ ...progress, posts: progress.posts + countOf(posts) }),
  'source.read': (progress, { source_id, site, title }) => ({
    ...progress,
    read: progress.read + 1,
    waiting: [...progress.waiting, { id: countOf(source_id), site: textOf(site), title: textOf(title) }],
  }),
  'source.unrelated': judged,
  'source.found': (progress, data) => ({ ...judged(progress, data), about: progress.about + 1 }),
};
