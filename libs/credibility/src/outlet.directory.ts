import { lexicon, removeAccents } from '@corroborate/text';
import { FAMOUS_OUTLETS, LISTED_OUTLETS, type RegistryEntry } from './registry';

/** Names that are ordinary words; in lowercase, they do not refer to the outlet. */
const COMMON_WORDS = new Set(lexicon('any', 'outlet-names', 'everyday').words);

const WELL_KNOWN_OUTLETS = new Set(FAMOUS_OUTLETS);
const PAPER_WORDS = new Set(lexicon('any', 'outlet-names', 'paper').words);
/**
 * Whether several papers share a name: "The Daily Courier" exists in a dozen towns, and a citation can mean any of
 * them.
 */
const isAmbiguousName = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => PAPER_WORDS.has(word));

/**
 * Maps names under which outlets are cited to their sites. Names must match exactly after normalization; nothing is
 * guessed.
 */
export class OutletDirectory {
  private readonly sites = new Map<string, string | null>();

  constructor(entries: RegistryEntry[] = LISTED_OUTLETS) {
    for (const entry of entries)
      for (const name of [entry.name, ...(entry.aliases ?? [])])
        if (WELL_KNOWN_OUTLETS.has(entry) || !isAmbiguousName(name)) this.add(name, entry.site);
  }

  /** Site of the outlet with this name; null if none or more than one. */
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
 * Site of a widely known outlet with this name; null for others. A page on another site that uses the name has borrowed
 * it.
 */
export const resolveFamousName = (name: string): string | null => famousOutlets.resolveOutletName(name);

/** Outlet name for comparison. Unlike a person's name, it can be cited with a possessive ending: “the Gazette’s”. */
function toOutletKey(name: string): string {
  return removeAccents(name)
    .toLowerCase()
    .replace(/[’'`]s$/u, '')
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
