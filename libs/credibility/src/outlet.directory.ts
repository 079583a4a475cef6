import { lexicon, removeAccents } from '@corroborate/text';
import { FAMOUS_OUTLETS, LISTED_OUTLETS, type RegistryEntry } from './registry';

/** Names that are ordinary words: in lower case they are not the magazine. */
const COMMON_WORDS = new Set(lexicon('any', 'outlet-names', 'everyday').words);

const WELL_KNOWN_OUTLETS = new Set(FAMOUS_OUTLETS);
const PAPER_WORDS = new Set(lexicon('any', 'outlet-names', 'paper').words);
/** Papers in a dozen towns are called "The Daily Courier": a citation may mean any of them. */
const isAmbiguousName = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => PAPER_WORDS.has(word));

/** Maps names under which outlets are cited to their sites. Exact match after normalization; never a guess. */
export class OutletDirectory {
  private readonly sites = new Map<string, string | null>();

  constructor(entries: RegistryEntry[] = LISTED_OUTLETS) {
    for (const entry of entries)
      for (const name of [entry.name, ...(entry.aliases ?? [])])
        if (WELL_KNOWN_OUTLETS.has(entry) || !isAmbiguousName(name)) this.add(name, entry.site);
  }

  /** The site of the outlet with this name; null if there is none or several. */
  resolveOutletName(name: string): string | null {
    const text = name.trim();
    if (text.length > 80 || COMMON_WORDS.has(text)) return null;
    return this.sites.get(toOutletKey(text)) ?? null;
  }

  private add(name: string, site: string): void {
    const key = toOutletKey(name);
    const known = this.sites.get(key);
    this.sites.set(key, known === undefined || known === site ? site : null);
  }
}

const famousOutlets = new OutletDirectory(FAMOUS_OUTLETS);

/**
 * The site of a widely known outlet with this name; null for others. A page elsewhere that uses the
 * name has borrowed it.
 */
export const resolveFamousName = (name: string): string | null => famousOutlets.resolveOutletName(name);

/**
 * An outlet's name for comparison. Unlike names of people it may be cited with a possessive ending:
 * “the Gazette’s”.
 */
function toOutletKey(name: string): string {
  return removeAccents(name)
    .toLowerCase()
    .replace(/[’'`]s$/u, '')
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
