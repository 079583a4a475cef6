import { Controller, Get, Header, Param, StreamableFile, Injectable, type PipeTransform } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CorroborateError } from '@corroborate/domain';
import { EvidenceService } from '@corroborate/housekeeping';
import { Access, HasSideEffect } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';

/** Validates a SHA-256 digest in lowercase hexadecimal. */
@Injectable()
class DigestPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (/^[0-9a-f]{64}$/.test(value)) return value;
    throw new CorroborateError('not-found', 'There is no original with this digest.', {
      hint: 'A digest is 64 lowercase hexadecimal digits.',
    });
  }
}

const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;
const DIGEST_PARAM = {
  name: 'sha256',
  schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
} as const;
const BINARY_CONTENT = { schema: { type: 'string', format: 'binary' } } as const;

/** Blocks scripts, requests and forms in case a browser renders the file anyway. */
const SANDBOX_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** Untrusted original bytes, served only as downloads. Only screenshots taken by our own browser are displayed. */
@ApiTags('evidence')
@Controller('api/investigations/:id/evidence')
export class OriginalsController {
  constructor(private readonly evidence: EvidenceService) {}

  @Get('originals/:sha256')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Security-Policy', SANDBOX_POLICY)
  @Header('X-Content-Type-Options', 'nosniff')
  @Header('Cross-Origin-Resource-Policy', 'same-origin')
  @Access('editor')
  @HasSideEffect()
  @ApiParam(ID_PARAM)
  @ApiParam(DIGEST_PARAM)
  @ApiOperation({
    operationId: 'getOriginal',
    summary: 'Download original bytes as a file',
    description: 'The bytes come from third parties: open them with care. Every download is recorded in the audit log.',
  })
  @ApiResponse({
    status: 200,
    description: 'The original bytes.',
    content: { 'application/octet-stream': BINARY_CONTENT },
  })
  @ApiProblems('not-found', 'conflict', 'request-refused')
  async original(
    @Param('id', IdPipe) id: number,
    @Param('sha256', DigestPipe) sha256: string,
  ): Promise<StreamableFile> {
    const { bytes, mediaType } = await this.evidence.original(id, sha256);
    const name = `${sha256.slice(0, 16)}.${FILE_EXTENSIONS[mediaType] ?? 'bin'}`;
    const disposition = `attachment; filename="${name}"`;
    return new StreamableFile(bytes, { type: 'application/octet-stream', disposition });
  }

  @Get('pictures/:sha256')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Security-Policy', SANDBOX_POLICY)
  @Header('X-Content-Type-Options', 'nosniff')
  @Header('Cross-Origin-Resource-Policy', 'same-origin')
  @Access('editor')
  @HasSideEffect()
  @ApiParam(ID_PARAM)
  @ApiParam(DIGEST_PARAM)
  @ApiOperation({
    operationId: 'getPicture',
    summary: 'Get the picture of a snapshot',
    description:
      'Returns only pictures taken by the browser of this installation. Every request is recorded in the ' +
      'audit log.',
  })
  @ApiResponse({ status: 200, description: 'PNG image.', content: { 'image/png': BINARY_CONTENT } })
  @ApiProblems('not-found', 'conflict', 'request-refused')
  async picture(@Param('id', IdPipe) id: number, @Param('sha256', DigestPipe) sha256: string): Promise<StreamableFile> {
    const { bytes, isPicture } = await this.evidence.original(id, sha256);
    if (!isPicture) throw new CorroborateError('not-found', `Investigation ${id} has no picture with this digest.`);
    return new StreamableFile(bytes, {
      type: 'image/png',
      disposition: `inline; filename="${sha256.slice(0, 16)}.png"`,
    });
  }
}

/** File name extension for the media type. */
const FILE_EXTENSIONS: Partial<Record<string, string>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'xhtml',
  'application/pdf': 'pdf',
  'application/json': 'json',
  'image/png': 'png',
  'text/plain': 'txt',
};
