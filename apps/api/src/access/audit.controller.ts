import { Controller, Get, Header, Inject, Query } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiPropertyOptional, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import type { AuditEntry } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import type { AccessStore } from './access.store.port';
import { IsCursor, IsPageSize, IsText, MAX_PAGE } from '../http/fields';
import { ApiProblems } from '../openapi/problem.schema';
import { Access } from './access.decorator';

const PAGE = 50;

class ListAuditDto {
  @ApiPropertyOptional({ minimum: 1, maximum: MAX_PAGE, default: PAGE }) @IsPageSize() limit?: number;
  @ApiPropertyOptional({ description: '`next_cursor` of the page before.' }) @IsCursor() cursor?: string;
  @ApiPropertyOptional({ example: 'Ann Example' }) @IsOptional() @IsText(200) actor?: string;
}

export class AuditEntryAnswer {
  @ApiProperty({ example: 42 }) id: number;
  @ApiProperty({ format: 'date-time', example: '2026-11-01T08:00:00.000Z' }) at: string;
  @ApiProperty({ example: 'Ann Example' }) actor: string;
  @ApiProperty({ enum: ['key', 'session', 'token', 'local', 'command', 'none'], example: 'session' }) via: string;
  @ApiProperty({ type: String, nullable: true, example: '0123456789abcdef' }) key_id: string | null;
  @ApiProperty({ example: 'POST /api/reviews/:id/decide' }) action: string;
  @ApiProperty({ example: '/api/reviews/7/decide' }) subject: string;
  @ApiProperty({ enum: ['done', 'refused', 'failed'], example: 'done' }) outcome: string;
  @ApiProperty({ type: Number, nullable: true, example: 200 }) status: number | null;
  @ApiProperty({ type: String, nullable: true, example: '192.0.2.7' }) remote_address: string | null;
  @ApiProperty({ type: String, nullable: true, example: '0b0cf1a2-7f0e-4a53-8b8e-0c7f3b1f4f6d' }) request_id:
    string | null;
  @ApiProperty({ type: 'object', additionalProperties: true, example: {} }) details: object;
}

export class AuditPageAnswer {
  @ApiProperty({ type: [AuditEntryAnswer] }) entries: AuditEntryAnswer[];
  @ApiProperty({ type: String, nullable: true, example: null }) next_cursor: string | null;
}

@ApiTags('access')
@Controller('api/audit')
export class AuditController {
  constructor(@Inject(DATABASE) private readonly callers: AccessStore) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Access('admin')
  @ApiOperation({ operationId: 'listAudit', summary: 'Who did what, from where, and what came of it: newest first' })
  @ApiResponse({ status: 200, type: AuditPageAnswer, description: 'One page.' })
  @ApiProblems()
  async list(@Query() { limit = PAGE, cursor, actor }: ListAuditDto): Promise<AuditPageAnswer> {
    const { items, nextCursor } = await this.callers.audit.list({ limit, cursor, actor });
    return { entries: items.map(toAnswer), next_cursor: nextCursor };
  }
}

const toAnswer = ({ keyId, remoteAddress, requestId, ...entry }: AuditEntry): AuditEntryAnswer => ({
  ...entry,
  key_id: keyId,
  remote_address: remoteAddress,
  request_id: requestId,
});
