import { ApiProperty } from '@nestjs/swagger';
import { nullable } from '../openapi/answer.parts';

export class CollectionFieldAnswer {
  @ApiProperty({ example: 'date', description: 'What is said.' }) says: string;
  @ApiProperty({ type: [String], example: ['paid_on'], description: 'The fields that say it.' }) fields: string[];
}

export class CorrectedFieldAnswer {
  @ApiProperty({ example: 'booked_on' }) field: string;
  @ApiProperty({ example: 'none', description: 'What it was found to say; `none` where nothing.' }) found: string;
  @ApiProperty({ example: 'date', description: 'What the operator says that it says.' }) says: string;
}

export class UnknownNameAnswer {
  @ApiProperty({ example: 'payd_on', description: 'A name in the file of corrections that is not there.' })
  name: string;
  @ApiProperty({ type: String, ...nullable, example: 'paid_on', description: 'What was probably meant.' })
  meant: string | null;
}

export class CollectionAnswer {
  @ApiProperty({ example: 'payments', description: 'The tool by which it is asked.' }) tool: string;
  @ApiProperty({ description: 'In the words of its server: shown, never obeyed.' }) description: string;
  @ApiProperty({ type: 'integer', ...nullable, example: 100_530, description: 'Null where it does not tell.' })
  documents: number | null;
  @ApiProperty({ example: true, description: 'It answered when it was last looked at, and its fields are known.' })
  healthy: boolean;
  @ApiProperty({ type: [CollectionFieldAnswer], description: 'As found out or corrected by the operator.' })
  mapping: CollectionFieldAnswer[];
  @ApiProperty({ type: [CorrectedFieldAnswer], description: 'By the file `DATA_FIELDS`.' })
  corrected: CorrectedFieldAnswer[];
  @ApiProperty({ type: [UnknownNameAnswer], description: 'Fields that the file names and the collection lacks.' })
  unknown_fields: UnknownNameAnswer[];
  @ApiProperty({ format: 'date-time', example: '2026-01-02T11:58:00.000Z', description: 'When it was looked at.' })
  seen_at: string;
}

export class DataServerAnswer {
  @ApiProperty({ example: 'payments', description: 'As results, plans and the ledger call it.' }) name: string;
  @ApiProperty({ example: 'Register of public payments' }) title: string;
  @ApiProperty({ enum: ['http', 'process'], example: 'http' }) transport: 'http' | 'process';
  @ApiProperty({ minimum: 0, example: 0.002, description: 'US dollars for one call.' }) price_usd: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 200, description: 'Least milliseconds between two calls.' })
  pace_ms: number;
  @ApiProperty({ type: [String], example: ['public-money'], description: 'Matters of which it is the first hand.' })
  primary: string[];
  @ApiProperty({ type: 'integer', ...nullable, example: 12, description: 'Null for processes, which no ledger has.' })
  calls_today: number | null;
  @ApiProperty({ type: 'number', ...nullable, example: 0.024 }) spent_today_usd: number | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: null }) last_call_at: string | null;
  @ApiProperty({ type: [UnknownNameAnswer], description: 'Collections that the file names and the server lacks.' })
  unknown_collections: UnknownNameAnswer[];
  @ApiProperty({ type: [CollectionAnswer], description: 'None before it was asked for the first time.' })
  collections: CollectionAnswer[];
}

export class DataServerListAnswer {
  @ApiProperty({ type: [DataServerAnswer] }) servers: DataServerAnswer[];
}
