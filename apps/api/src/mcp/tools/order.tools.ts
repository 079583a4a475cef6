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
import { StatusWatch } from '../status.watch';
import { accessTo } from '../levels';
import { READS, STARTS, type McpTool, type ToolBox, type ToolCall } from '../tool.types';

/** Where an answer of a route would note its address: a tool gives ids instead. */
const NOWHERE = { location: () => undefined } as unknown as Response;

/** Orders, and how they stand. */
@Injectable()
export class OrderTools implements ToolBox {
  constructor(
    private readonly submissions: SubmissionsController,
    private readonly investigations: InvestigationsController,
    private readonly stories: StoryPipe,
    private readonly status: StatusWatch,
  ) {}

  readonly tools: readonly McpTool[] = [
    {
      name: 'submit_topic',
      title: 'Bring a story',
      description:
        'Stores a story as a topic that nobody has verified, and starts its investigation where `investigate` asks ' +
        'for it. Sent again under the same `submission_id` it is stored once and investigated once.',
      access: accessTo(SubmissionsController, 'submit'),
      takes: { schema: 'StoryDto', read: (sent) => this.stories.transform(sent) },
      gives: SubmittedStoryAnswer,
      hints: { ...STARTS, idempotentHint: true },
      run: (story: Submission, { request }: ToolCall) => this.submissions.submit(story, request, NOWHERE),
    },
    {
      name: 'investigate',
      title: 'Investigate a topic',
      description:
        'Starts the investigation of a stored topic and answers at once; it runs in the background for minutes. ' +
        'Follow it with get_status. One topic is investigated once at a time.',
      access: accessTo(InvestigationsController, 'trigger'),
      takes: TriggerInvestigationDto,
      gives: StartedAnswer,
      hints: { ...STARTS, idempotentHint: false },
      run: (order: TriggerInvestigationDto, { request }: ToolCall) =>
        this.investigations.trigger(order, request, NOWHERE),
    },
    {
      name: 'get_status',
      title: 'How an investigation stands',
      description:
        'State, round, stage, cost and outcome of an investigation. With `wait_seconds` it waits for the end and ' +
        'tells progress meanwhile, to clients that ask for it.',
      access: accessTo(InvestigationsController, 'get'),
      takes: StatusToolDto,
      gives: InvestigationAnswer,
      hints: READS,
      waits: true,
      run: async ({ investigation_id, wait_seconds = 0 }: StatusToolDto, call: ToolCall) =>
        answerOf(await this.status.until(investigation_id, wait_seconds * 1000, call)),
    },
  ];
}
