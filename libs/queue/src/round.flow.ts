import type { Priority, StageName } from '@corroborate/domain';
import { traceparent } from '@corroborate/telemetry';
import type { FlowJob, JobsOptions } from 'bullmq';
import { PRIORITY_NUMBERS, stageJobId, stageQueue, type RoundKey } from './queue.names';
import { STAGE_JOB_VERSION, type StageJobData } from './stage.contract';

export interface RoundRequest extends RoundKey {
  priority: Priority;
  /** Stages of this round; always includes `decide`. */
  stages: StageName[];
}

/** Stages that find pages; `read` waits for them. */
const DISCOVERY_STAGES: StageName[] = ['search', 'records'];
/** Stages that find no pages and run in parallel until the decision. */
const PARALLEL_STAGES: StageName[] = ['social', 'context'];
/** Each stage waits for the one before it. */
const EVALUATION_STAGES: StageName[] = ['read', 'assess', 'origin', 'cross-reference'];

/** Leaves first, so that reading states in this order cannot miss a tree in progress. */
export const TREE_ORDER: StageName[] = [...DISCOVERY_STAGES, ...PARALLEL_STAGES, ...EVALUATION_STAGES, 'decide'];

/** The stage whose job waits for the job of this one. */
export function getNextStage(stage: StageName): StageName | undefined {
  if (DISCOVERY_STAGES.includes(stage)) return 'read';
  if (PARALLEL_STAGES.includes(stage)) return 'decide';
  return stage === 'decide'
    ? undefined
    : [...EVALUATION_STAGES, 'decide' as const][EVALUATION_STAGES.indexOf(stage) + 1];
}

type FlowNode = Exclude<FlowJob['children'], undefined>[number];

/**
 * decide ← [cross-reference ← origin ← assess ← read ← [search, records], social, context], with the requested stages.
 * Failed children do not fail their parent, so `decide` is always reached.
 */
export function roundFlow(request: RoundRequest, attempts: number): FlowJob {
  const trace = traceparent();
  const wanted = (stage: StageName) => request.stages.includes(stage);
  const node = (stage: StageName, children: FlowNode[]): FlowNode => ({
    name: stage,
    queueName: stageQueue(stage),
    data: {
      version: STAGE_JOB_VERSION,
      investigationId: request.investigationId,
      round: request.round,
      generation: request.generation,
      ...(trace ? { traceparent: trace } : {}),
    } satisfies StageJobData,
    opts: {
      ...jobOptions(request.priority, attempts),
      jobId: stageJobId(request, stage),
      ...(stage === 'decide' ? {} : CHILD_OPTIONS),
    },
    ...(children.length > 0 ? { children } : {}),
  });
  const leaves = (stages: StageName[]) => stages.filter(wanted).map((stage) => node(stage, []));
  const weighed = EVALUATION_STAGES.filter(wanted).reduce(
    (below, stage) => [node(stage, below)],
    leaves(DISCOVERY_STAGES),
  );
  return node('decide', [...weighed, ...leaves(PARALLEL_STAGES)]);
}

const CHILD_OPTIONS = { ignoreDependencyOnFailure: true } as const;

const DAY_SECONDS = 24 * 3600;
/** Finished jobs are kept for a while for the dashboard; results are in the database. */
export function jobOptions(priority: Priority, attempts: number): JobsOptions {
  return {
    priority: PRIORITY_NUMBERS[priority],
    attempts,
    backoff: { type: 'exponential', delay: 1_000, jitter: 0.2 },
    removeOnComplete: { age: DAY_SECONDS, count: 5_000 },
    removeOnFail: { age: 7 * DAY_SECONDS, count: 5_000 },
  };
}
