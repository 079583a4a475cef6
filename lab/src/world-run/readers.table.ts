import { CorroborateError } from '@corroborate/domain';
import type { Evaluated } from './evaluated.world';
import { ERRORS } from './reader.option';

export interface ReaderRow {
  world: string;
  reader: string;
  /** Pages it was shown, and of these how many were put to the second question. */
  read: number;
  asked: number;
  /** Pages that it was wrong on, and of these how many it vouched for wrongly as well. */
  wrong: number;
  wrongTwice: number;
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
  const unknown = errors.find((error) => !ERRORS.some((known) => known === error));
  if (unknown !== undefined)
    throw new CorroborateError('invalid-input', `There is no error ${unknown}.`, { hint: ERRORS.join(', ') });
  const wrong = errors.flatMap((error) => rates.filter((rate) => rate > 0).map((rate) => `notes-${rate}-${error}`));
  return ['rules', ...(rates.includes(0) ? ['notes'] : []), ...wrong, 'agrees'];
}

type Counted = Omit<Evaluated, 'bytesACase'>;

export function rowOf(world: string, reader: string, { score, requests, wrong }: Counted): ReaderRow {
  const { shouldStay, shouldRise, upgraded, falseUpgrades, held, missed } = score.counts;
  const [read, asked] = [requests['page-notes'] ?? 0, requests.vouching ?? 0];
  const errors = { wrong: wrong['page-notes'] ?? 0, wrongTwice: wrong.vouching ?? 0 };
  const outcome = { shouldStay, shouldRise, upgraded, falseUpgrades, held, missed };
  return { world, reader, read, asked, ...errors, ...outcome, costUsd: score.costUsd.mean };
}

const COLUMNS: readonly [title: string, cell: (row: ReaderRow) => string | number][] = [
  ['world', (row) => row.world],
  ['reader', (row) => row.reader],
  ['pages read', (row) => row.read],
  ['wrong', (row) => row.wrong],
  ['asked twice', (row) => row.asked],
  ['wrong', (row) => row.wrongTwice],
  ['upgrades', (row) => row.upgraded],
  ['false, of those that should stay', (row) => `${row.falseUpgrades} of ${row.shouldStay}`],
  ['missed, of those that should rise', (row) => `${row.missed} of ${row.shouldRise}`],
  ['held', (row) => row.held],
  ['$ a topic', (row) => row.costUsd.toFixed(3)],
];

/** A table in Markdown. */
export function readersTable(rows: readonly ReaderRow[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
  const head = [COLUMNS.map(([title]) => title), COLUMNS.map(() => '---')];
  return [...head, ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))].map(line).join('');
}
