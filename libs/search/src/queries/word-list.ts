import type { LexiconEntry } from '@corroborate/text';

/** Comma-separated words of a table entry. */
export function splitWordList(entry: LexiconEntry, name: string): string[] {
  const byLanguage =
    typeof entry === 'string' || Array.isArray(entry) ? undefined : (entry as Record<string, string>)[name];
  return byLanguage?.split(/\s*,\s*/) ?? [];
}
