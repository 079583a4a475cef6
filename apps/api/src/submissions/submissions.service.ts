import { Inject, Injectable } from '@nestjs/common';
import {
  CLOCK,
  CorroborateError,
  noCheckableClaimError,
  type Clock,
  type Submission,
  type InvestigationRequest,
  type Topic,
} from '@corroborate/domain';
import { InvestigationService, type TriggerRequest } from '@corroborate/investigation';
import { buildWarnings, type SubmittedStoryResponse } from './submissions.responses';

/** Stores a submitted story and starts its investigation if requested. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly investigations: InvestigationService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async submit({ draft, order }: Submission, who: string): Promise<SubmittedStoryResponse> {
    const [stored] = await this.investigations.submitTopics([draft]);
    if (!stored) throw new CorroborateError('internal', 'The story was not stored.');
    const { topic, created } = stored;
    const started = order ? await this.investigate(topic, order, who) : STORED;
    return { topic_id: topic.id, created, ...started, warnings: buildWarnings(draft.eventDate, this.clock.now()) };
  }

  /** If the same story is submitted again, returns the investigation that it started. */
  private async investigate(topic: Topic, order: InvestigationRequest, who: string): Promise<StartedStory> {
    const [known] = (await this.investigations.list({ topicId: topic.id, limit: 1 })).items;
    if (known) return toStarted(known.id, known.status === 'awaiting-approval', known.estimatedCompletion);
    const request = {
      topicId: topic.id,
      mode: order.mode ?? 'detailed',
      priority: order.priority ?? 'normal',
      awaitApproval: order.awaitApproval,
      ...(order.sources.length > 0 ? { sources: order.sources } : {}),
      requestedBy: who,
    } as const;
    return startedOrThrow(topic, await this.trigger(request));
  }

  /** Starts an investigation. Requests by users bypass the candidate criteria. */
  private async trigger(request: Omit<TriggerRequest, 'force'>) {
    const outcome = await this.investigations.trigger({ ...request, force: false });
    return outcome.kind === 'not-a-candidate' ? this.investigations.trigger({ ...request, force: true }) : outcome;
  }
}

type StartedStory = Pick<SubmittedStoryResponse, 'investigation_id' | 'status' | 'estimated_completion'>;

const STORED: StartedStory = { investigation_id: null, status: 'stored', estimated_completion: null };

const toStarted = (id: number, awaitsApproval: boolean, completion: string | null): StartedStory => ({
  investigation_id: id,
  status: awaitsApproval ? 'awaiting-approval' : 'started',
  estimated_completion: completion,
});

function startedOrThrow({ id }: Topic, outcome: Awaited<ReturnType<InvestigationService['trigger']>>): StartedStory {
  if (outcome.kind === 'started')
    return toStarted(outcome.investigationId, outcome.awaitsApproval ?? false, outcome.estimatedCompletion);
  if (outcome.kind === 'already-running') return toStarted(outcome.investigationId, false, null);
  if (outcome.kind === 'no-checkable-claim') throw noCheckableClaimError();
  throw new CorroborateError('internal', `The investigation of topic ${id} could not be started (${outcome.kind}).`);
}
