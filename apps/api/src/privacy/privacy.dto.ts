import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsNotEmpty, IsOptional, Min } from 'class-validator';
import { MAX_ERASURE_REASON_LENGTH } from '@corroborate/housekeeping';
import { IsText } from '../http/fields';

const MAX_PERSON_CHARS = 200;
const MAX_CASES = 1_000;

export class SubjectDto {
  @ApiProperty({
    maxLength: MAX_PERSON_CHARS,
    example: '@mira_hollis',
    description: 'Full name, account (@name), email address or URL.',
  })
  @IsText(MAX_PERSON_CHARS)
  @IsNotEmpty({ message: 'person must not be empty' })
  person: string;
}

export class ErasureDto extends SubjectDto {
  @ApiProperty({
    maxLength: MAX_ERASURE_REASON_LENGTH,
    example: 'Request of March 3.',
    description: 'Reason, recorded in the evidence chain and the audit log. Must not contain the name of the person.',
  })
  @IsText(MAX_ERASURE_REASON_LENGTH)
  @IsNotEmpty({ message: 'why must not be empty' })
  why: string;

  @ApiProperty({
    required: false,
    type: [Number],
    example: [17],
    description: 'IDs of cases to exclude, for example because the public interest outweighs the request.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_CASES)
  @IsInt({ each: true })
  @Min(1, { each: true })
  leave_out?: number[];

  @ApiProperty({ required: false, example: false, description: 'Erase the data. If false, the response is a preview.' })
  @IsOptional()
  @IsBoolean()
  confirm?: boolean;
}
