import { readdirSync } from 'node:fs';
import path from 'node:path';
import { lexicon, lexiconSections, shippedPath } from '@corroborate/text/start';

/** What a process of its own reports of reading all lists. */
export interface LexiconReading {
  lists: number;
  patterns: number;
  cpuMs: number;
}

/**
 * Reads all lists as the modules of the product do when they are loaded: each once, with the pattern of every list and
 * section, whether it is used by its pattern or by its words.
 */
function readAll(): LexiconReading {
  const before = process.cpuUsage();
  const names = listNames();
  const patterns = names.flatMap(([language, list]) =>
    [lexicon(language, list), ...lexiconSections(language, list).values()]
      .filter(({ words }) => words.length > 0)
      .map(({ pattern }) => pattern),
  );
  const { user, system } = process.cpuUsage(before);
  return { lists: names.length, patterns: patterns.length, cpuMs: (user + system) / 1000 };
}

function listNames(): [language: string, list: string][] {
  const folder = shippedPath('lexicon') ?? '';
  return readdirSync(folder).flatMap((language) =>
    readdirSync(path.join(folder, language)).map((file): [string, string] => [language, path.parse(file).name]),
  );
}

process.send?.(readAll());
