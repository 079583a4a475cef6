import { Injectable } from '@nestjs/common';
import { AddedSourceResponse } from '../../sources/sources.responses';
import { SourcesController } from '../../sources/sources.controller';
import { AddedSourcePipe } from '../../sources/sources.pipe';
import { getAccessLevels } from '../levels';
import { AddSourceToolDto } from '../mcp.dto';
import { START_TOOL_HINTS, type McpTool, type ToolGroup, type ToolCall } from '../tool.types';

@Injectable()
export class SourceTools implements ToolGroup {
  constructor(
    private readonly sources: SourcesController,
    private readonly pipe: AddedSourcePipe,
  ) {}

  readonly tools: readonly McpTool[] = [
    {
      name: 'add_source',
      title: 'Add a source to a case',
      description:
        'Adds a page, text or PDF. A running case reads it in its next round; a decided ' +
        'case is re-evaluated with it. The same rules apply as for all sources. Duplicates are ignored.',
      access: getAccessLevels(SourcesController, 'add'),
      input: AddSourceToolDto,
      output: AddedSourceResponse,
      hints: { ...START_TOOL_HINTS, idempotentHint: true },
      run: ({ investigation_id, source }: AddSourceToolDto, { request }: ToolCall) =>
        this.sources.add(investigation_id, this.pipe.transform(source), request),
    },
  ];
}
