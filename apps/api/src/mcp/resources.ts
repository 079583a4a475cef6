import { Injectable } from '@nestjs/common';
import {
  ErrorCode,
  McpError,
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  type ReadResourceResult,
} from '@modelcontextprotocol/sdk/types.js';
import { CapturesController } from '../investigations/captures.controller';
import { InvestigationsController } from '../investigations/investigations.controller';
import { Fence, FENCE_NOTE } from './untrusted-text.policy';
import { createBoundary } from './tool.runner';
import { CaseTools } from './tools/case.tools';

const RESOURCE_URI_PATTERN =
  /^corroborate:\/\/investigations\/([1-9]\d{0,14})\/(?:(report)|captures\/([1-9]\d{0,14}))$/;
const PAGE_SIZE = 50;
const MARKDOWN = 'text/markdown';
const PLAIN = 'text/plain';
const NO_SUCH_RESOURCE = -32002;

/** MCP resources: reports and captured pages. */
@Injectable()
export class McpResources {
  constructor(
    private readonly investigations: InvestigationsController,
    private readonly captures: CapturesController,
    private readonly cases: CaseTools,
  ) {}

  readonly templates: ListResourceTemplatesResult['resourceTemplates'] = [
    {
      name: 'report',
      title: 'Report of an investigation',
      uriTemplate: 'corroborate://investigations/{investigation_id}/report',
      description: 'The report of a decided case, with citations.',
      mimeType: MARKDOWN,
    },
    {
      name: 'capture',
      title: 'Captured page',
      uriTemplate: 'corroborate://investigations/{investigation_id}/captures/{source_id}',
      description: 'The captured text of a source. Untrusted content.',
      mimeType: PLAIN,
    },
  ];

  /** Reports of completed investigations, newest first. The names of these resources contain no untrusted text. */
  async list(cursor: string | undefined): Promise<ListResourcesResult> {
    const page = await this.investigations.list({ status: 'completed', limit: PAGE_SIZE, cursor });
    const resources = page.investigations.map(({ id, new_verification_level: level }) => ({
      uri: `corroborate://investigations/${id}/report`,
      name: `report-${id}`,
      title: `Report of investigation ${id} (${level ?? 'unverified'})`,
      mimeType: MARKDOWN,
    }));
    return { resources, ...(page.next_cursor ? { nextCursor: page.next_cursor } : {}) };
  }

  async read(uri: string): Promise<ReadResourceResult> {
    const [, id, report, source] = RESOURCE_URI_PATTERN.exec(uri) ?? [];
    if (id === undefined) throw new McpError(NO_SUCH_RESOURCE, 'There is no resource with this URI.');
    const text = report ? await this.report(Number(id)) : await this.capture(Number(id), Number(source));
    return {
      contents: [
        {
          uri,
          mimeType: report ? MARKDOWN : PLAIN,
          text: `${FENCE_NOTE}\n\n${new Fence(createBoundary()).wrap(text)}\n`,
        },
      ],
    };
  }

  private async report(id: number): Promise<string> {
    return (await this.cases.getReport({ investigation_id: id })).report;
  }

  private async capture(id: number, source: number): Promise<string> {
    const { url, title, captured_at, text, removed_at } = await this.captures.get(id, source);
    const kept = text ?? `(The text was deleted on ${removed_at ?? 'an unknown date'}.)`;
    return [title, `${url}, read ${captured_at}`, '', kept].join('\n');
  }
}

/** Protocol error for an invalid list request or resource URI. */
export const resourceFault = (message: string): McpError => new McpError(ErrorCode.InvalidParams, message);
