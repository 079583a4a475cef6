import type { OutletChange } from '@corroborate/db';
import { toReasonTexts, SOURCE_CHANGES } from '@corroborate/domain';
import { PartDifferenceResponse } from '../sources/watched.responses';
import { z } from 'zod';
import { responseType, list, moment } from '../openapi/response.type';

const PAGE_COUNT = z.int().meta({ description: 'Number of pages with this change.' });

/** Changes to pages of an outlet, shown to editors. They do not affect its tier. */
export class OutletHistoryResponse extends responseType({
  site: z.string().meta({ example: 'news.example' }),
  pages: z.int().meta({ example: 12, description: 'Number of watched pages.' }),
  looks: z.int().meta({ example: 60, description: 'Number of checks.' }),
  corrected: PAGE_COUNT.meta({ example: 2 }),
  retracted: PAGE_COUNT.meta({ example: 0 }),
  silently_edited: PAGE_COUNT.meta({ example: 1 }),
  gone: PAGE_COUNT.meta({ example: 0 }),
  redirected: PAGE_COUNT.meta({ example: 0 }),
  last_change_at: moment.nullable(),
}) {}

export class OutletListResponse extends responseType({
  outlets: list(OutletHistoryResponse).meta({ description: 'Outlets with the most changes first, at most 200.' }),
}) {}

export class OutletChangeResponse extends responseType({
  look_id: z.int().meta({ example: 40 }),
  investigation_id: z.int().meta({ example: 123 }),
  topic_id: z.int().meta({ example: 7 }),
  topic_title: z.string().meta({ example: 'Fire injures 31 people' }),
  source_id: z.int().meta({ example: 5 }),
  url: z.string().meta({ example: 'https://news.example/report' }),
  title: z.string().meta({ example: 'Fire injures 31' }),
  change: z.enum(SOURCE_CHANGES).meta({ example: 'corrected' }),
  at: moment,
  reasons: z.array(z.string()),
  differences: list(PartDifferenceResponse),
}) {}

export class OutletResponse extends responseType(
  {
    changes: list(OutletChangeResponse).meta({ description: 'Changes, newest first, at most 100.' }),
  },
  OutletHistoryResponse,
) {}

export const toChange = (change: OutletChange): OutletChangeResponse =>
  OutletChangeResponse.of({ ...change, reasons: toReasonTexts(change.reasons) });
