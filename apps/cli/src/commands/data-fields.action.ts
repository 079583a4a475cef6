import { getFieldRole, findUnknownNames, type DiscoveredFields } from '@corroborate/collections';
import type { DataFields } from '@corroborate/config';
import type { CollectionEntity } from '@corroborate/db';
import { withDatabase } from './with-database';
import { CorroborateError } from '@corroborate/domain';
import { print, printError } from '@corroborate/terminal';
import { dump } from 'js-yaml';

/** Prints the detected and corrected meanings of collection fields, as a file for `DATA_FIELDS`. */
export async function dataFields(): Promise<void> {
  await withDatabase(async (db, settings) => {
    const known = (await db.collections.list()).filter(({ server }) =>
      settings.MCP_SERVERS.some(({ name }) => name === server),
    );
    if (known.length === 0)
      throw new CorroborateError('not-found', 'No collections discovered yet.', {
        hint:
          'Add servers to MCP_SERVERS and investigate a topic: collections are discovered before the first ' +
          'investigation.',
      });
    print(toDataFieldsFile(known));
    for (const line of findUnknownFields(settings.DATA_FIELDS, known)) printError(`${line}\n`);
  });
}

const FILE_HEADER =
  '# Meaning of collection fields: id, title, text, date, url, entities, places, themes, numbers, ' + 'none.\n';

function toDataFieldsFile(known: CollectionEntity[]): string {
  const servers: DataFields = {};
  for (const { server, tool, mapping } of known) {
    const { discovered, ...holds } = mapping as unknown as DiscoveredFields['mapping'] & {
      discovered?: DiscoveredFields;
    };
    const fields = (discovered?.names ?? []).map((name) => [name, getFieldRole(name, holds)] as const);
    (servers[server] ??= {})[tool] = Object.fromEntries(fields);
  }
  return `${FILE_HEADER}${dump(servers)}`;
}

/** Fields named in the correction file that do not exist. */
function findUnknownFields(given: DataFields, known: CollectionEntity[]): string[] {
  return Object.entries(given).flatMap(([server, collections]) => {
    const own = known.filter((one) => one.server === server);
    const tools = findUnknownNames(
      Object.keys(collections),
      own.map(({ tool }) => tool),
    ).map(({ name, meant }) => formatUnknown(`${server} has no collection ${name}`, meant));
    return [
      ...tools,
      ...own.flatMap(({ tool, mapping }) => findUnknownFieldNames(`${server}/${tool}`, mapping, collections[tool])),
    ];
  });
}

function findUnknownFieldNames(
  where: string,
  mapping: CollectionEntity['mapping'],
  given: Record<string, string> = {},
): string[] {
  const { names = [] } = (mapping.discovered ?? {}) as unknown as Partial<DiscoveredFields>;
  return findUnknownNames(Object.keys(given), names).map(({ name, meant }) =>
    formatUnknown(`${where} has no field ${name}`, meant),
  );
}

const formatUnknown = (name: string, meant: string | null) =>
  meant === null ? name : `${name}; did you mean ${meant}?`;
