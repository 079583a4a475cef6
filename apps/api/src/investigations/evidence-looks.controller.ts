import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CAPTURE_VERDICTS, sentenceOf } from '@corroborate/domain';
import { CAPTURE_FAILURES, InvestigationService, isAmiss, isLoss, LOOKED_IN } from '@corroborate/investigation';
import { QUOTE_VERDICTS } from '@corroborate/report';
import { Access, HasSideEffect } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import { CodeAnswer } from '../openapi/code.answer';

import { ApiProblems } from '../openapi/problem.schema';
import { z } from 'zod';
import { answer, list, one } from '../openapi/answer';

const FOREIGN = 'What strangers wrote: show it as text alone.';

class CheckedQuoteAnswer extends answer({
  claim_id: z.string().nullable().meta({ example: 'c1', description: 'Null where the report alone quotes it.' }),
  source_id: z.int().meta({ example: 5 }),
  url: z.string().meta({ example: 'https://news.example/report' }),
  quote: z.string().meta({ example: 'Dock workers walked out', description: FOREIGN }),
  state: z.enum(QUOTE_VERDICTS).meta({ example: 'VERIFIED' }),
  looked_in: z.enum(LOOKED_IN).meta({
    example: 'bytes',
    description: 'In the bytes that were received, read anew; in the text that was read then; or nothing is kept.',
  }),
  action: z.string().meta({ example: 'Nothing needs to be done.', description: 'What to do, for people.' }),
  action_code: one(CodeAnswer).meta({ description: 'What `action` says, for programs.' }),
}) {}

export class CheckedQuotesAnswer extends answer({
  investigation_id: z.int().meta({ example: 123 }),
  whole: z.boolean().meta({ example: true, description: 'Whether no quote is missing where it is said to stand.' }),
  quotes: list(CheckedQuoteAnswer),
}) {}

class FailedCaptureAnswer extends answer({
  source_id: z.int().meta({ example: 5 }),
  url: z.string().meta({ example: 'https://news.example/report' }),
  failure: z.enum(CAPTURE_FAILURES).meta({
    example: 'unread',
    description: '`lost` and `changed` should be there as they came; the others never were, or went with their time.',
  }),
  verdict: z.enum(CAPTURE_VERDICTS).meta({ example: 'paywall', description: 'How the reading ended.' }),
}) {}

export class FailedCapturesAnswer extends answer({
  investigation_id: z.int().meta({ example: 123 }),
  whole: z.boolean().meta({ example: true, description: 'Whether no bytes are lost or changed.' }),
  captures: list(FailedCaptureAnswer),
}) {}

const ID = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;
const AUDITED = 'Every look is written to the audit log.';

/** Whether what a case rests on still stands in what was received. */
@ApiTags('investigations')
@Controller('api/investigations/:id/evidence')
export class EvidenceLooksController {
  constructor(private readonly investigations: InvestigationService) {}

  @Get('quotes')
  @Header('Cache-Control', 'no-store')
  @Access('editor')
  @HasSideEffect()
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'verifyQuotes',
    summary: 'Every quote that the case and its report rest on, looked for in what was received',
    description: `What \`corroborate evidence verify-claims\` does. ${AUDITED}`,
  })
  @ApiResponse({ status: 200, type: CheckedQuotesAnswer, description: 'Each quote with where it was looked for.' })
  @ApiProblems('not-found', 'request-refused')
  async quotes(@Param('id', IdPipe) id: number): Promise<CheckedQuotesAnswer> {
    const quotes = await this.investigations.checkedQuotes(id);
    return {
      investigation_id: id,
      whole: !quotes.some(isAmiss),
      quotes: quotes.map(({ claimId, sourceId, url, quote, state, lookedIn, action }) => ({
        claim_id: claimId,
        source_id: sourceId,
        url,
        quote,
        state,
        looked_in: lookedIn,
        action: sentenceOf(action),
        action_code: action,
      })),
    };
  }

  @Get('failed-captures')
  @Header('Cache-Control', 'no-store')
  @Access('editor')
  @HasSideEffect()
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'findFailedCaptures',
    summary: 'Pages of the case that cannot be shown as they were received, and why',
    description: `What \`corroborate evidence find-failed-captures\` does. ${AUDITED}`,
  })
  @ApiResponse({ status: 200, type: FailedCapturesAnswer, description: 'None where every page can be shown.' })
  @ApiProblems('not-found', 'request-refused')
  async captures(@Param('id', IdPipe) id: number): Promise<FailedCapturesAnswer> {
    const failed = await this.investigations.failedCaptures(id);
    return {
      investigation_id: id,
      whole: !failed.some(isLoss),
      captures: failed.map(({ sourceId, url, failure, verdict }) => ({ source_id: sourceId, url, failure, verdict })),
    };
  }
}
