import { toInvestigationResponse } from '@corroborate/investigation';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Submission } from '@corroborate/domain';
import { InvestigationResponse, StartedInvestigationResponse } from '../../investigations/investigations.responses';
import { InvestigationsController } from '../../investigations/investigations.controller';
import { TriggerInvestigationDto } from '../../investigations/investigations.dto';
import { SubmittedStoryResponse } from '../../submissions/submissions.responses';
import { SubmissionsController } from '../../submissions/submissions.controller';
import { StoryPipe } from '../../submissions/submissions.pipe';
import { StatusToolDto } from '../mcp.dto';
import { StatusWaiter } from '../status.waiter';
import { getAccessLevels } from '../levels';
import { READ_TOOL_HINTS, START_TOOL_HINTS, type McpTool, type ToolGroup, type ToolCall } from '../tool.types';

/** Placeholder response that ignores the header `Location`, because tools return IDs instead. */
const STUB_RESPONSE = { location: () => undefined } as unknown as Response;

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
      access: getAccessLevels(SubmissionsController, 'submit'),
      input: { schema: 'StoryDto', read: (sent) => this.stories.transform(sent) },
      output: SubmittedStoryResponse,
      hints: { ...START_TOOL_HINTS, idempotentHint: true },
      run: (story: Submission, { request }: ToolCall) => this.submissions.submit(story, request, STUB_RESPONSE),
    },
    {
      name: 'investigate',
      title: 'Investigate a topic',
      description:
        'Starts an investigation of a stored topic and returns immediately; it runs in the background for minutes. ' +
        'Follow it with get_status. A topic has at most one running investigation.',
      access: getAccessLevels(InvestigationsController, 'trigger'),
      input: TriggerInvestigationDto,
      output: StartedInvestigationResponse,
      hints: { ...START_TOOL_HINTS, idempotentHint: false },
      run: (order: TriggerInvestigationDto, { request }: ToolCall) =>
        this.investigations.trigger(order, request, STUB_RESPONSE),
    },
    {
      name: 'get_status',
      title: 'Get the status of an investigation',
      description:
        'State, round, stage, cost and outcome of an investigation. With `wait_seconds`, waits for the end and ' +
        'reports progress to clients that request it.',
      access: getAccessLevels(InvestigationsController, 'get'),
      input: StatusToolDto,
      output: InvestigationResponse,
      hints: READ_TOOL_HINTS,
      waits: true,
      run: async ({ investigation_id, wait_seconds = 0 }: StatusToolDto, call: ToolCall) =>
        toInvestigationResponse(await this.status.waitForEnd(investigation_id, wait_seconds * 1000, call)),
    },
  ];
}
