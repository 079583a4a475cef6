import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags, ApiProperty } from '@nestjs/swagger';
import type { LegalHold } from '@corroborate/db';
import { LegalHolds, HOLD_REASON_MOST } from '@corroborate/investigation';
import { IsNotEmpty } from 'class-validator';
import { Access } from '../access/access.decorator';
import type { ActorRequest } from '../access/access.gate';
import { managerOf } from '../access/manager';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { IsText } from '../http/fields';
import { HeldCasesAnswer, LegalHoldsAnswer, type LegalHoldAnswer } from './legal-hold.answers';

class HoldReasonDto {
  @ApiProperty({ maxLength: HOLD_REASON_MOST, example: 'Letter before claim of 3 March.' })
  @IsText(HOLD_REASON_MOST)
  @IsNotEmpty({ message: 'reason must not be empty' })
  reason: string;
}

/** What the HTTP layer asks of legal holds. */

const ID = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

/** Cases of which nothing may be deleted: a dispute is expected, or under way. */
@ApiTags('investigations')
@Controller('api/investigations/:id/legal-hold')
export class LegalHoldController {
  constructor(private readonly holds: LegalHolds) {}

  @Get()
  @Access('viewer')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'getLegalHold', summary: 'Whether nothing of the case may be deleted, and why' })
  @ApiResponse({ status: 200, type: LegalHoldsAnswer, description: 'With all holds there ever were.' })
  @ApiProblems('not-found')
  async get(@Param('id', IdPipe) id: number): Promise<LegalHoldsAnswer> {
    return toHolds(await this.holds.of(id));
  }

  @Post()
  @HttpCode(200)
  @Access('editor')
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'holdEvidence',
    summary: 'Let no retention and no erasure delete anything of the case; one that is held stays so',
  })
  @ApiResponse({ status: 200, type: LegalHoldsAnswer, description: 'It is held; the chain and the audit log say so.' })
  @ApiProblems('not-found')
  async hold(
    @Param('id', IdPipe) id: number,
    @Body() { reason }: HoldReasonDto,
    @Req() request: ActorRequest,
  ): Promise<LegalHoldsAnswer> {
    await this.holds.hold(id, reason, managerOf(request));
    return this.get(id);
  }

  @Post('release')
  @HttpCode(200)
  @Access('editor')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'releaseEvidence', summary: 'Let time do again to a held case what it does to others' })
  @ApiResponse({ status: 200, type: LegalHoldsAnswer, description: 'It is held no longer.' })
  @ApiProblems('not-found', 'conflict')
  async release(
    @Param('id', IdPipe) id: number,
    @Body() { reason }: HoldReasonDto,
    @Req() request: ActorRequest,
  ): Promise<LegalHoldsAnswer> {
    await this.holds.release(id, reason, managerOf(request));
    return this.get(id);
  }
}

/** All that is held now. */
@ApiTags('investigations')
@Controller('api/legal-holds')
export class HeldCasesController {
  constructor(private readonly holds: LegalHolds) {}

  @Get()
  @Access('viewer')
  @ApiOperation({ operationId: 'listLegalHolds', summary: 'The cases that are held, those held longest first' })
  @ApiResponse({ status: 200, type: HeldCasesAnswer, description: 'Each with who holds it and why.' })
  @ApiProblems()
  async list(): Promise<HeldCasesAnswer> {
    const holds = await this.holds.standing();
    return { holds: holds.map((one) => ({ investigation_id: one.investigationId, ...toHold(one) })) };
  }
}

const toHolds = (holds: LegalHold[]): LegalHoldsAnswer => ({
  held: holds.some(({ releasedAt }) => releasedAt === null),
  holds: holds.map(toHold),
});

const toHold = (one: LegalHold): LegalHoldAnswer => ({
  id: one.id,
  reason: one.reason,
  held_by: one.heldBy,
  held_at: one.heldAt,
  released_why: one.releasedWhy,
  released_by: one.releasedBy,
  released_at: one.releasedAt,
});
