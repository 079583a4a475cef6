import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { REPLAY_READERS, type ReplayReader } from '@corroborate/db';

export class ReplayDto {
  @ApiPropertyOptional({
    enum: REPLAY_READERS,
    default: 'rules',
    description: 'Who reads the kept pages: the rules alone, or the configured language model beside them.',
  })
  @IsOptional()
  @IsIn(REPLAY_READERS, { message: `reader must be one of ${REPLAY_READERS.join(', ')}` })
  reader?: ReplayReader;

  @ApiPropertyOptional({
    pattern: '^[0-9a-f]{64}$',
    description: 'The `mark` of a difference that was shown: it is written, where it comes to the same once more.',
  })
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'confirm must be the mark of a difference' })
  confirm?: string;
}
