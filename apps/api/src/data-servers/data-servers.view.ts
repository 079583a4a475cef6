import type { McpServerSettings } from '@corroborate/config';
import type { CollectionEntity, ProviderTotals } from '@corroborate/db';
import type { JsonObject } from '@corroborate/domain';
import type { CollectionAnswer, CollectionFieldAnswer, DataServerAnswer } from './data-servers.answers';

type Totals = Pick<ProviderTotals, 'provider' | 'calls' | 'costUsd' | 'lastAt'>;

/** Field by field: addresses, headers and commands of a server may hold keys, and are shown nowhere. */
export function toDataServer(
  { name, title, command, priceUsd, paceMs, primary }: McpServerSettings,
  known: CollectionEntity[],
  usage: Totals[],
): DataServerAnswer {
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
    collections: known.filter(({ server }) => server === name).map(toCollection),
  };
}

const toCollection = ({ tool, description, size, health, mapping, seenAt }: CollectionEntity): CollectionAnswer => ({
  tool,
  description,
  documents: size,
  healthy: health === 'well',
  mapping: toMapping(mapping),
  seen_at: seenAt,
});

/** A mapping is stored as it was found: a name, a list of names, or none. */
const toMapping = (mapping: JsonObject): CollectionFieldAnswer[] =>
  Object.entries(mapping).flatMap(([says, given]) => {
    const fields = [given].flat().filter((field): field is string => typeof field === 'string');
    return fields.length > 0 ? [{ says, fields }] : [];
  });
