import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsNotEmpty, IsOptional, Min } from 'class-validator';
import { ERASURE_WHY_MOST } from '@corroborate/investigation';
import { IsText } from '../http/fields';

const PERSON_MOST = 200;
const CASES_MOST = 1_000;

export class SubjectDto {
  @ApiProperty({
    maxLength: PERSON_MOST,
    example: '@mira_hollis',
    description: 'A whole name, an account (@name), an e-mail address or an address of the web.',
  })
  @IsText(PERSON_MOST)
  @IsNotEmpty({ message: 'person must not be empty' })
  person: string;
}

export class ErasureDto extends SubjectDto {
  @ApiProperty({
    maxLength: ERASURE_WHY_MOST,
    example: 'Request of 3 March.',
    description: 'It stands in the chains and in the audit log, and must not name the person.',
  })
  @IsText(ERASURE_WHY_MOST)
  @IsNotEmpty({ message: 'why must not be empty' })
  why: string;

  @ApiProperty({
    required: false,
    type: [Number],
    example: [17],
    description: 'Cases that stay as they are, e.g. since they are journalism that outweighs.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(CASES_MOST)
  @IsInt({ each: true })
  @Min(1, { each: true })
  leave_out?: number[];

  @ApiProperty({ required: false, example: false, description: 'Do it. Without it the answer only tells.' })
  @IsOptional()
  @IsBoolean()
  confirm?: boolean;
}
