import { Injectable } from '@nestjs/common';
import { PlanController } from '../../investigations/plan.controller';
import { PlanResponse } from '../../investigations/plan.dto';
import { EditPlanToolDto, InvestigationToolDto } from '../mcp.dto';
import { getAccessLevels } from '../levels';
import { READ_TOOL_HINTS, START_TOOL_HINTS, type McpTool, type ToolGroup, type ToolCall } from '../tool.types';

/** Plans of investigations that are waiting for approval. */
@Injectable()
export class PlanTools implements ToolGroup {
  constructor(private readonly plans: PlanController) {}

  readonly tools: readonly McpTool[] = [
    {
      name: 'get_plan',
      title: 'Get the plan of an investigation',
      description:
        'Questions, queries, engines and expected cost of an investigation that waits for approval. Start it with ' +
        'investigate and `await_approval`.',
      access: getAccessLevels(PlanController, 'get'),
      input: InvestigationToolDto,
      output: PlanResponse,
      hints: READ_TOOL_HINTS,
      run: ({ investigation_id }: InvestigationToolDto) => this.plans.get(investigation_id),
    },
    {
      name: 'edit_plan',
      title: 'Edit a plan',
      description:
        'Removes items of a waiting plan, replaces its questions, or changes its brief, which creates a new plan. ' +
        'Show the person the plan before you approve it.',
      access: getAccessLevels(PlanController, 'change'),
      input: EditPlanToolDto,
      output: PlanResponse,
      hints: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      run: ({ investigation_id, ...change }: EditPlanToolDto) => this.plans.change(investigation_id, change),
    },
    {
      name: 'approve_plan',
      title: 'Approve a plan',
      description: 'Starts the investigation of a waiting plan. Approve only what the person has seen and agreed to.',
      access: getAccessLevels(PlanController, 'approve'),
      input: InvestigationToolDto,
      output: PlanResponse,
      hints: { ...START_TOOL_HINTS, idempotentHint: false },
      run: ({ investigation_id }: InvestigationToolDto, { request }: ToolCall) =>
        this.plans.approve(investigation_id, request),
    },
  ];
}
