import { CorroborateError, STAGES, type Priority, type StageName } from '@corroborate/domain';

/** Public: any pipeline may add topics here; see topic.contract.ts. */
export const TOPICS_QUEUE = 'unverified-topics';
/** Public queue of items held for review, see `publicReviewSchema`. */
export const REVIEWS_QUEUE = 'reviews';
/** Public queue of results, see `investigatedTopicSchema`. */
export const INVESTIGATED_QUEUE = 'investigated-topics';
export const MAINTENANCE_QUEUE = 'maintenance';
/** Repeated source checks after the decision. */
export const WATCH_QUEUE = 'watch';
/** Pages to load in a browser, one row each. */
export const SNAPSHOTS_QUEUE = 'snapshots';

export const stageQueue = (stage: StageName): string => `stage-${stage}`;
export const STAGE_QUEUES: readonly string[] = STAGES.map(stageQueue);

/** @throws CorroborateError `internal` if the queue belongs to no stage. */
export function getStage(queue: string): StageName {
  const stage = STAGES.find((each) => stageQueue(each) === queue);
  if (!stage) throw new CorroborateError('internal', `${queue} is not a stage queue.`);
  return stage;
}

export const ALL_QUEUES: readonly string[] = [
  TOPICS_QUEUE,
  ...STAGE_QUEUES,
  REVIEWS_QUEUE,
  INVESTIGATED_QUEUE,
  SNAPSHOTS_QUEUE,
  MAINTENANCE_QUEUE,
  WATCH_QUEUE,
];

/** BullMQ takes lower numbers first. */
export const PRIORITY_NUMBERS: Record<Priority, number> = { high: 1, normal: 10, low: 100 };

export interface RoundKey {
  investigationId: number;
  round: number;
  generation: number;
}

/** Deterministic ids make adding a round idempotent, and let a tree be read without querying its structure. */
export const stageJobId = (key: RoundKey, stage: StageName): string =>
  `inv-${key.investigationId}-r${key.round}-g${key.generation}-${stage}`;

export const rootJobId = (key: RoundKey): string => stageJobId(key, 'decide');

/** Null if the id is not the root of a round. */
export function parseRootJobId(jobId: string): RoundKey | null {
  const match = /^inv-(\d{1,16})-r(\d{1,9})-g(\d{1,9})-decide$/.exec(jobId);
  return match ? { investigationId: Number(match[1]), round: Number(match[2]), generation: Number(match[3]) } : null;
}
