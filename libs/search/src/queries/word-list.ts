import type { LexiconEntry } from '@corroborate/text';

/** Comma-separated words of a table entry. */
export function splitWordList(entry: LexiconEntry, name: string): string[] {
  const said = typeof entry === 'string' || Array.isArray(entry) ? undefined : (entry as Record<string, string>)[name];
  return said?.split(/\s*,\s*/) ?? [];
}
