import { z } from 'zod';

/** Data of every stage job. Stages pass IDs; results are in the database. */
export const STAGE_JOB_VERSION = 1;
export const stageJobSchema = z.object({
  version: z.literal(STAGE_JOB_VERSION),
  investigationId: z.int().positive(),
  round: z.int().min(0),
  generation: z.int().min(0),
  /** Trace in which the round was ordered. */
  traceparent: z.string().max(100).optional().catch(undefined),
});
export type StageJobData = z.infer<typeof stageJobSchema>;
