import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CAPTURE_VERDICTS, toReasonText } from '@corroborate/domain';
import { CAPTURE_FAILURES, EvidenceCheckService, isFaulty, isLoss, QUOTE_SOURCES } from '@corroborate/casework';
import { QUOTE_VERDICTS } from '@corroborate/report';
import { Access, HasSideEffect } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import { CodeResponse } from '../openapi/code.response';

import { ApiProblems } from '../openapi/problem.schema';
import { z } from 'zod';
import { responseType, list, nested } from '../openapi/response.type';

const UNTRUSTED_TEXT_NOTE = 'Untrusted text: display it as plain text.';

class CheckedQuoteResponse extends responseType({
  claim_id: z
    .string()
    .nullable()
    .meta({ example: 'c1', description: 'Claim ID; null if only the report contains the quote.' }),
  source_id: z.int().meta({ example: 5 }),
  url: z.string().meta({ example: 'https://news.example/report' }),
  quote: z.string().meta({ example: 'Dock workers walked out', description: UNTRUSTED_TEXT_NOTE }),
  state: z.enum(QUOTE_VERDICTS).meta({ example: 'VERIFIED' }),
  looked_in: z.enum(QUOTE_SOURCES).meta({
    example: 'bytes',
    description: 'Evidence searched: the original bytes, the captured text, or none if nothing is stored.',
  }),
  action: z.string().meta({ example: 'No action needed.', description: 'Recommended action as text.' }),
  action_code: nested(CodeResponse).meta({ description: 'Code of `action`.' }),
}) {}

export class CheckedQuotesResponse extends responseType({
  investigation_id: z.int().meta({ example: 123 }),
  whole: z.boolean().meta({ example: true, description: 'Whether every quote was found in its source.' }),
  quotes: list(CheckedQuoteResponse),
}) {}

class FailedCaptureResponse extends responseType({
  source_id: z.int().meta({ example: 5 }),
  url: z.string().meta({ example: 'https://news.example/report' }),
  failure: z.enum(CAPTURE_FAILURES).meta({
    example: 'unread',
    description:
      '`lost` and `changed`: the stored bytes are missing or modified. Others: never stored, or deleted at ' +
      'the end of the retention period.',
  }),
  verdict: z.enum(CAPTURE_VERDICTS).meta({ example: 'paywall', description: 'Outcome of reading the page.' }),
}) {}

export class FailedCapturesResponse extends responseType({
  investigation_id: z.int().meta({ example: 123 }),
  whole: z.boolean().meta({ example: true, description: 'Whether all stored bytes are present and unmodified.' }),
  captures: list(FailedCaptureResponse),
}) {}

const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;
const AUDIT_NOTE = 'Every request is recorded in the audit log.';

/** Checks the quotes of a case against its stored evidence. */
@ApiTags('investigations')
@Controller('api/investigations/:id/evidence')
export class EvidenceChecksController {
  constructor(private readonly checks: EvidenceCheckService) {}

  @Get('quotes')
  @Header('Cache-Control', 'no-store')
  @Access('editor')
  @HasSideEffect()
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'verifyQuotes',
    summary: 'Check every quote of a case and its report against the stored evidence',
    description: `Same as \`corroborate evidence verify-claims\`. ${AUDIT_NOTE}`,
  })
  @ApiResponse({ status: 200, type: CheckedQuotesResponse, description: 'Each quote with its check result.' })
  @ApiProblems('not-found', 'request-refused')
  async quotes(@Param('id', IdPipe) id: number): Promise<CheckedQuotesResponse> {
    const quotes = await this.checks.checkQuotes(id);
    return {
      investigation_id: id,
      whole: !quotes.some(isFaulty),
      quotes: quotes.map((quote) =>
        CheckedQuoteResponse.of({ ...quote, action: toReasonText(quote.action), actionCode: quote.action }),
      ),
    };
  }

  @Get('failed-captures')
  @Header('Cache-Control', 'no-store')
  @Access('editor')
  @HasSideEffect()
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'findFailedCaptures',
    summary: 'List pages of a case whose original cannot be shown, with the reason',
    description: `Same as \`corroborate evidence find-failed-captures\`. ${AUDIT_NOTE}`,
  })
  @ApiResponse({ status: 200, type: FailedCapturesResponse, description: 'Failed captures.' })
  @ApiProblems('not-found', 'request-refused')
  async captures(@Param('id', IdPipe) id: number): Promise<FailedCapturesResponse> {
    const failed = await this.checks.findFailedCaptures(id);
    return {
      investigation_id: id,
      whole: !failed.some(isLoss),
      captures: failed.map(FailedCaptureResponse.of),
    };
  }
}
