import { ApiProperty } from '@nestjs/swagger';
import { MOMENT, nullable } from '../openapi/answer.parts';

/** One call to the outside, or was answered from the cache. */
export class CallAnswer {
  @ApiProperty({ format: 'date-time', example: MOMENT }) at: string;
  @ApiProperty({ example: 'search' }) stage: string;
  @ApiProperty({ example: 'brave' }) provider: string;
  @ApiProperty({ example: 'GET' }) method: string;
  @ApiProperty({ example: 'https://api.search.example/web?q=dock+workers', description: 'Without secrets.' })
  url: string;
  @ApiProperty({ example: 'found' }) outcome: string;
  @ApiProperty({ type: String, ...nullable, example: null }) reason: string | null;
  @ApiProperty({ type: 'integer', ...nullable, example: 200 }) status: number | null;
  @ApiProperty({ example: false }) cached: boolean;
  @ApiProperty({ type: 'integer', example: 1 }) attempts: number;
  @ApiProperty({ type: 'integer', example: 240 }) latency_ms: number;
  @ApiProperty({ type: 'integer', example: 18230 }) bytes: number;
  @ApiProperty({ example: 0.005 }) cost_usd: number;
}

export class CallTotalsAnswer {
  @ApiProperty({ type: 'integer', example: 61 }) calls: number;
  @ApiProperty({ type: 'integer', example: 12 }) from_cache: number;
  @ApiProperty({ type: 'integer', example: 3, description: 'Calls that came to nothing because we could not look.' })
  holes: number;
  @ApiProperty({ example: 0.02 }) cost_usd: number;
  @ApiProperty({ type: 'integer', example: 1830230 }) bytes: number;
}

export class CallLedgerAnswer {
  @ApiProperty({ type: [CallAnswer], description: 'In the order in which they were made.' }) calls: CallAnswer[];
  @ApiProperty({ type: CallTotalsAnswer }) totals: CallTotalsAnswer;
}
