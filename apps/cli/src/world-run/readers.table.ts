import { CorroborateError } from '@corroborate/domain';
import type { Evaluated } from './evaluated.world';

export const ERRORS = ['optimistic', 'pessimistic', 'misquoting'] as const;
type ReaderError = (typeof ERRORS)[number];

export interface ReaderRow {
  world: string;
  reader: string;
  /** Pages it was shown, and of these how many were put to the second question. */
  read: number;
  asked: number;
  /** Answers, to either question, in which it was wrong. */
  wrong: number;
  shouldStay: number;
  shouldRise: number;
  upgraded: number;
  falseUpgrades: number;
  held: number;
  missed: number;
  costUsd: number;
}

/** Rules alone, a reader that is right, those that are wrong on so many pages in a hundred, and one that says yes. */
export function readersOf(rates: readonly number[], errors: readonly string[]): string[] {
  const unknown = errors.find((error) => !ERRORS.includes(error as ReaderError));
  if (unknown !== undefined)
    throw new CorroborateError('invalid-input', `There is no error ${unknown}.`, { hint: ERRORS.join(', ') });
  const wrong = errors.flatMap((error) => rates.filter((rate) => rate > 0).map((rate) => `notes-${rate}-${error}`));
  return ['rules', ...(rates.includes(0) ? ['notes'] : []), ...wrong, 'agrees'];
}

export function rowOf(world: string, reader: string, { score, requests, wrong }: Evaluated): ReaderRow {
  const { shouldStay, shouldRise, upgraded, falseUpgrades, held, missed } = score.counts;
  const [read, asked] = [requests.stance ?? 0, requests.vouching ?? 0];
  const costUsd = score.costUsd.mean;
  return { world, reader, read, asked, wrong, shouldStay, shouldRise, upgraded, falseUpgrades, held, missed, costUsd };
}

const HEAD = [
  ['world', 'reader', 'pages read', 'asked twice', 'wrong answers', 'upgrades', 'false, of those that should stay'],
  ['missed, of those that should rise', 'held', '$ a topic'],
].flat();

/** A table in Markdown. */
export function readersTable(rows: readonly ReaderRow[]): string {
  const cells = rows.map((row) => [
    ...[row.world, row.reader, row.read, row.asked, row.wrong, row.upgraded],
    `${row.falseUpgrades} of ${row.shouldStay}`,
    `${row.missed} of ${row.shouldRise}`,
    ...[row.held, row.costUsd.toFixed(3)],
  ]);
  const line = (one: readonly unknown[]) => `| ${one.join(' | ')} |\n`;
  return [HEAD, HEAD.map(() => '---'), ...cells].map(line).join('');
}
