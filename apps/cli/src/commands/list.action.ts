import { CorroborateError, INVESTIGATION_STATUSES, parseMode, type InvestigationStatus } from '@corroborate/domain';
import { rewriteCommands, print, printError, standardOutput } from '@corroborate/terminal';
import { loadCommandSettings } from '../investigations/investigations.opener';
import type { InvestigationPage, ListFilter } from '../investigations/investigations.port';
import { formatCommand, resolveServer, type ServerOptions } from '../remote/server.options';
import { listText, emptyListText } from './investigations.messages';

export interface ListOptions extends ServerOptions {
  state?: string;
  mode?: string;
  topic?: number;
  review?: boolean;
  limit: number;
  after?: string;
  json?: boolean;
}

/** Lists the newest investigations, like `GET /api/investigations/`. */
export async function listInvestigations(options: ListOptions): Promise<void> {
  const filter = toFilter(options);
  const page = await readPage(options, filter);
  if (options.json) return print(`${JSON.stringify(page, null, 2)}\n`);
  print(
    page.investigations.length > 0
      ? listText(page.investigations, standardOutput().columns)
      : emptyListText(Object.keys(filter).length > 1, options),
  );
  // On stderr; programs use JSON.
  if (page.next_cursor) printError(`Next page: ${rewriteCommands(nextPageCommand(options, page.next_cursor))}\n`);
}

/** Here only the database is opened: the rest of the product takes seconds to load. */
async function readPage(options: ServerOptions, filter: ListFilter): Promise<InvestigationPage> {
  const server = resolveServer(options, loadCommandSettings());
  if (!server) return (await import('./list.local.js')).listLocally(filter);
  return (await import('../remote/remote.investigations.js')).RemoteInvestigations.at(server).list(filter);
}

/** Command for the next page, for copying. Does not include the API key. */
function nextPageCommand({ state, mode, topic, review, limit, ...options }: ListOptions, after: string): string {
  const given = [
    ...(state === undefined ? [] : ['--state', state]),
    ...(mode === undefined ? [] : ['--mode', mode]),
    ...(topic === undefined ? [] : ['--topic', topic]),
    ...(review === undefined ? [] : ['--review']),
  ];
  return formatCommand(['list', ...given, '--limit', limit, '--after', after].join(' '), options);
}

/** @throws CorroborateError `invalid-input` */
export const toFilter = ({ state, mode, topic, review, limit, after }: ListOptions): ListFilter => ({
  limit,
  ...(state === undefined ? {} : { status: statusOf(state) }),
  ...(mode === undefined ? {} : { mode: parseMode(mode) }),
  ...(topic === undefined ? {} : { topicId: topic }),
  ...(review === undefined ? {} : { requiresHumanReview: review }),
  ...(after === undefined ? {} : { cursor: after }),
});

function statusOf(text: string): InvestigationStatus {
  const known = INVESTIGATION_STATUSES.find((status) => status === text);
  if (known) return known;
  throw new CorroborateError('invalid-input', `Unknown state ${text}.`, {
    hint: `Use one of ${INVESTIGATION_STATUSES.join(', ')}.`,
  });
}
