import { many, systemClock } from '@corroborate/domain';
import {
  Erasure,
  foundInWords,
  kindsInWords,
  MORE_TO_ERASE,
  planInWords,
  subjectArchive,
  SubjectAccess,
  type ErasureOutcome,
} from '@corroborate/housekeeping';
import { print } from '@corroborate/terminal';
import { withDatabase } from './with-database';
import { writeNewFile } from './new.file';
import { operator } from './operator';

/** Writes everything stored about a person to one file. */
export async function subjectAccess(who: string, out: string): Promise<void> {
  const file = await withDatabase((db, settings) => new SubjectAccess(db, settings, systemClock).of(who, operator()));
  const archive = await subjectArchive(file);
  await writeNewFile(out, archive, 0o600);
  const kinds = kindsInWords(file).map((line) => `  ${line}\n`);
  print(`${capital(foundInWords(file))}.\n${kinds.join('')}${written(out)}`);
}

const written = (out: string): string =>
  `Written: ${out} (what-is-kept.txt for reading, what-is-kept.json for programs).\n`;
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export interface EraseOptions {
  why: string;
  leaveOut?: number[];
  confirm?: boolean;
  json?: boolean;
}

/** Prints what would be erased; erases it with `confirm`. */
export async function erase(person: string, { why, leaveOut = [], confirm, json }: EraseOptions): Promise<void> {
  await withDatabase(async (db, settings) => {
    const erasure = new Erasure(db, settings, systemClock);
    const order = { person, why, leaveOut };
    if (confirm) {
      const { plan, ...outcome } = await erasure.confirm(order, operator());
      const { truncated } = plan;
      if (json) return print(`${JSON.stringify({ ...outcome, truncated })}\n`);
      return print(`${outcomeInWords(outcome)}${truncated ? `${MORE_TO_ERASE}\n` : ''}`);
    }
    const plan = await erasure.plan(order);
    const { masked, ...rest } = plan;
    const rows = masked.map(({ table, key, cases }) => ({ table, key, cases }));
    print(json ? `${JSON.stringify({ ...rest, masked: rows })}\n` : `${planInWords(plan)}${NOT_YET}`);
    if (plan.held.length > 0) process.exitCode = 1;
  });
}

const NOT_YET =
  'Nothing was changed. An editor must decide whether journalistic interest outweighs the request; ' +
  'add --confirm to erase.\n';

const outcomeInWords = ({ rows, originals, cases }: ErasureOutcome): string =>
  rows + originals === 0
    ? 'Nothing left to erase.\n'
    : `Erased: the name in ${many(rows, 'row')} and the bytes of ${many(originals, 'original')}, in ` +
      `${many(cases.length, 'case')} (${cases.join(', ')}). Their evidence chains record the erasure.\n`;
