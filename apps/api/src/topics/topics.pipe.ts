import { Inject, Injectable, type PipeTransform } from '@nestjs/common';
import {
  CLOCK,
  intakeFaults,
  createTopicReader,
  type TopicResult,
  type TopicDraft,
  type Clock,
} from '@corroborate/domain';
import { z } from 'zod';
import { isObject, notAnObjectProblem, fieldProblem } from '../http/intake-problems';
import { invalidInput, type ProblemItem } from '../problems/problem';
import { MAX_TOPICS } from './topics.schema';

export interface Submission {
  batch: boolean;
  drafts: TopicDraft[];
}

const TOPIC_COUNT_MESSAGE = `must have from 1 to ${MAX_TOPICS} items`;
const batchSchema = z.strictObject({
  topics: z
    .array(z.unknown(), { error: 'must be a list' })
    .min(1, TOPIC_COUNT_MESSAGE)
    .max(MAX_TOPICS, TOPIC_COUNT_MESSAGE),
});
/** Number of errors after which validation stops. */
const MAX_FAULTS = 1_000;

/**
 * Parses the body of `POST /api/topics`, which is one topic or `{"topics": [...]}`. If any topic is invalid, the whole
 * body is rejected.
 */
@Injectable()
export class SubmissionPipe implements PipeTransform<unknown, Submission> {
  private readonly read: (sent: unknown) => TopicResult;

  constructor(@Inject(CLOCK) clock: Clock) {
    this.read = createTopicReader(() => clock.now());
  }

  transform(body: unknown): Submission {
    if (!isObject(body)) throw notAnObjectProblem();
    const batch = Object.hasOwn(body, 'topics');
    return { batch, drafts: batch ? this.draftsOf(extractTopics(body)) : this.draftsOf([body], () => []) };
  }

  private draftsOf(topics: unknown[], rootOf = (index: number) => ['topics', String(index)]): TopicDraft[] {
    const drafts: TopicDraft[] = [];
    const faults: ProblemItem[] = [];
    for (const [index, topic] of topics.entries()) {
      const result = this.read(topic);
      if (result.ok) drafts.push(result.draft);
      else faults.push(...result.faults.map(({ path, detail }) => fieldProblem([...rootOf(index), ...path], detail)));
      if (faults.length >= MAX_FAULTS) break;
    }
    faults.push(...findDuplicateIds(topics, rootOf));
    if (faults.length > 0) throw invalidInput(faults);
    return drafts;
  }
}

function extractTopics(body: object): unknown[] {
  const parsed = batchSchema.safeParse(body);
  if (parsed.success) return parsed.data.topics;
  throw invalidInput(intakeFaults(parsed.error).map(({ path, detail }) => fieldProblem(path, detail)));
}

/** Finds duplicate IDs, for which a batch is rejected because it is unclear which topic is meant. */
function findDuplicateIds(topics: unknown[], rootOf: (index: number) => string[]): ProblemItem[] {
  const first = new Map<unknown, number>();
  return topics.flatMap((topic, index) => {
    const id = (topic as { external_id?: unknown } | null)?.external_id;
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, index);
    return earlier === undefined || typeof id !== 'string'
      ? []
      : [fieldProblem([...rootOf(index), 'external_id'], `duplicates item ${earlier}`)];
  });
}
