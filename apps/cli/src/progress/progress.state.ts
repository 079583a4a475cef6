import { STAGES, type JsonObject, type StageName } from '@corroborate/domain';
import type { ProgressEvent } from '../investigations/investigations.port';

/** State derived from the events so far. */
export interface Progress {
  round: number;
  /** Stages started in this round. */
  stages: ReadonlySet<StageName>;
  /** Stages started but not finished in this round. */
  atWork: ReadonlySet<StageName>;
  /** Engines queried, except engines without a key. */
  engines: ReadonlySet<string>;
  hits: number;
  /** Pages read, and how many of them are about the topic. */
  read: number;
  about: number;
  /** Pages read but not yet evaluated, latest last. */
  waiting: readonly WaitingPage[];
  posts: number;
  /** Cost of the calls reported by events. */
  costUsd: number;
  /** Additional cost shown on the row, because not every call has an event. */
  untoldUsd: number;
}

export interface WaitingPage {
  id: number;
  site: string;
  title: string;
}

export const INITIAL_PROGRESS: Progress = {
  round: 0,
  stages: new Set(),
  atWork: new Set(),
  engines: new Set(),
  hits: 0,
  read: 0,
  about: 0,
  waiting: [],
  posts: 0,
  costUsd: 0,
  untoldUsd: 0,
};

/** Stages in which only model calls have reservations, which are settled quickly. */
const EVALUATION_STAGES: ReadonlySet<StageName> = new Set(['cross-reference', 'decide']);

/** Whether calls to engines, networks, registers or sites are pending. */
export const isGathering = ({ atWork }: Progress): boolean =>
  [...atWork].some((stage) => !EVALUATION_STAGES.has(stage));

/** Adds cost that has no event. During evaluation nothing is reserved, so the amount on the row has been spent. */
export function withActualCost(progress: Progress, rowUsd: number): Progress {
  const weighs = progress.atWork.size > 0 && !isGathering(progress);
  return weighs ? { ...progress, untoldUsd: Math.max(0, rowUsd - progress.costUsd) } : progress;
}

/** Known cost, limited to that of the row, because the row is updated before stage events. */
export const knownCost = ({ costUsd, untoldUsd }: Progress, rowUsd: number): number =>
  Math.max(costUsd, Math.min(costUsd + untoldUsd, rowUsd));

/** Returns the state after one more event. */
export function applyEvent(progress: Progress, { type, data }: ProgressEvent): Progress {
  const step = STEP_BY_EVENT[type];
  return step ? step(resetForRound(progress, data), data) : progress;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const countOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const isStage = (value: unknown): value is StageName => (STAGES as readonly unknown[]).includes(value);

/** Resets the stages at the start of a round. */
function resetForRound(progress: Progress, { round }: JsonObject): Progress {
  return countOf(round) > progress.round
    ? { ...progress, round: countOf(round), stages: new Set(), atWork: new Set() }
    : progress;
}

const removeJudgedPage = (progress: Progress, { source_id }: JsonObject): Progress => ({
  ...progress,
  waiting: progress.waiting.filter(({ id }) => id !== source_id),
});

const removeStage = (progress: Progress, { stage }: JsonObject): Progress => ({
  ...progress,
  atWork: new Set([...progress.atWork].filter((one) => one !== stage)),
});

const STEP_BY_EVENT: Record<string, ((progress: Progress, data: JsonObject) => Progress) | undefined> = {
  'stage.started': (progress, { stage }) =>
    isStage(stage)
      ? {
          ...progress,
          stages: new Set([...progress.stages, stage]),
          atWork: new Set([...progress.atWork, stage]),
          // Pages that remain unassessed could not be read or are the topic's own pages.
          waiting: stage === 'origin' || stage === 'cross-reference' ? [] : progress.waiting,
        }
      : progress,
  'stage.finished': removeStage,
  'stage.failed': removeStage,
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
  'source.summarised': removeJudgedPage,
  'source.unrelated': removeJudgedPage,
  'source.found': (progress, data) => ({ ...removeJudgedPage(progress, data), about: progress.about + 1 }),
};
