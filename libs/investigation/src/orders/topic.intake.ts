import { Inject, Injectable } from '@nestjs/common';
import type { SubmittedTopic } from '@corroborate/queue';
import { DEFAULT_MODE } from '../investigation.thresholds';
import { InvestigationService } from '../investigation.service';
import type { Gate } from '@corroborate/domain';

export type IntakeOutcome =
  { kind: 'started'; topicId: number; investigationId: number } | { kind: 'stored'; topicId: number; reason: string };

/** Receives topics from the article pipeline: always stores them, and investigates those that pass the gates. */
@Injectable()
export class TopicIntake {
  constructor(
    @Inject(InvestigationService)
    private readonly investigations: Pick<InvestigationService, 'submitTopics' | 'trigger'>,
  ) {}

  async take({
    draft,
    priority,
    mode,
    investigate = true,
    awaitApproval,
  }: Pick<SubmittedTopic, 'draft'> & Partial<SubmittedTopic>): Promise<IntakeOutcome> {
    const [stored] = await this.investigations.submitTopics([draft]);
    if (!stored) return { kind: 'stored', topicId: 0, reason: 'nothing was stored' };
    const topicId = stored.topic.id;
    if (!investigate) return { kind: 'stored', topicId, reason: 'stored only; no investigation requested' };
    const outcome = await this.investigations.trigger({
      topicId,
      mode: mode ?? DEFAULT_MODE,
      priority: priority ?? 'normal',
      force: false,
      requestedBy: 'pipeline',
      awaitApproval,
    });
    return toIntakeOutcome(topicId, outcome);
  }
}

function toIntakeOutcome(
  topicId: number,
  outcome: Awaited<ReturnType<InvestigationService['trigger']>>,
): IntakeOutcome {
  switch (outcome.kind) {
    case 'started':
    case 'already-running':
      return { kind: 'started', topicId, investigationId: outcome.investigationId };
    case 'not-a-candidate':
      return { kind: 'stored', topicId, reason: failedGates(outcome.gates) };
    case 'no-checkable-claim':
      return { kind: 'stored', topicId, reason: 'it makes no checkable claim' };
    case 'unknown-topic':
      return { kind: 'stored', topicId, reason: 'the topic no longer exists' };
  }
}

const failedGates = (gates: Pick<Gate, 'passed' | 'reason'>[]) =>
  gates
    .filter((gate) => !gate.passed)
    .map((gate) => gate.reason)
    .join('; ');
