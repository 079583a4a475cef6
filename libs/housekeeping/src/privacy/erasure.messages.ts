import { pluralize } from '@corroborate/domain';
import type { ErasurePlan } from './erasure.plan';
import type { RetentionReason } from './personal-data.tables';

const ERASED_SCOPE =
  "pages and posts at the account's own URL, and responses of social networks that contain its posts";

/** Appended if an erasure did not cover everything. */
export const INCOMPLETE_NOTICE = 'More data exists than one request can process: repeat the request afterward.';

/** Describes what an erasure would and would not change, for the user to confirm. */
export function describePlan({ masked, originals, stays, held, cases, truncated }: ErasurePlan): string {
  return [
    masked.length + originals.length === 0
      ? 'Nothing to erase.'
      : `To be erased, in ${pluralize(cases.length, 'case')}${cases.length > 0 ? ` (${cases.join(', ')})` : ''}:`,
    ...(masked.length > 0 ? [`  the name in ${pluralize(masked.length, 'row')}: ${countByTable(masked)}`] : []),
    ...(originals.length > 0 ? [`  the bytes of ${pluralize(originals.length, 'response')}: ${ERASED_SCOPE}`] : []),
    ...(stays.length > 0 ? ['Not erased:'] : []),
    ...describeRetained(stays),
    ...(held.length > 0 ? [`Blocked while these cases are on legal hold: ${held.join(', ')}.`] : []),
    ...(truncated ? [INCOMPLETE_NOTICE] : []),
    '',
  ].join('\n');
}

function describeRetained(stays: ErasurePlan['stays']): string[] {
  const codes = [...new Set(stays.map(({ why }) => why))].sort();
  return codes.map((code) => {
    const rows = stays.filter(({ why }) => why === code);
    return `  ${pluralize(rows.length, 'row')} (${countByTable(rows)}): ${RETENTION_REASONS[code]}`;
  });
}

function countByTable(rows: readonly { table: string }[]): string {
  const counts = new Map<string, number>();
  for (const { table } of rows) counts.set(table, (counts.get(table) ?? 0) + 1);
  return [...counts].map(([table, count]) => `${count} in ${table}`).join(', ');
}

const RETENTION_REASONS: Record<RetentionReason, string> = {
  held: 'the case is on legal hold',
  'left-out': 'you excluded the case',
  'case-open': 'the case is still open; erase the data after it is completed',
  chain: 'the evidence chain is permanent and contains the URLs of received responses',
  accountability: 'the record of who did what, with notes on decisions, is permanent',
  pipeline: 'the topic belongs to the pipeline that sent it: correct it there',
  'for-a-day': 'deleted automatically within a day',
  'not-masked': 'cannot be masked without breaking related data',
};
