import { lexicon, withoutAccents } from '@corroborate/text';
import { FAMOUS, REGISTRY, type RegistryEntry } from './registry';

/** Names that are everyday words: written small they mean the thing, not the magazine. */
const COMMON_WORDS = new Set(lexicon('any', 'outlet-names', 'everyday').words);

const WELL_KNOWN = new Set(FAMOUS);
const PAPER_WORDS = new Set(lexicon('any', 'outlet-names', 'paper').words);
/** "The Daily Courier" is the name of papers in a dozen towns: a text that cites it may mean any of them. */
const isAnybodys = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => PAPER_WORDS.has(word));

/** Names under which outlets are cited → the site they publish under. Exact after normalising; never a guess. */
export class OutletDirectory {
  private readonly sites = new Map<string, string | null>();

  constructor(entries: RegistryEntry[] = REGISTRY) {
    for (const entry of entries)
      for (const name of [entry.name, ...(entry.aliases ?? [])])
        if (WELL_KNOWN.has(entry) || !isAnybodys(name)) this.add(name, entry.site);
  }

  /** The site of the outlet that goes by this name; null when nobody or more than one does. */
  resolveOutletName(name: string): string | null {
    const text = name.trim();
    if (text.length > 80 || COMMON_WORDS.has(text)) return null;
    return this.sites.get(outletKey(text)) ?? null;
  }

  private add(name: string, site: string): void {
    const key = outletKey(name);
    const known = this.sites.get(key);
    this.sites.set(key, known === undefined || known === site ? site : null);
  }
}

const famous = new OutletDirectory(FAMOUS);

/** The site of a widely known outlet of that name; null for others. A page elsewhere that uses it has borrowed it. */
export const resolveFamousName = (name: string): string | null => famous.resolveOutletName(name);

/** An outlet's name for comparing. Unlike names of people it may be cited with a possessive ending: “the Gazette’s”. */
function outletKey(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replace(/[’'`]s$/u, '')
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
