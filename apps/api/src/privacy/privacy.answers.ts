import { ApiProperty } from '@nestjs/swagger';

class ErasedRowsAnswer {
  @ApiProperty({ example: 'stage_results' }) table: string;
  @ApiProperty({ type: 'integer', example: 3 }) rows: number;
}

class StayingRowsAnswer extends ErasedRowsAnswer {
  @ApiProperty({ example: 'chain', description: 'Why, as a code; docs/privacy.md says them.' }) why: string;
}

export class ErasureAnswer {
  @ApiProperty({ example: false, description: 'It was done; otherwise this is what would be.' }) confirmed: boolean;
  @ApiProperty({ type: [Number], example: [17], description: 'Cases of which something goes.' }) cases: number[];
  @ApiProperty({ type: [ErasedRowsAnswer], description: 'Rows in which the name is masked.' })
  masked: ErasedRowsAnswer[];
  @ApiProperty({ type: 'integer', example: 1, description: 'Pages and posts whose bytes go; their digests stay.' })
  originals: number;
  @ApiProperty({ type: [StayingRowsAnswer], description: 'Rows that stay as they are.' })
  stays: StayingRowsAnswer[];
  @ApiProperty({ type: [Number], example: [17], description: 'Held cases: while there are any, nothing is erased.' })
  held: number[];
  @ApiProperty({ example: false, description: 'There is more than is looked at in one go.' }) truncated: boolean;
}
