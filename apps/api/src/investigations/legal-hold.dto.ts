import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty } from 'class-validator';
import { HOLD_REASON_MOST } from '@corroborate/investigation';
import { IsText } from '../http/fields';

export class HoldReasonDto {
  @ApiProperty({ maxLength: HOLD_REASON_MOST, example: 'Letter before claim of 3 March.' })
  @IsText(HOLD_REASON_MOST)
  @IsNotEmpty({ message: 'reason must not be empty' })
  reason: string;
}
