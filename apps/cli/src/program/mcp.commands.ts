import { lazy } from './lazy';
import { Option, type Command } from 'commander';
import { withServer } from '../remote/server.options';

const ROLES = ['viewer', 'editor', 'reviewer'];

/** For assistants, which start it themselves. */
export function addMcp(program: Command): void {
  const command = program
    .command('mcp')
    .description(
      'speak the Model Context Protocol on standard input and output, for assistants; investigations that it starts ' +
        'are worked on while it runs',
    )
    .addOption(
      new Option('--role <role>', 'what the assistant may do here; elsewhere its key says so')
        .choices(ROLES)
        .default('editor'),
    )
    .option('--no-workers', 'start no workers here: others work on this database');
  withServer(command).action(lazy(() => import('../commands/mcp.action.js'), 'mcp'));
}
