import { listCorrections, findUnknownNames, type DiscoveredFields } from '@corroborate/collections';
import type { DataFields, McpServerSettings } from '@corroborate/config';
import type { CollectionEntity, ProviderTotals } from '@corroborate/db';
import type { JsonObject } from '@corroborate/domain';
import { CollectionResponse, type CollectionFieldResponse, type DataServerResponse } from './data-servers.responses';

interface KnownCollections {
  known: CollectionEntity[];
  usage: Pick<ProviderTotals, 'provider' | 'calls' | 'costUsd' | 'lastAt'>[];
  /** Field overrides set by the operator, keyed by collection and field name. */
  fields: DataFields[string];
}

/**
 * Lists the returned fields explicitly, because URLs, headers and commands can contain keys and must never be returned.
 */
export function toDataServer(
  { name, title, command, priceUsd, paceMs, primary }: McpServerSettings,
  { known, usage, fields }: KnownCollections,
): DataServerResponse {
  const own = known.filter(({ server }) => server === name);
  const transport = command === undefined ? 'http' : 'process';
  const used = usage.find(({ provider }) => provider === `mcp-${name}`);
  return {
    name,
    title: title ?? name,
    transport,
    price_usd: priceUsd,
    pace_ms: paceMs,
    primary,
    calls_today: transport === 'process' ? null : (used?.calls ?? 0),
    spent_today_usd: transport === 'process' ? null : (used?.costUsd ?? 0),
    last_call_at: used?.lastAt ?? null,
    // Unknown until the server has been checked.
    unknown_collections:
      own.length === 0
        ? []
        : findUnknownNames(
            Object.keys(fields),
            own.map(({ tool }) => tool),
          ),
    collections: own.map((one) => toCollection(one, fields[one.tool] ?? {})),
  };
}

function toCollection(collection: CollectionEntity, fields: DataFields[string][string]): CollectionResponse {
  const { discovered, ...mapping } = collection.mapping;
  const { corrected, unknown } = discovered
    ? listCorrections(discovered as unknown as DiscoveredFields, fields)
    : { corrected: [], unknown: [] };
  return CollectionResponse.of({
    ...collection,
    documents: collection.size,
    healthy: collection.health === 'well',
    mapping: toMapping(mapping),
    corrected,
    unknownFields: unknown,
  });
}
/** Converts a stored field mapping, which is a name, a list of names, or missing. */
const toMapping = (mapping: JsonObject): CollectionFieldResponse[] =>
  Object.entries(mapping).flatMap(([says, given]) => {
    const fields = [given].flat().filter((field): field is string => typeof field === 'string');
    return fields.length > 0 ? [{ says, fields }] : [];
  });
