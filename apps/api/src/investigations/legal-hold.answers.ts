import { ApiProperty } from '@nestjs/swagger';
import { MOMENT, nullable } from '../openapi/answer.parts';

const moment = { type: String, format: 'date-time', example: MOMENT } as const;

/** From when to when nothing of a case may be deleted. */
export class LegalHoldAnswer {
  @ApiProperty({ type: 'integer', example: 4 }) id: number;
  @ApiProperty({ example: 'Letter before claim of 3 March.' }) reason: string;
  @ApiProperty({ example: 'ann' }) held_by: string;
  @ApiProperty(moment) held_at: string;
  @ApiProperty({ type: String, ...nullable, example: null }) released_why: string | null;
  @ApiProperty({ type: String, ...nullable, example: null }) released_by: string | null;
  @ApiProperty({ ...moment, ...nullable, example: null }) released_at: string | null;
}

export class LegalHoldsAnswer {
  @ApiProperty({ example: true, description: 'Nothing of the case is deleted now.' }) held: boolean;
  @ApiProperty({ type: [LegalHoldAnswer], description: 'All there ever were, oldest first.' }) holds: LegalHoldAnswer[];
}

class HeldCaseAnswer extends LegalHoldAnswer {
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
}

export class HeldCasesAnswer {
  @ApiProperty({ type: [HeldCaseAnswer] }) holds: HeldCaseAnswer[];
}
