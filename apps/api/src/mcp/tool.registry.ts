import { Injectable } from '@nestjs/common';
import { hasAnyRole, type Role } from '@corroborate/domain';
import { CaseTools } from './tools/case.tools';
import { InvestigationTools } from './tools/investigation.tools';
import { PlanTools } from './tools/plan.tools';
import { ReviewTools } from './tools/review.tools';
import { SourceTools } from './tools/source.tools';
import type { McpTool } from './tool.types';

/** All tools in display order. */
@Injectable()
export class ToolRegistry {
  readonly all: readonly McpTool[];

  constructor(
    orders: InvestigationTools,
    plans: PlanTools,
    sources: SourceTools,
    cases: CaseTools,
    reviews: ReviewTools,
  ) {
    this.all = [orders, plans, sources, cases, reviews].flatMap(({ tools }) => tools);
  }

  find(name: string): McpTool | null {
    return this.all.find((tool) => tool.name === name) ?? null;
  }

  /** Tools available to these roles; all others are hidden. */
  listForRoles(roles: readonly Role[]): McpTool[] {
    return this.all.filter((tool) => hasAnyRole(roles, tool.access as Role[]));
  }
}
