import { Controller, Get, Header, Inject, Query } from '@nestjs/common';
import { ApiOperation, ApiPropertyOptional, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { DATABASE, type Database } from '@corroborate/db';
import { IsCursor, IsPageSize, IsText, MAX_PAGE_SIZE } from '../http/fields';
import { ApiProblems } from '../openapi/problem.schema';
import { Access } from './access.decorator';
import { z } from 'zod';
import { responseType, json, list } from '../openapi/response.type';

const DEFAULT_PAGE_SIZE = 50;

class ListAuditDto {
  @ApiPropertyOptional({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE }) @IsPageSize() limit?: number;
  @ApiPropertyOptional({ description: '`next_cursor` of the previous page.' }) @IsCursor() cursor?: string;
  @ApiPropertyOptional({ example: 'Ann Example' }) @IsOptional() @IsText(200) actor?: string;
}

class AuditEntryResponse extends responseType({
  id: z.number().meta({ example: 42 }),
  at: z.string().meta({ format: 'date-time', example: '2026-11-01T08:00:00.000Z' }),
  actor: z.string().meta({ example: 'Ann Example' }),
  via: z.string().meta({ enum: ['key', 'session', 'token', 'local', 'command', 'none'], example: 'session' }),
  key_id: z.string().nullable().meta({ example: '0123456789abcdef' }),
  action: z.string().meta({ example: 'POST /api/reviews/:id/decide' }),
  subject: z.string().meta({ example: '/api/reviews/7/decide' }),
  outcome: z.string().meta({ enum: ['done', 'refused', 'failed'], example: 'done' }),
  status: z.number().nullable().meta({ example: 200 }),
  remote_address: z.string().nullable().meta({ example: '192.0.2.7' }),
  request_id: z.string().nullable().meta({ example: '0b0cf1a2-7f0e-4a53-8b8e-0c7f3b1f4f6d' }),
  details: json<object>({ type: 'object', additionalProperties: true, example: {} }),
}) {}

export class AuditPageResponse extends responseType({
  entries: list(AuditEntryResponse),
  next_cursor: z.string().nullable().meta({ example: null }),
}) {}

@ApiTags('access')
@Controller('api/audit')
export class AuditController {
  constructor(@Inject(DATABASE) private readonly callers: Database) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Access('admin')
  @ApiOperation({ operationId: 'listAudit', summary: 'List audit log entries, newest first' })
  @ApiResponse({ status: 200, type: AuditPageResponse, description: 'A page of audit log entries.' })
  @ApiProblems()
  async list(@Query() { limit = DEFAULT_PAGE_SIZE, cursor, actor }: ListAuditDto): Promise<AuditPageResponse> {
    const { items, nextCursor } = await this.callers.audit.list({ limit, cursor, actor });
    return { entries: items.map(AuditEntryResponse.of), next_cursor: nextCursor };
  }
}
