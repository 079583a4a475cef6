import { DAY_MS, type Instant } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { StoredRow } from '@corroborate/db';
import { RETAINED_TABLES } from './personal-data.tables';

export type RetentionPeriods = Pick<
  Settings,
  'HANDLE_DAYS' | 'EVENT_DAYS' | 'LEDGER_DAYS' | 'CAPTURE_DAYS' | 'PICTURE_DAYS' | 'WEBHOOK_LOG_DAYS'
>;

/** How long a row is kept unchanged. `at`: until this date at least, and while its case is open or on hold. */
export type RowRetention =
  | { code: 'held' | 'for-good' | 'until-erased' }
  | { code: 'ends'; at: Instant }
  | { code: 'days' | 'handles-days' | 'text-days'; days: number; at: Instant | null };

/** If there are several settings, the first one that is set applies. */
type RetentionRule = readonly [
  Exclude<RowRetention['code'], 'held' | 'for-good' | 'until-erased' | 'ends'>,
  ...(keyof RetentionPeriods)[],
];

const TABLE_RULES: Record<string, RetentionRule> = {
  upstream_calls: ['days', 'LEDGER_DAYS'],
  investigation_events: ['days', 'EVENT_DAYS'],
  webhook_deliveries: ['days', 'WEBHOOK_LOG_DAYS'],
  sources: ['text-days', 'CAPTURE_DAYS'],
  pictures: ['text-days', 'PICTURE_DAYS', 'CAPTURE_DAYS'],
};
const SOCIAL_RULE: RetentionRule = ['handles-days', 'HANDLE_DAYS'];

/** Retention of a row under the current settings. */
export function rowRetention(row: StoredRow, held: boolean, settings: RetentionPeriods): RowRetention {
  if (held) return { code: 'held' };
  if (row.expiresAt) return { code: 'ends', at: row.expiresAt };
  const rule = row.table === 'stage_results' && row.key.stage === 'social' ? SOCIAL_RULE : TABLE_RULES[row.table];
  const [code, ...times] = rule ?? [];
  const days = times.map((time) => settings[time]).find((set) => set > 0);
  if (!code || days === undefined) return { code: RETAINED_TABLES[row.table] ? 'for-good' : 'until-erased' };
  const at = row.since ? new Date(Date.parse(row.since) + days * DAY_MS).toISOString() : null;
  return { code, days, at };
}
