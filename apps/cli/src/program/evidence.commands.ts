import { lazy } from './lazy';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { createNumberParser } from '@corroborate/terminal';
import { localOnly, withServer, type ServerOptions } from '../remote/server.options';

/** Commands for stored evidence and its verification. */
export function addEvidence(program: Command): void {
  const evidence = program.command('evidence').description('inspect stored evidence and check its integrity');
  evidence
    .command('verify')
    .argument('<case>', 'investigation ID, or an archive (CASE.wacz), which needs no database', parseCaseArgument)
    .description('check chain, seals and originals; exits with 1 if something is wrong, 3 if there is no seal')
    .option(
      '--key <key>',
      'public key of the newsroom (PEM file) or its fingerprint, with which all seals must be made',
    )
    .option('--tsa-ca <file>', 'trusted CA certificates (PEM) for timestamps')
    .option(
      '--server <address>',
      'download the archive of the case from this server and check it locally (key: CORROBORATE_KEY)',
    )
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/evidence.action.js'), 'verifyEvidence'));
  addArchives(evidence);
  addViewCommands(evidence);
  addSources(evidence);
  addHoldCommands(evidence);
  addReplay(program);
}

function addHoldCommands(evidence: Command): void {
  const add = (how: 'hold' | 'release', description: string) =>
    withServer(evidence.command(how))
      .argument('<id>', 'investigation ID', createNumberParser({ least: 1 }))
      .description(description)
      .requiredOption('--why <words>', "reason, recorded in the case's evidence chain and the audit log")
      .action(async (id: number, options: ServerOptions & { why: string }) =>
        (await import('../commands/legal-hold.action.js')).holdEvidence(id, how, options),
      );
  add('hold', 'place a case on legal hold: neither retention nor erasure deletes any of it');
  add('release', 'release the legal hold on a case');
  withServer(evidence.command('holds'))
    .description('list cases on legal hold: since when, by whom and why')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/legal-hold.action.js'), 'listHolds'));
}

function addReplay(program: Command): void {
  localOnly(program.command('replay'))
    .argument('[id]', 'ID of a decided investigation', createNumberParser({ least: 1 }))
    .description(
      're-evaluate decided cases on their stored evidence under the current rules and show what changes ' +
        'and why; exits with 1 if a result differs',
    )
    .option('--since <day>', 'instead of an ID: all cases completed on or after this date, e.g. 2027-01-31', dayOf)
    .addOption(new Option('--reader <who>', 'reader of the stored pages').choices(['rules', 'model']).default('rules'))
    .option(
      '--apply',
      'apply the difference to the case: it gets a new decision, and a review item if the level differs',
    )
    .option('--out <file>', 'also write everything as JSON to this file')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/replay.action.js'), 'replay'));
}

/** Commands for individual sources. */
function addSources(evidence: Command): void {
  const id = ['<id>', 'investigation ID', createNumberParser({ least: 1 })] as const;
  withServer(evidence.command('show'))
    .argument(...id)
    .description('show the stored evidence of a case or of one of its sources')
    .option(
      '--source <id>',
      'source ID: shows its responses, digests, certificates and snapshots',
      createNumberParser({ least: 1 }),
    )
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/evidence-view.action.js'), 'showEvidence'));
  withServer(evidence.command('get'))
    .argument(...id)
    .argument('<sha256>', 'digest of bytes received for the case')
    .description('write bytes to a file as they were received')
    .requiredOption('-o, --out <file>', 'output file; must not exist yet')
    .action(lazy(() => import('../commands/evidence-view.action.js'), 'saveOriginal'));
  withServer(evidence.command('snapshot'))
    .argument(...id)
    .argument('<source>', 'source ID', createNumberParser({ least: 1 }))
    .description('take a snapshot of a source in a browser')
    .action(lazy(() => import('../commands/evidence-view.action.js'), 'requestSnapshot'));
  withServer(evidence.command('copy'))
    .argument(...id)
    .argument('<source>', 'source ID', createNumberParser({ least: 1 }))
    .description('request a public copy of a source in the Wayback Machine, visible to everyone')
    .action(lazy(() => import('../commands/evidence-view.action.js'), 'requestPublicCopy'));
}

/** Commands that show evidence in its original form. */
function addViewCommands(evidence: Command): void {
  withServer(evidence.command('verify-claims'))
    .argument('<id>', 'ID of a decided investigation', createNumberParser({ least: 1 }))
    .description('search the received bytes for every quote in a case and its report; exits with 1 if one is missing')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/verify-claims.action.js'), 'verifyClaims'));
  withServer(evidence.command('changes'))
    .argument('<id>', 'investigation ID', createNumberParser({ least: 1 }))
    .description('show changes to sources since the decision; exits with 1 if one was lost or changed substantially')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/source-changes.action.js'), 'showSourceChanges'));
  withServer(evidence.command('find-failed-captures'))
    .argument('[id]', 'investigation ID; if omitted, all cases with stored evidence', createNumberParser({ least: 1 }))
    .description(
      'list pages that are not available as received, and why; exits with 1 if bytes are missing or ' + 'changed',
    )
    .option('--json', 'print JSON only: one line per case')
    .action(lazy(() => import('../commands/failed-captures.action.js'), 'findFailedCaptures'));
}

function addArchives(evidence: Command): void {
  withServer(evidence.command('export'))
    .argument('<id>', 'investigation ID', createNumberParser({ least: 1 }))
    .description('write all stored evidence of a case to one archive (WACZ 1.1.1), with chain and seals')
    .requiredOption('-o, --out <file>', 'output file (CASE.wacz); must not exist yet')
    .action(lazy(() => import('../commands/evidence-archive.action.js'), 'exportEvidence'));
  evidence
    .command('page')
    .argument('<file>', 'output file (e.g. verify.html); must not exist yet')
    .description('write the page that checks archives in a browser, offline, without this command')
    .action(lazy(() => import('../commands/verify-page.action.js'), 'writeVerifyPage'));
  localOnly(evidence.command('verify-sources'))
    .description('check the stored evidence of all cases; exits with 1 if something is wrong')
    .option('--json', 'print JSON only: one line per case')
    .action(lazy(() => import('../commands/evidence-archive.action.js'), 'verifyAll'));
  localOnly(evidence.command('key'))
    .description('print the public keys of all seals, for third parties that check archives')
    .action(lazy(() => import('../commands/evidence-archive.action.js'), 'printKeys'));
}

function dayOf(text: string): Date {
  const day = new Date(text);
  if (/^\d{4}-\d\d-\d\d(T.+)?$/.test(text) && !Number.isNaN(day.getTime())) return day;
  throw new InvalidArgumentError('Give a date such as 2027-01-31, or a date and time such as 2027-01-31T17:00:00Z.');
}

function parseCaseArgument(text: string): number | string {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  if (/\.wacz$/i.test(text)) return text;
  throw new InvalidArgumentError('Give an investigation ID, or a file CASE.wacz.');
}
