import { pluralize, systemClock } from '@corroborate/domain';
import {
  ErasureService,
  summarizeFindings,
  countByKind,
  INCOMPLETE_NOTICE,
  describePlan,
  subjectArchive,
  SubjectAccessService,
  type ErasureOutcome,
} from '@corroborate/housekeeping';
import { print } from '@corroborate/terminal';
import { withDatabase } from './with-database';
import { writeNewFile } from './new.file';
import { operator } from './operator';

/** Writes everything stored about a person to one file. */
export async function exportSubjectData(who: string, out: string): Promise<void> {
  const file = await withDatabase((db, settings) =>
    new SubjectAccessService(db, settings, systemClock).compile(who, operator()),
  );
  const archive = await subjectArchive(file);
  await writeNewFile(out, archive, 0o600);
  const kinds = countByKind(file).map((line) => `  ${line}\n`);
  print(`${capitalize(summarizeFindings(file))}.\n${kinds.join('')}${writtenText(out)}`);
}

const writtenText = (out: string): string =>
  `Written: ${out} (what-is-kept.txt for reading, what-is-kept.json for programs).\n`;
const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export interface EraseOptions {
  why: string;
  leaveOut?: number[];
  confirm?: boolean;
  json?: boolean;
}

/** Prints what would be erased; erases it with `confirm`. */
export async function erase(person: string, { why, leaveOut = [], confirm, json }: EraseOptions): Promise<void> {
  await withDatabase(async (db, settings) => {
    const erasure = new ErasureService(db, settings, systemClock);
    const order = { person, why, leaveOut };
    if (confirm) {
      const { plan, ...outcome } = await erasure.confirm(order, operator());
      const { truncated } = plan;
      if (json) return print(`${JSON.stringify({ ...outcome, truncated })}\n`);
      return print(`${formatOutcome(outcome)}${truncated ? `${INCOMPLETE_NOTICE}\n` : ''}`);
    }
    const plan = await erasure.plan(order);
    const { masked, ...rest } = plan;
    const rows = masked.map(({ table, key, cases }) => ({ table, key, cases }));
    print(json ? `${JSON.stringify({ ...rest, masked: rows })}\n` : `${describePlan(plan)}${DRY_RUN_NOTE}`);
    if (plan.held.length > 0) process.exitCode = 1;
  });
}

const DRY_RUN_NOTE =
  'Nothing was changed. An editor must decide whether journalistic interest outweighs the request; ' +
  'add --confirm to erase.\n';

const formatOutcome = ({ rows, originals, cases }: ErasureOutcome): string =>
  rows + originals === 0
    ? 'Nothing left to erase.\n'
    : `Erased: the name in ${pluralize(rows, 'row')} and the bytes of ${pluralize(originals, 'original')}, in ` +
      `${pluralize(cases.length, 'case')} (${cases.join(', ')}). Their evidence chains record the erasure.\n`;
