import { answerOf } from '@corroborate/investigation';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Submission } from '@corroborate/domain';
import { InvestigationAnswer, StartedAnswer } from '../../investigations/investigations.answers';
import { InvestigationsController } from '../../investigations/investigations.controller';
import { TriggerInvestigationDto } from '../../investigations/investigations.dto';
import { SubmittedStoryAnswer } from '../../submissions/submissions.answers';
import { SubmissionsController } from '../../submissions/submissions.controller';
import { StoryPipe } from '../../submissions/submissions.pipe';
import { StatusToolDto } from '../mcp.dto';
import { StatusWaiter } from '../status.waiter';
import { accessTo } from '../levels';
import { READS, STARTS, type McpTool, type ToolGroup, type ToolCall } from '../tool.types';

/** Ignores `Location`: tools return IDs instead. */
const NO_LOCATION = { location: () => undefined } as unknown as Response;

/** Submissions, investigations and their status. */
@Injectable()
export class InvestigationTools implements ToolGroup {
  constructor(
    private readonly submissions: SubmissionsController,
    private readonly investigations: InvestigationsController,
    private readonly stories: StoryPipe,
    private readonly status: StatusWaiter,
  ) {}

  readonly tools: readonly McpTool[] = [
    {
      name: 'submit_topic',
      title: 'Submit a story',
      description:
        'Stores a story as an unverified topic and, with `investigate`, starts its investigation. ' +
        'Idempotent by `submission_id`.',
      access: accessTo(SubmissionsController, 'submit'),
      takes: { schema: 'StoryDto', read: (sent) => this.stories.transform(sent) },
      gives: SubmittedStoryAnswer,
      hints: { ...STARTS, idempotentHint: true },
      run: (story: Submission, { request }: ToolCall) => this.submissions.submit(story, request, NO_LOCATION),
    },
    {
      name: 'investigate',
      title: 'Investigate a topic',
      description:
        'Starts an investigation of a stored topic and returns immediately; it runs in the background for minutes. ' +
        'Follow it with get_status. A topic has at most one running investigation.',
      access: accessTo(InvestigationsController, 'trigger'),
      takes: TriggerInvestigationDto,
      gives: StartedAnswer,
      hints: { ...STARTS, idempotentHint: false },
      run: (order: TriggerInvestigationDto, { request }: ToolCall) =>
        this.investigations.trigger(order, request, NO_LOCATION),
    },
    {
      name: 'get_status',
      title: 'Get the status of an investigation',
      description:
        'State, round, stage, cost and outcome of an investigation. With `wait_seconds`, waits for the end and ' +
        'reports progress to clients that request it.',
      access: accessTo(InvestigationsController, 'get'),
      takes: StatusToolDto,
      gives: InvestigationAnswer,
      hints: READS,
      waits: true,
      run: async ({ investigation_id, wait_seconds = 0 }: StatusToolDto, call: ToolCall) =>
        answerOf(await this.status.waitForEnd(investigation_id, wait_seconds * 1000, call)),
    },
  ];
}
