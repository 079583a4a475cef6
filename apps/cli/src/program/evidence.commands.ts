import { lazy } from './lazy';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { numberIn } from '@corroborate/terminal';
import { hereOnly, withServer, type ServerOptions } from '../remote/server.options';

/** What is kept of a case, and whether it is what was received. */
export function addEvidence(program: Command): void {
  const evidence = program.command('evidence').description('what is kept of a case, and whether it was changed since');
  evidence
    .command('verify')
    .argument('<case>', 'number of an investigation, or an archive (CASE.wacz), which needs no database', caseOf)
    .description('look through chain, seals and originals; ends with 1 where something is wrong, 3 where no seal is')
    .option('--key <key>', 'public key of the newsroom (file in PEM) or its fingerprint: seals must be by this one')
    .option('--tsa-ca <file>', 'certificates in PEM: a stamp of the time must lead to one of these')
    .option(
      '--server <address>',
      'fetch the archive of the case from this server and look through it here (its key: CORROBORATE_KEY)',
    )
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/evidence.action.js'), 'verifyEvidence'));
  addArchives(evidence);
  addLooks(evidence);
  addSources(evidence);
  addHolds(evidence);
  addReplay(program);
}

function addHolds(evidence: Command): void {
  const add = (how: 'hold' | 'release', description: string) =>
    withServer(evidence.command(how))
      .argument('<id>', 'number of an investigation', numberIn({ least: 1 }))
      .description(description)
      .requiredOption('--why <words>', 'it stands in the chain of the case and in the audit log')
      .action(async (id: number, options: ServerOptions & { why: string }) =>
        (await import('../commands/legal-hold.action.js')).holdEvidence(id, how, options),
      );
  add('hold', 'let no retention and no erasure delete anything of a case: a dispute is expected, or under way');
  add('release', 'let time do again to a held case what it does to others');
  withServer(evidence.command('holds'))
    .description('list the cases that are held: since when, by whom and why')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/legal-hold.action.js'), 'listHolds'));
}

function addReplay(program: Command): void {
  hereOnly(program.command('replay'))
    .argument('[id]', 'number of a decided investigation', numberIn({ least: 1 }))
    .description(
      'judge cases again from what is kept of them, under the rules of today, and say what would be another and why; ' +
        'ends with 1 where something would',
    )
    .option('--since <day>', 'instead of one: all that ended on or after this day, as 2027-01-31', dayOf)
    .addOption(new Option('--reader <who>', 'who reads the kept pages').choices(['rules', 'model']).default('rules'))
    .option(
      '--apply',
      'make the difference of one case so: a new decision, and a person is asked where the level differs',
    )
    .option('--out <file>', 'write everything as JSON into this file as well')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/replay.action.js'), 'replay'));
}

/** What is kept, source by source, and what a worker is to do for one. */
function addSources(evidence: Command): void {
  const id = ['<id>', 'number of an investigation', numberIn({ least: 1 })] as const;
  withServer(evidence.command('show'))
    .argument(...id)
    .description('say what is kept of a case, or of one of its sources')
    .option(
      '--source <id>',
      'number of a source: its answers, digests, certificates and snapshots',
      numberIn({ least: 1 }),
    )
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/evidence-look.action.js'), 'showEvidence'));
  withServer(evidence.command('get'))
    .argument(...id)
    .argument('<sha256>', 'digest of bytes that the case received')
    .description('write bytes as they were received into a file')
    .requiredOption('-o, --out <file>', 'the file; must not exist yet')
    .action(lazy(() => import('../commands/evidence-look.action.js'), 'takeOriginal'));
  withServer(evidence.command('snapshot'))
    .argument(...id)
    .argument('<source>', 'number of a source', numberIn({ least: 1 }))
    .description('have a browser show a source, and keep what it shows')
    .action(lazy(() => import('../commands/evidence-look.action.js'), 'askForSnapshot'));
  withServer(evidence.command('copy'))
    .argument(...id)
    .argument('<source>', 'number of a source', numberIn({ least: 1 }))
    .description('have the Wayback Machine keep a public copy of a source: anybody may look at it')
    .action(lazy(() => import('../commands/evidence-look.action.js'), 'askForPublicCopy'));
}

/** What of a case can be shown as it was received. */
function addLooks(evidence: Command): void {
  withServer(evidence.command('verify-claims'))
    .argument('<id>', 'number of a decided investigation', numberIn({ least: 1 }))
    .description(
      'look for every quote of a case and its report in what was received; ends with 1 where one is not there',
    )
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/verify-claims.action.js'), 'verifyClaims'));
  withServer(evidence.command('changes'))
    .argument('<id>', 'number of an investigation', numberIn({ least: 1 }))
    .description('tell what became of its sources since the decision; ends with 1 where one was lost or turned')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/source-changes.action.js'), 'showSourceChanges'));
  withServer(evidence.command('find-failed-captures'))
    .argument('[id]', 'number of an investigation; left out: all of which anything is kept', numberIn({ least: 1 }))
    .description(
      'list the pages that cannot be shown as received, and why; ends with 1 where bytes are lost or changed',
    )
    .option('--json', 'print JSON only: one line for each case')
    .action(lazy(() => import('../commands/failed-captures.action.js'), 'findFailedCaptures'));
}

function addArchives(evidence: Command): void {
  withServer(evidence.command('export'))
    .argument('<id>', 'number of an investigation', numberIn({ least: 1 }))
    .description('write everything that is kept of a case into one archive (WACZ 1.1.1), with its chain and seals')
    .requiredOption('-o, --out <file>', 'the archive, CASE.wacz; must not exist yet')
    .action(lazy(() => import('../commands/evidence-archive.action.js'), 'exportEvidence'));
  evidence
    .command('page')
    .argument('<file>', 'the page, as verify.html; must not exist yet')
    .description('write out the page that checks archives in a browser, offline, for whoever has no such command')
    .action(lazy(() => import('../commands/verify-page.action.js'), 'writeVerifyPage'));
  hereOnly(evidence.command('verify-sources'))
    .description('look through everything that is kept of all cases; ends with 1 where something is wrong')
    .option('--json', 'print JSON only: one line for each case')
    .action(lazy(() => import('../commands/evidence-archive.action.js'), 'verifyAll'));
  hereOnly(evidence.command('key'))
    .description('print the public halves of all keys that seals were made with, for whoever is to check archives')
    .action(lazy(() => import('../commands/evidence-archive.action.js'), 'printKeys'));
}

function dayOf(text: string): Date {
  const day = new Date(text);
  if (/^\d{4}-\d\d-\d\d(T.+)?$/.test(text) && !Number.isNaN(day.getTime())) return day;
  throw new InvalidArgumentError('It is a day as 2027-01-31, or a moment as 2027-01-31T17:00:00Z.');
}

function caseOf(text: string): number | string {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  if (/\.wacz$/i.test(text)) return text;
  throw new InvalidArgumentError('It is the number of an investigation, or a file CASE.wacz.');
}
