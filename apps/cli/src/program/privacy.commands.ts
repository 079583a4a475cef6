import { lazy } from './lazy';
import { type Command, InvalidArgumentError } from 'commander';
import { hereOnly } from '../remote/server.options';

const WHO = 'a whole name, an account (@name), an e-mail address or an address of the web';

/** What is kept of people, for them to know and to have taken out. */
export function addPrivacy(program: Command): void {
  const privacy = program.command('privacy').description('what is kept of a person or an account');
  hereOnly(privacy.command('access'))
    .argument('<who>', WHO)
    .description('write everything that is kept of somebody into one file (ZIP: to be read, and as JSON)')
    .requiredOption('-o, --out <file>', 'the file; must not exist yet')
    .action(async (who: string, { out }: { out: string }) =>
      (await import('../commands/privacy.action.js')).subjectAccess(who, out),
    );
  hereOnly(privacy.command('erase'))
    .argument('<who>', WHO)
    .description(
      'say what of somebody would be erased and what not, and do it with --confirm; ends with 1 where nothing may be',
    )
    .requiredOption('--why <words>', 'it stands in the chains and in the audit log; it must not name them')
    .option('--leave-out <ids>', 'cases that stay as they are, as 17,18: journalism that outweighs, say', casesOf)
    .option('--confirm', 'do it')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/privacy.action.js'), 'erase'));
}

function casesOf(text: string): number[] {
  if (/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,999}$/.test(text)) return text.split(',').map(Number);
  throw new InvalidArgumentError('They are numbers of investigations, as 17,18.');
}
