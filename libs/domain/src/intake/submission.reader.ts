import type { AddedSourceDraft } from '../added-source';
import { readAddedSources } from './added-source.reader';
import { PROVIDED_SOURCES_KEY } from '../provided-sources';
import type { TopicDraft } from '../topic';
import {
  submissionSchema,
  DEFAULT_NEWSWORTHINESS,
  type SubmissionFields,
  type InvestigationRequest,
} from './submission.contract';
import { truncateEntities, intakeFaults, toDraft, type IntakeFault } from './topic.reader';

export interface Submission {
  draft: TopicDraft;
  /** Null if the topic is only stored, without an investigation. */
  order: InvestigationRequest | null;
}

export type SubmissionResult = { ok: true; submission: Submission } | { ok: false; faults: IntakeFault[] };

/** Validates submissions. @param newId creates an ID if the submission has none */
export function createSubmissionReader(now: () => Date, newId: () => string): (sent: unknown) => SubmissionResult {
  const schema = submissionSchema(now);
  return (sent) => {
    const parsed = schema.safeParse(truncateEntities(sent));
    if (!parsed.success) return { ok: false, faults: intakeFaults(parsed.error) };
    const { submission_id, sources, investigate, newsworthiness_score, documents, ...story } = parsed.data;
    const topic = {
      ...story,
      external_id: `desk-${submission_id?.toLowerCase() ?? newId()}`,
      newsworthiness_score: newsworthiness_score ?? DEFAULT_NEWSWORTHINESS,
      status: 'approved',
      discovery_date: now().toISOString(),
      source_plan: sources?.length ? { [PROVIDED_SOURCES_KEY]: [...new Set(sources)] } : null,
    };
    const read = readAddedSources(documents ?? [], 'documents');
    if (!read.ok) return read;
    return {
      ok: true,
      submission: { draft: toDraft(topic, now()), order: toSubmittedOrder(investigate, read.sources) },
    };
  };
}

const toSubmittedOrder = (
  order: SubmissionFields['investigate'],
  sources: AddedSourceDraft[],
): InvestigationRequest | null =>
  order
    ? {
        mode: order.mode ?? null,
        priority: order.priority ?? null,
        awaitApproval: order.await_approval ?? false,
        sources,
      }
    : null;
