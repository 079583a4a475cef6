import { ApiProperty } from '@nestjs/swagger';

/** What a sentence says, for programs. */
export class CodeAnswer {
  @ApiProperty({ example: 'change.sources' }) code: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { from: 2, to: 1 } }) params: object;
}
