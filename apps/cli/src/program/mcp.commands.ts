import { lazy } from './lazy';
import { Option, type Command } from 'commander';
import { withServer } from '../remote/server.options';

const ROLES = ['viewer', 'editor', 'reviewer'];

/** Commands that AI assistants start. */
export function addMcp(program: Command): void {
  const command = program
    .command('mcp')
    .description(
      'run a Model Context Protocol server on standard input and output, for assistants; it also works ' +
        'on the investigations it starts',
    )
    .addOption(
      new Option('--role <role>', 'role of the assistant; with --server, the role of its key applies')
        .choices(ROLES)
        .default('editor'),
    )
    .option('--no-workers', 'start no workers in this process; others work on this database');
  withServer(command).action(lazy(() => import('../commands/mcp.action.js'), 'runMcp'));
}
