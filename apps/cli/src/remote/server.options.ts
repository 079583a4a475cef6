import { rewriteCommands } from '@corroborate/terminal';
import type { Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { Option, type Command } from 'commander';
import type { Server } from './server';

/** Options that select where a command runs. */
export interface ServerOptions {
  server?: string;
  key?: string;
}

/** Options of commands that can print JSON. */
export interface JsonOptions extends ServerOptions {
  json?: boolean;
}

/** A command that the user can type to work on the same server. */
export const formatCommand = (command: string, { server }: ServerOptions): string =>
  rewriteCommands(`corroborate ${command}${server === undefined ? '' : ` --server ${server}`}`);

/** Adds the options for working on a remote server. */
export const withServer = (command: Command): Command =>
  command
    .option(
      '--server <address>',
      'send the command to this server instead of running it locally, e.g. ' + 'https://corroborate.example.org',
    )
    .option(
      '--key <key>',
      'key for that server; CORROBORATE_KEY or CORROBORATE_KEY_FILE are safer, because other users can ' +
        'see options',
    );

/** Marks commands without a server route, which then get a clear message instead of "unknown option". */
export const localOnly = (command: Command): Command =>
  command.addOption(new Option('--server <address>').hideHelp()).hook('preAction', () => {
    if (command.getOptionValue('server') === undefined) return;
    throw new CorroborateError('invalid-input', `${command.name()} works directly on the database, not over HTTP.`, {
      hint: 'Omit --server, and run it where DATABASE_URL or CORROBORATE_HOME points to that database.',
    });
  });

/**
 * The remote server; null for local work.
 * @throws CorroborateError `invalid-input`
 */
export function resolveServer(
  { server, key }: ServerOptions,
  { CORROBORATE_KEY }: Pick<Settings, 'CORROBORATE_KEY'>,
): Server | null {
  if (server !== undefined) return { address: server, key: key ?? CORROBORATE_KEY };
  if (key === undefined) return null;
  throw new CorroborateError('invalid-input', '--key was given without a server.', {
    hint: 'Add --server with its address, or omit --key.',
  });
}
