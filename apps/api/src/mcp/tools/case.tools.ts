import { Injectable } from '@nestjs/common';
import { CorroborateError, getPrintedTitle, type Article } from '@corroborate/domain';
import { CaseReportService, type CaseReportInput } from '@corroborate/casework';
import { composeReport, findQuote, reportMarkdown } from '@corroborate/report';
import { InvestigationsController } from '../../investigations/investigations.controller';
import { CapturesController } from '../../investigations/captures.controller';
import { ReportsController } from '../../reports/reports.controller';
import {
  CaseToolResponse,
  CASE_FIELDS,
  ORIGIN_FIELDS,
  QuoteCheckResponse,
  ReportToolResponse,
  SourcesToolResponse,
} from '../mcp.responses';
import { InvestigationToolDto, ReportToolDto, SourcesToolDto, VerifyQuoteToolDto } from '../mcp.dto';
import { paginate } from '../pages.policy';
import { getAccessLevels } from '../levels';
import { READ_TOOL_HINTS, type McpTool, type ToolGroup } from '../tool.types';

const PAGE_SIZE = 20;

/** Decisions and their evidence. */
@Injectable()
export class CaseTools implements ToolGroup {
  constructor(
    private readonly investigations: InvestigationsController,
    private readonly cases: CaseReportService,
  ) {}

  readonly tools: readonly McpTool[] = [
    {
      name: 'get_case',
      title: 'Get the decision of a case',
      description:
        'The decision of an investigation: level, confidence, counted sources, claims with verdicts, origin, ' +
        'contradictions, fact checks, coverage gaps, and what would raise the level.',
      access: getAccessLevels(InvestigationsController, 'get'),
      input: InvestigationToolDto,
      output: CaseToolResponse,
      hints: READ_TOOL_HINTS,
      run: (of: InvestigationToolDto) => this.getCase(of),
    },
    {
      name: 'get_sources',
      title: 'List the sources of a case',
      description:
        'The pages about the topic, with tier, stance, the passage that shows the stance, and the ' +
        'cluster each belongs to: sources in one cluster are one independent source.',
      access: getAccessLevels(InvestigationsController, 'get'),
      input: SourcesToolDto,
      output: SourcesToolResponse,
      hints: READ_TOOL_HINTS,
      run: (of: SourcesToolDto) => this.listSources(of),
    },
    {
      name: 'get_report',
      title: 'Get the report of a case',
      description: 'The report of a decided case as Markdown. Each sentence was checked against the captures it cites.',
      access: getAccessLevels(ReportsController, 'report'),
      input: ReportToolDto,
      output: ReportToolResponse,
      hints: READ_TOOL_HINTS,
      run: (of: ReportToolDto) => this.getReport(of),
    },
    {
      name: 'verify_quote',
      title: 'Check a quote against the evidence',
      description: 'Searches the stored text of the sources of a decided case. Read-only, without external calls.',
      access: getAccessLevels(CapturesController, 'get'),
      input: VerifyQuoteToolDto,
      output: QuoteCheckResponse,
      hints: READ_TOOL_HINTS,
      run: (of: VerifyQuoteToolDto) => this.verifyQuote(of),
    },
  ];

  /**
   * Loads the data of a decided case.
   * @throws CorroborateError `not-found`, or `conflict` before the decision
   */
  async loadDecidedCase(id: number): Promise<CaseReportInput> {
    const found = await this.cases.loadCase(id);
    if (found) return found;
    await this.investigations.get(id);
    throw new CorroborateError('conflict', `Investigation ${id} has no decision yet.`, {
      hint:
        'Call get_status and try again once it is completed. Failed and cancelled investigations have no ' + 'case.',
      details: { investigationId: id },
    });
  }

  async getReport({ investigation_id: id, depth }: ReportToolDto): Promise<ReportToolResponse> {
    const report = composeReport(await this.loadDecidedCase(id), depth);
    const { depth: of, verdict } = report;
    const written = reportMarkdown(report);
    await this.cases.recordExport(id, { form: 'markdown', depth: of, body: written });
    return { investigation_id: id, level: verdict.level, depth: of, format: 'markdown', report: written };
  }

  private async getCase({ investigation_id }: InvestigationToolDto): Promise<CaseToolResponse> {
    const { result, ...answer } = await this.investigations.get(investigation_id);
    return { ...answer, case: result && { ...pickFields(result, CASE_FIELDS), original_source: originOf(result) } };
  }

  private async listSources({
    investigation_id,
    limit = PAGE_SIZE,
    cursor,
  }: SourcesToolDto): Promise<SourcesToolResponse> {
    const { result } = await this.investigations.get(investigation_id);
    const all = (result as { additional_sources?: object[] } | null)?.additional_sources ?? [];
    const { items, nextCursor } = paginate(all, limit, cursor);
    return { investigation_id, total: all.length, sources: items, next_cursor: nextCursor };
  }

  private async verifyQuote({
    investigation_id: id,
    quote,
    source_id,
  }: VerifyQuoteToolDto): Promise<QuoteCheckResponse> {
    const { data, pages } = await this.loadDecidedCase(id);
    const asked = data.sources.filter((source) => source_id === undefined || source.id === source_id);
    if (asked.length === 0 && source_id !== undefined)
      throw new CorroborateError('not-found', `Investigation ${id} has no source ${source_id}.`);
    const kept = asked.map((source) => ({ sourceId: source.id, text: storedText(pages.get(source.id)) }));
    const { verdict, places, searched } = findQuote(quote, kept);
    const names = new Map(asked.map((source) => [source.id, source]));
    const matches = places.map(({ sourceId, passage, exact }) => {
      const { url = '', name: outlet = '' } = names.get(sourceId) ?? {};
      return { source_id: sourceId, url, outlet, passage, exact };
    });
    return { investigation_id: id, verdict, places: matches, searched };
  }
}

const originOf = ({ original_source }: { original_source?: object | null }): object | null =>
  original_source ? pickFields(original_source, ORIGIN_FIELDS) : null;

const pickFields = (data: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));

/** Text of the capture including the headline; empty if the text was deleted. */
const storedText = (page: Pick<Article, 'title' | 'documentTitle' | 'text'> | undefined): string =>
  page?.text ? `${getPrintedTitle(page)}\n\n${page.text}` : '';
