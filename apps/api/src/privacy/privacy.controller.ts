import { Body, Controller, Header, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ErasureService, subjectArchive, SubjectAccessService, type ErasurePlan } from '@corroborate/housekeeping';
import { Access } from '../access/access.decorator';
import type { ActorRequest } from '../access/access.gate';
import { toAdminActor } from '../access/admin-actor';
import { ApiProblems } from '../openapi/problem.schema';
import { ErasureResponse } from './privacy.responses';
import { ErasureDto, SubjectDto } from './privacy.dto';

/** Subject access and erasure. URLs never contain names, because URLs are logged. */
@ApiTags('access')
@Controller('api/privacy')
export class PrivacyController {
  constructor(
    private readonly access: SubjectAccessService,
    private readonly erasure: ErasureService,
  ) {}

  @Post('access')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Header('Content-Security-Policy', 'sandbox')
  @Access('admin')
  @ApiOperation({
    operationId: 'getSubjectFile',
    summary: 'Export all data about a person or account as a ZIP file (readable and JSON)',
    description: 'Searches all stored rows. Recorded in the audit log with a digest of the name.',
  })
  @ApiResponse({
    status: 200,
    description: 'The ZIP file.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems()
  async file(@Body() { person }: SubjectDto, @Req() request: ActorRequest): Promise<StreamableFile> {
    const archive = await subjectArchive(await this.access.compile(person, toAdminActor(request)));
    return new StreamableFile(archive, {
      type: 'application/zip',
      disposition: 'attachment; filename="what-is-kept.zip"',
    });
  }

  @Post('erasure')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Access('admin')
  @ApiOperation({
    operationId: 'erasePerson',
    summary: 'Preview or, with `confirm`, perform the erasure of data about a person or account',
  })
  @ApiResponse({ status: 200, type: ErasureResponse, description: 'Erased data, and retained data with reasons.' })
  @ApiProblems('held')
  async erase(@Body() given: ErasureDto, @Req() request: ActorRequest): Promise<ErasureResponse> {
    const { person, why, leave_out: leaveOut = [], confirm = false } = given;
    const order = { person, why, leaveOut };
    const plan = confirm
      ? (await this.erasure.confirm(order, toAdminActor(request))).plan
      : await this.erasure.plan(order);
    return toErasure(plan, confirm);
  }
}

const toErasure = ({ masked, originals, stays, cases, held, truncated }: ErasurePlan, confirmed: boolean) => ({
  ...{ confirmed, cases, held, truncated },
  masked: countByGroup(masked, ({ table }) => ({ table })),
  originals: originals.length,
  stays: countByGroup(stays, ({ table, why }) => ({ table, why })),
});

function countByGroup<R, G extends object>(rows: readonly R[], groupOf: (row: R) => G) {
  const groups = new Map<string, G & { rows: number }>();
  for (const row of rows) {
    const group = groupOf(row);
    const key = JSON.stringify(group);
    groups.set(key, { ...group, rows: (groups.get(key)?.rows ?? 0) + 1 });
  }
  return [...groups.values()];
}
