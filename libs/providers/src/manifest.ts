/** What every provider tells of itself; rooms add what only theirs have. Shown to editors and used to make calls. */
export interface ProviderManifest {
  /** Lower-case name used in settings, ledger and coverage. */
  name: string;
  title: string;
  homepage: string;
  /** US dollars for one call; 0 = free. */
  priceUsd: number;
  /** Least milliseconds between two calls, over all processes. */
  paceMs: number;
  /** What the operator allows, in a sentence. */
  terms: string;
  notes: string[];
}

/** What people will look for and is not to be had, or not any more: told with a date, and never asked. */
export interface GoneProvider extends Pick<ProviderManifest, 'name' | 'title' | 'homepage'> {
  /** `ended`: its operator closed it; `not-for-programs`: nothing allows a program to ask. */
  how: 'ended' | 'not-for-programs';
  /** Since when, or on which day it was last found so (`2025-04-15`). */
  since: string;
  /** What is so, in a sentence. */
  says: string;
  /** Names of those that are asked in its place. */
  instead: readonly string[];
}

/** The part of a manifest that a call is made by. */
export type Priced = Pick<ProviderManifest, 'name' | 'title' | 'priceUsd' | 'paceMs'>;

/** Those that are not switched off by name, as `DISABLED_ENGINES` lists them. */
export function switchedOn<P extends { readonly manifest: Pick<ProviderManifest, 'name'> }>(
  providers: P[],
  disabled: readonly string[],
): P[] {
  const off = new Set(disabled.map((name) => name.toLowerCase()));
  return providers.filter(({ manifest }) => !off.has(manifest.name));
}
