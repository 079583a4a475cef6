import type { LexiconEntry } from '@corroborate/text';

/** What an entry of a table says under a name: words with commas between them. */
export function wordList(entry: LexiconEntry, name: string): string[] {
  const said = typeof entry === 'string' || Array.isArray(entry) ? undefined : (entry as Record<string, string>)[name];
  return said?.split(/\s*,\s*/) ?? [];
}
