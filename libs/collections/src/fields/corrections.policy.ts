import { findNearestName, type FieldRole } from '@corroborate/config';
import type { FieldMapping } from '../collection.types';

/** Meaning of each field according to the operator. */
export type FieldCorrections = Readonly<Record<string, FieldRole>>;

const SINGLE_ROLES = ['id', 'title', 'text', 'date', 'url'] as const;
const LIST_ROLES = ['entities', 'places', 'themes', 'numbers'] as const;

/** Applies the operator's corrections to the mapping; unknown fields are ignored. */
export function applyCorrections(found: FieldMapping, given: FieldCorrections, names: readonly string[]): FieldMapping {
  const mapping: FieldMapping = { ...found };
  for (const [name, role] of Object.entries(given)) {
    if (!names.includes(name)) continue;
    for (const one of SINGLE_ROLES) if (mapping[one] === name) mapping[one] = null;
    for (const many of LIST_ROLES) mapping[many] = mapping[many].filter((other) => other !== name);
    if (role !== 'none') assignRole(mapping, role, name);
  }
  return mapping;
}

function assignRole(mapping: FieldMapping, role: keyof FieldMapping, name: string): void {
  const one = SINGLE_ROLES.find((known) => known === role);
  const many = LIST_ROLES.find((known) => known === role);
  if (one) mapping[one] = name;
  if (many) mapping[many] = [...mapping[many], name];
}

/** Discovered mapping, stored along with the effective one. */
export interface DiscoveredFields {
  names: string[];
  mapping: FieldMapping;
}

export interface Correction {
  field: string;
  /** Discovered meaning; `none` if unknown. */
  found: FieldRole;
  says: FieldRole;
}

/** A field in the corrections file that the collection does not have, with the most similar existing name. */
export interface UnknownName {
  name: string;
  meant: string | null;
}

/** Corrections made by the operator, and corrections that name unknown fields. */
export function listCorrections(
  { names, mapping }: DiscoveredFields,
  given: FieldCorrections,
): { corrected: Correction[]; unknown: UnknownName[] } {
  const entries = Object.entries(given);
  return {
    corrected: entries.flatMap(([field, says]) => {
      const found = getFieldRole(field, mapping);
      return names.includes(field) && found !== says ? [{ field, found, says }] : [];
    }),
    unknown: findUnknownNames(Object.keys(given), names),
  };
}

export const findUnknownNames = (given: readonly string[], known: readonly string[]): UnknownName[] =>
  given.filter((name) => !known.includes(name)).map((name) => ({ name, meant: findNearestName(name, known) }));

export const getFieldRole = (field: string, mapping: FieldMapping): FieldRole =>
  SINGLE_ROLES.find((role) => mapping[role] === field) ??
  LIST_ROLES.find((role) => mapping[role].includes(field)) ??
  'none';
