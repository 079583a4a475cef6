import { Controller, Get, Header, Inject, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiParam, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Response } from 'express';
import { SETTINGS, type Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import {
  CaseFolderService,
  CaseReportService,
  type CaseReportInput,
  type ExportedDocument,
} from '@corroborate/casework';
import { InvestigationService } from '@corroborate/investigation';
import { claimReviews, composeReport, buildFolderName, buildZip } from '@corroborate/report';
import { Access, HasSideEffect } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { ClaimReviewsResponse, ReportResponse } from './reports.responses';
import { ClaimReviewQueryDto, ReportQueryDto } from './reports.dto';
import { RenderedReport } from './rendered.report';

const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;
const TEXT_CONTENT = { schema: { type: 'string' } } as const;
const BINARY_CONTENT = { schema: { type: 'string', format: 'binary' } } as const;

const toResponseBody = (body: string | object | Buffer): ExportedDocument['body'] =>
  typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);

/** Exports of a decided case. */
@ApiTags('reports')
@ApiExtraModels(ReportResponse)
@Controller('api/investigations/:id')
export class ReportsController {
  constructor(
    private readonly investigations: InvestigationService,
    private readonly reports: CaseReportService,
    private readonly folders: CaseFolderService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('report')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @HasSideEffect()
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'getReport', summary: 'Get the report of an investigation with citations' })
  @ApiResponse({
    status: 200,
    description: 'The report in the requested format.',
    content: {
      'application/json': { schema: { $ref: getSchemaPath(ReportResponse) } },
      'text/markdown': TEXT_CONTENT,
      'text/html': TEXT_CONTENT,
      'application/pdf': BINARY_CONTENT,
    },
  })
  @ApiProblems('not-found', 'conflict', 'request-refused')
  async report(
    @Param('id', IdPipe) id: number,
    @Query() { format = 'json', depth }: ReportQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReportResponse | string | StreamableFile> {
    const report = composeReport(await this.loadDecidedCase(id), depth);
    const { form, type, policy, name, body } = await new RenderedReport(report, this.settings.BROWSER_PATH).render(
      format,
    );
    await this.reports.recordExport(id, { form, depth: report.depth, body: toResponseBody(body) });
    if (policy) response.setHeader('Content-Security-Policy', policy);
    if (name) response.setHeader('Content-Disposition', `inline; filename="${name}"`);
    response.type(type);
    return Buffer.isBuffer(body) ? new StreamableFile(body, { type }) : (body as ReportResponse | string);
  }

  @Get('folder.zip')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @HasSideEffect()
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'getCaseFolder',
    summary: 'Download the case folder with its evidence (reproducible ZIP archive)',
  })
  @ApiResponse({ status: 200, description: 'ZIP archive.', content: { 'application/zip': BINARY_CONTENT } })
  @ApiProblems('not-found', 'conflict', 'request-refused')
  async folder(@Param('id', IdPipe) id: number): Promise<StreamableFile> {
    const found = await this.loadDecidedCase(id);
    const name = buildFolderName(id, found.data.topic.title);
    const archive = buildZip(await this.folders.buildFiles(found), name);
    await this.reports.recordExport(id, { form: 'folder', depth: null, body: archive });
    return new StreamableFile(archive, { type: 'application/zip', disposition: `attachment; filename="${name}.zip"` });
  }

  @Get('claim-reviews')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @HasSideEffect()
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'getClaimReviews',
    summary: 'Get ClaimReview markup for decided claims with sufficient evidence',
  })
  @ApiResponse({
    status: 200,
    type: ClaimReviewsResponse,
    description: 'ClaimReview items, and reasons for claims without one.',
  })
  @ApiProblems('not-found', 'conflict', 'request-refused')
  async reviews(@Param('id', IdPipe) id: number, @Query() { url }: ClaimReviewQueryDto): Promise<ClaimReviewsResponse> {
    const found = await this.loadDecidedCase(id);
    const { PUBLISHER_NAME: name, PUBLISHER_URL: home } = this.settings;
    const publisher = name === undefined ? null : { name, url: home ?? null };
    const page = this.publicPageUrl(id, url);
    const { reviews, withheld } = claimReviews({ ...found, url: page, publisher });
    const answer = { reviews, withheld: withheld.map(({ claimId, ...rest }) => ({ claim_id: claimId, ...rest })) };
    await this.reports.recordExport(id, { form: 'claim-reviews', depth: null, body: toResponseBody(answer) });
    return answer;
  }

  /**
   * The URL under which the fact check will be published.
   * @throws CorroborateError `invalid-input` if it is missing
   */
  private publicPageUrl(id: number, url: string | undefined): string {
    const base = this.settings.PUBLIC_URL?.replace(/\/$/, '');
    const page = url ?? (base && `${base}/api/investigations/${id}/report?format=html`);
    if (page) return page;
    throw new CorroborateError('invalid-input', 'ClaimReview requires the URL of the fact-check page.', {
      hint: 'Add ?url=https://… of the page that will contain the fact check, or set PUBLIC_URL.',
    });
  }

  /**
   * Loads the data of a decided case.
   * @throws CorroborateError `not-found`, or `conflict` before the decision
   */
  private async loadDecidedCase(id: number): Promise<CaseReportInput> {
    const found = await this.reports.loadCase(id);
    if (found) return found;
    if (!(await this.investigations.get(id)))
      throw new CorroborateError('not-found', `There is no investigation ${id}.`);
    throw new CorroborateError('conflict', `Investigation ${id} has no decision yet.`, {
      hint: 'Try again once it is completed. Failed and cancelled investigations have no report.',
      details: { investigationId: id },
    });
  }
}
