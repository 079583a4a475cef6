import { lazy } from './lazy';
import type { Command } from 'commander';
import { numberIn } from '@corroborate/terminal';

export function addAccess(program: Command): void {
  const keys = program.command('keys').description('keys to the API: who may call, and as what');
  keys
    .command('create')
    .description('make a key; it is printed once')
    .requiredOption('--name <name>', 'who acts with it: the name stands in decisions')
    .requiredOption('--role <role...>', 'pipeline, viewer, editor, reviewer, admin or metrics')
    .option('--expires <when>', 'days as 90d, or a day as 2027-01-31')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/keys.action.js'), 'createKey'));
  keys
    .command('list')
    .description('the keys that are good now')
    .option('--all', 'also those that ended')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/keys.action.js'), 'listKeys'));
  keys
    .command('revoke <id>')
    .description('end a key and every session opened with it, at once')
    .action(lazy(() => import('../commands/keys.action.js'), 'revokeKey'));
  program
    .command('audit')
    .description('who did what, from where, and what came of it: newest first')
    .option('--limit <n>', 'how many entries', numberIn({ least: 1, most: 1_000 }), 50)
    .option('--actor <name>', 'of one person or program alone')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/keys.action.js'), 'audit'));
}
