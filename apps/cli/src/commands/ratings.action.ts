import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CorroborateError, pluralize } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { parseRatings } from '@corroborate/credibility';
import { withDatabase } from './with-database';
import { print } from '@corroborate/terminal';
import { operator } from './operator';

/** Maximum invalid lines listed. */
const MAX_LISTED = 20;

export async function importRatings(file: string): Promise<void> {
  const { rows, refused, scheme } = await parseRatings(await readCsv(file));
  for (const { line, reason } of refused.slice(0, MAX_LISTED)) print(`line ${line}: ${reason}\n`);
  if (refused.length > MAX_LISTED) print(`… and ${pluralize(refused.length - MAX_LISTED, 'more line')} rejected\n`);
  if (!rows.length)
    throw new CorroborateError('malformed-ratings', `No valid ratings in ${basename(file)}.`, {
      hint: 'The file needs a header line with domain and score, domain and pc1, or source and ' + 'factual_reporting.',
    });
  await withDatabase((db) => db.ratings.importRows(scheme, rows, basename(file), operator()), loadSettings());
  print(
    `${pluralize(rows.length, 'rating')} imported (scheme ${scheme}), ${pluralize(refused.length, 'line')} ` +
      'rejected.\n',
  );
}

async function readCsv(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new CorroborateError('invalid-input', `${file} cannot be read.`, {
      cause,
      hint: 'Give the path of a CSV file.',
    });
  }
}
