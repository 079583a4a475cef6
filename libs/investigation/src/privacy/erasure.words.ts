import { many } from '@corroborate/domain';
import type { ErasurePlan } from './erasure.plan';
import type { StaysWhy } from './places';

const OF_WHAT = "pages and posts at the account's own address, and what networks answered where its posts stand";

/** Added if an erasure did not reach everything. */
export const MORE_TO_ERASE = 'There is more than is looked at in one go: ask again afterwards.';

/** What an erasure would change and what not, to be read before it is confirmed. */
export function planInWords({ masked, originals, stays, held, cases, truncated }: ErasurePlan): string {
  return [
    masked.length + originals.length === 0
      ? 'Nothing is left to erase.'
      : `Would be erased, in ${many(cases.length, 'case')}${cases.length > 0 ? ` (${cases.join(', ')})` : ''}:`,
    ...(masked.length > 0 ? [`  the name in ${many(masked.length, 'row')}: ${tally(masked)}`] : []),
    ...(originals.length > 0 ? [`  the bytes of ${many(originals.length, 'answer')}: ${OF_WHAT}`] : []),
    ...(stays.length > 0 ? ['Stays:'] : []),
    ...staying(stays),
    ...(held.length > 0 ? [`Refused as long as these cases are on legal hold: ${held.join(', ')}.`] : []),
    ...(truncated ? [MORE_TO_ERASE] : []),
    '',
  ].join('\n');
}

function staying(stays: ErasurePlan['stays']): string[] {
  const codes = [...new Set(stays.map(({ why }) => why))].sort();
  return codes.map((code) => {
    const rows = stays.filter(({ why }) => why === code);
    return `  ${many(rows.length, 'row')} (${tally(rows)}): ${STAYS_WORDS[code]}`;
  });
}

function tally(rows: readonly { table: string }[]): string {
  const counts = new Map<string, number>();
  for (const { table } of rows) counts.set(table, (counts.get(table) ?? 0) + 1);
  return [...counts].map(([table, count]) => `${count} in ${table}`).join(', ');
}

const STAYS_WORDS: Record<StaysWhy, string> = {
  held: 'the case is on legal hold',
  'left-out': 'you left the case out',
  'case-open': 'the case is still open; erase it when it is over',
  chain: 'the chain forgets nothing: addresses at which something was received stand in it',
  accountability: 'who did what at the desk stays on record, and what people wrote when they decided',
  pipeline: 'the topic belongs to the pipeline that sent it: have it corrected there',
  'for-a-day': 'it goes by itself within a day',
  'not-masked': 'nothing in it can be masked without breaking what it belongs to',
};
