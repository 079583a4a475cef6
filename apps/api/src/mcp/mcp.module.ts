import { Module } from '@nestjs/common';
import { CapturesController } from '../investigations/captures.controller';
import { InvestigationsController } from '../investigations/investigations.controller';
import { PlanController } from '../investigations/plan.controller';
import { ReviewsController } from '../reviews/reviews.controller';
import { SourcesController } from '../sources/sources.controller';
import { AddedSourcePipe } from '../sources/sources.pipe';
import { SubmissionsController } from '../submissions/submissions.controller';
import { StoryPipe } from '../submissions/submissions.pipe';
import { SubmissionsService } from '../submissions/submissions.service';
import { McpController } from './mcp.controller';
import { McpSchemas } from './mcp.schemas';
import { McpService } from './mcp.service';
import { McpResources } from './resources';
import { StatusWaiter } from './status.waiter';
import { ToolRunner } from './tool.runner';
import { ToolRegistry } from './tool.registry';
import { CaseTools } from './tools/case.tools';
import { InvestigationTools } from './tools/investigation.tools';
import { PlanTools } from './tools/plan.tools';
import { ReviewTools } from './tools/review.tools';
import { SourceTools } from './tools/source.tools';

/** Controllers called by tools. This module does not register them as routes. */
const TOOL_CONTROLLERS = [
  InvestigationsController,
  PlanController,
  CapturesController,
  ReviewsController,
  SourcesController,
  SubmissionsController,
];

@Module({
  controllers: [McpController],
  providers: [
    ...TOOL_CONTROLLERS,
    SubmissionsService,
    StoryPipe,
    AddedSourcePipe,
    InvestigationTools,
    PlanTools,
    CaseTools,
    ReviewTools,
    SourceTools,
    ToolRegistry,
    ToolRunner,
    StatusWaiter,
    McpResources,
    McpSchemas,
    McpService,
  ],
})
export class McpModule {}
