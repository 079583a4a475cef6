import { lazy } from './lazy';
import type { Command } from 'commander';
import { createNumberParser } from '@corroborate/terminal';

export function addAccess(program: Command): void {
  const keys = program.command('keys').description('manage API keys');
  keys
    .command('create')
    .description('create a key; it is shown only once')
    .requiredOption('--name <name>', 'person or program that uses the key; the name is recorded in decisions')
    .requiredOption('--role <role...>', 'pipeline, viewer, editor, reviewer, admin or metrics')
    .option('--expires <when>', 'days such as 90d, or a date such as 2027-01-31')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/keys.action.js'), 'createKey'));
  keys
    .command('list')
    .description('list active keys')
    .option('--all', 'include expired and revoked keys')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/keys.action.js'), 'listKeys'));
  keys
    .command('revoke <id>')
    .description('revoke a key and all sessions opened with it, immediately')
    .action(lazy(() => import('../commands/keys.action.js'), 'revokeKey'));
  program
    .command('audit')
    .description('show the audit log: actor, origin, action and outcome, newest first')
    .option('--limit <n>', 'maximum number of entries', createNumberParser({ least: 1, most: 1_000 }), 50)
    .option('--actor <name>', 'only entries of this person or program')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/keys.action.js'), 'printAuditLog'));
}
