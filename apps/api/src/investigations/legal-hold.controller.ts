import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags, ApiProperty } from '@nestjs/swagger';
import type { LegalHoldEntity } from '@corroborate/db';
import { LegalHoldService, MAX_HOLD_REASON_LENGTH } from '@corroborate/casework';
import { IsNotEmpty } from 'class-validator';
import { Access } from '../access/access.decorator';
import type { ActorRequest } from '../access/access.gate';
import { toAdminActor } from '../access/admin-actor';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { IsText } from '../http/fields';
import { CasesOnHoldResponse, LegalHoldsResponse, LegalHoldResponse } from './legal-hold.responses';

class HoldReasonDto {
  @ApiProperty({ maxLength: MAX_HOLD_REASON_LENGTH, example: 'Legal claim dated March 3.' })
  @IsText(MAX_HOLD_REASON_LENGTH)
  @IsNotEmpty({ message: 'reason must not be empty' })
  reason: string;
}

const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

/** Legal holds for expected or current disputes. */
@ApiTags('investigations')
@Controller('api/investigations/:id/legal-hold')
export class LegalHoldController {
  constructor(private readonly holds: LegalHoldService) {}

  @Get()
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({ operationId: 'getLegalHold', summary: 'Get the legal holds of a case' })
  @ApiResponse({ status: 200, type: LegalHoldsResponse, description: 'Current state and all legal holds.' })
  @ApiProblems('not-found')
  async get(@Param('id', IdPipe) id: number): Promise<LegalHoldsResponse> {
    return toHolds(await this.holds.list(id));
  }

  @Post()
  @HttpCode(200)
  @Access('editor')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'holdEvidence',
    summary: 'Place a case on legal hold, which blocks retention and erasure. Idempotent.',
  })
  @ApiResponse({
    status: 200,
    type: LegalHoldsResponse,
    description: 'On legal hold. Recorded in the evidence chain and the audit log.',
  })
  @ApiProblems('not-found')
  async hold(
    @Param('id', IdPipe) id: number,
    @Body() { reason }: HoldReasonDto,
    @Req() request: ActorRequest,
  ): Promise<LegalHoldsResponse> {
    await this.holds.hold(id, reason, toAdminActor(request));
    return this.get(id);
  }

  @Post('release')
  @HttpCode(200)
  @Access('editor')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'releaseEvidence',
    summary: 'Release the legal hold of a case, so retention applies again',
  })
  @ApiResponse({ status: 200, type: LegalHoldsResponse, description: 'Legal hold released.' })
  @ApiProblems('not-found', 'conflict')
  async release(
    @Param('id', IdPipe) id: number,
    @Body() { reason }: HoldReasonDto,
    @Req() request: ActorRequest,
  ): Promise<LegalHoldsResponse> {
    await this.holds.release(id, reason, toAdminActor(request));
    return this.get(id);
  }
}

/** All active legal holds. */
@ApiTags('investigations')
@Controller('api/legal-holds')
export class CasesOnHoldController {
  constructor(private readonly holds: LegalHoldService) {}

  @Get()
  @Access('viewer')
  @ApiOperation({ operationId: 'listLegalHolds', summary: 'List cases on legal hold, longest first' })
  @ApiResponse({ status: 200, type: CasesOnHoldResponse, description: 'Cases on legal hold, with owner and reason.' })
  @ApiProblems()
  async list(): Promise<CasesOnHoldResponse> {
    return CasesOnHoldResponse.of({ holds: await this.holds.listActive() });
  }
}

const toHolds = (holds: LegalHoldEntity[]): LegalHoldsResponse => ({
  held: holds.some(({ releasedAt }) => releasedAt === null),
  holds: holds.map(LegalHoldResponse.of),
});
