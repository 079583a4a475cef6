import { lazy } from './lazy';
import { type Command, InvalidArgumentError } from 'commander';
import { localOnly } from '../remote/server.options';

const PERSON_DESCRIPTION = 'full name, account (@name), email address or web address';

/** Commands for access and erasure requests. */
export function addPrivacy(program: Command): void {
  const privacy = program.command('privacy').description('export or erase personal data');
  localOnly(privacy.command('access'))
    .argument('<who>', PERSON_DESCRIPTION)
    .description('write all data stored about a person to one file (ZIP with readable text and JSON)')
    .requiredOption('-o, --out <file>', 'output file; must not exist yet')
    .action(async (who: string, { out }: { out: string }) =>
      (await import('../commands/privacy.action.js')).exportSubjectData(who, out),
    );
  localOnly(privacy.command('erase'))
    .argument('<who>', PERSON_DESCRIPTION)
    .description(
      'show what would be erased about a person, and erase it with --confirm; exits with 1 if nothing ' +
        'can be erased',
    )
    .requiredOption(
      '--why <words>',
      'reason, recorded in the evidence chains and the audit log; must not name the person',
    )
    .option(
      '--leave-out <ids>',
      'IDs of cases to leave unchanged, e.g. 17,18, such as journalism that outweighs the request',
      parseCaseIds,
    )
    .option('--confirm', 'erase the data')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/privacy.action.js'), 'erase'));
}

function parseCaseIds(text: string): number[] {
  if (/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,999}$/.test(text)) return text.split(',').map(Number);
  throw new InvalidArgumentError('Give investigation IDs, e.g. 17,18.');
}
