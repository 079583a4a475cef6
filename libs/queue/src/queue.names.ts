import { STAGES, type Priority, type StageName } from '@corroborate/domain';

/** Public: any pipeline may put topics here, see topic.contract.ts. */
export const TOPICS_QUEUE = 'unverified-topics';
/** Public: anybody may take from here what waits for a person, see `publicReviewSchema`. */
export const REVIEWS_QUEUE = 'reviews';
export const MAINTENANCE_QUEUE = 'maintenance';

export const stageQueue = (stage: StageName): string => `stage-${stage}`;
const STAGE_QUEUES = STAGES.map(stageQueue);
export const ALL_QUEUES: readonly string[] = [TOPICS_QUEUE, ...STAGE_QUEUES, REVIEWS_QUEUE, MAINTENANCE_QUEUE];

/** BullMQ takes lower numbers first. */
export const PRIORITY_NUMBERS: Record<Priority, number> = { high: 1, normal: 10, low: 100 };

export interface RoundKey {
  investigationId: number;
  round: number;
  generation: number;
}

/** Fixed ids make adding the same round twice harmless, and let a tree be read without asking for its shape. */
export const stageJobId = (key: RoundKey, stage: StageName): string =>
  `inv-${key.investigationId}-r${key.round}-g${key.generation}-${stage}`;

export const rootJobId = (key: RoundKey): string => stageJobId(key, 'decide');

/** Null when the id is not the root of a round. */
export function parseRootJobId(jobId: string): RoundKey | null {
  const match = /^inv-(\d{1,16})-r(\d{1,9})-g(\d{1,9})-decide$/.exec(jobId);
  return match ? { investigationId: Number(match[1]), round: Number(match[2]), generation: Number(match[3]) } : null;
}
