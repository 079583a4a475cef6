import { OUTLET_KINDS, type OutletKind } from '@corroborate/domain';
import type { RegistryEntry } from './registry.types';

/**
 * Reads a plain list: `# COUNTRY kind tier` opens a block (`-` for no country), then one outlet a line as
 * `domain Name` or `domain Name | owner=Group | place=City | sites=a.com,b.com | note=Why`.
 * Throws on a line that is neither: the lists are part of the program.
 */
export function outletTable(text: string): RegistryEntry[] {
  const out: RegistryEntry[] = [];
  let head: Pick<RegistryEntry, 'country' | 'kind' | 'tier'> | null = null;
  for (const line of text
    .split('\n')
    .map((raw) => raw.trim())
    .filter(Boolean)) {
    if (line.startsWith('#')) head = headOf(line);
    else if (head) out.push(entryOf(line, head));
    else throw new Error(`An outlet stands before its block: ${line}`);
  }
  return out;
}

function headOf(line: string): Pick<RegistryEntry, 'country' | 'kind' | 'tier'> {
  const [, country, kind, tier] = /^# ([A-Z]{2}|-) (\S+) ([1-4])$/.exec(line) ?? [];
  if (!country || !(OUTLET_KINDS as readonly string[]).includes(kind ?? ''))
    throw new Error(`Not the head of a block: ${line}`);
  return { country: country === '-' ? null : country, kind: kind as OutletKind, tier: Number(tier) as 1 | 2 | 3 | 4 };
}

function entryOf(line: string, head: Pick<RegistryEntry, 'country' | 'kind' | 'tier'>): RegistryEntry {
  const [first = '', ...rest] = line.split(' | ');
  const [, site, name] = /^([a-z0-9-]+(?:\.[a-z0-9-]+)+) (\S.*)$/.exec(first) ?? [];
  if (!site || !name) throw new Error(`Not an outlet: ${line}`);
  const fields = new Map(
    rest.map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
  );
  const [owner, place, note, sites] = ['owner', 'place', 'note', 'sites'].map((key) => fields.get(key));
  return {
    site,
    name,
    ...head,
    ...(owner ? { owner } : {}),
    ...(place ? { place } : {}),
    ...(note ? { note } : {}),
    ...(sites ? { sites: sites.split(',') } : {}),
  };
}
