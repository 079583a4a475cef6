import { z } from 'zod';
import { answer, list } from '../openapi/answer';

export class CollectionFieldAnswer extends answer({
  says: z.string().meta({ example: 'date', description: 'What is said.' }),
  fields: z.array(z.string()).meta({ example: ['paid_on'], description: 'The fields that say it.' }),
}) {}

class CorrectedFieldAnswer extends answer({
  field: z.string().meta({ example: 'booked_on' }),
  found: z.string().meta({ example: 'none', description: 'What it was found to say; `none` where nothing.' }),
  says: z.string().meta({ example: 'date', description: 'What the operator says that it says.' }),
}) {}

class UnknownNameAnswer extends answer({
  name: z.string().meta({ example: 'payd_on', description: 'A name in the file of corrections that is not there.' }),
  meant: z.string().nullable().meta({ example: 'paid_on', description: 'What was probably meant.' }),
}) {}

export class CollectionAnswer extends answer({
  tool: z.string().meta({ example: 'payments', description: 'The tool by which it is asked.' }),
  description: z.string().meta({ description: 'In the words of its server: shown, never obeyed.' }),
  documents: z.int().nullable().meta({ example: 100_530, description: 'Null where it does not tell.' }),
  healthy: z
    .boolean()
    .meta({ example: true, description: 'It answered when it was last looked at, and its fields are known.' }),
  mapping: list(CollectionFieldAnswer).meta({ description: 'As found out or corrected by the operator.' }),
  corrected: list(CorrectedFieldAnswer).meta({ description: 'By the file `DATA_FIELDS`.' }),
  unknown_fields: list(UnknownNameAnswer).meta({ description: 'Fields that the file names and the collection lacks.' }),
  seen_at: z
    .string()
    .meta({ format: 'date-time', example: '2026-01-02T11:58:00.000Z', description: 'When it was looked at.' }),
}) {}

export class DataServerAnswer extends answer({
  name: z.string().meta({ example: 'payments', description: 'As results, plans and the ledger call it.' }),
  title: z.string().meta({ example: 'Register of public payments' }),
  transport: z.enum(['http', 'process']).meta({ example: 'http' }),
  price_usd: z.number().min(0).meta({ example: 0.002, description: 'US dollars for one call.' }),
  pace_ms: z.int().min(0).meta({ example: 200, description: 'Least milliseconds between two calls.' }),
  primary: z
    .array(z.string())
    .meta({ example: ['public-money'], description: 'Matters of which it is the first hand.' }),
  calls_today: z.int().nullable().meta({ example: 12, description: 'Null for processes, which no ledger has.' }),
  spent_today_usd: z.number().nullable().meta({ example: 0.024 }),
  last_call_at: z.string().nullable().meta({ format: 'date-time', example: null }),
  unknown_collections: list(UnknownNameAnswer).meta({
    description: 'Collections that the file names and the server lacks.',
  }),
  collections: list(CollectionAnswer).meta({ description: 'None before it was asked for the first time.' }),
}) {}

export class DataServerListAnswer extends answer({
  servers: list(DataServerAnswer),
}) {}
