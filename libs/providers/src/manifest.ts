/** Properties of every provider; packages extend them. Shown to editors and used to make calls. */
export interface ProviderManifest {
  /** Lower-case name used in settings, ledger and coverage. */
  name: string;
  title: string;
  homepage: string;
  /** US dollars for one call; 0 = free. */
  priceUsd: number;
  /** Minimum interval between calls in ms, across all processes. */
  paceMs: number;
  /** Terms of use in one sentence. */
  terms: string;
  notes: string[];
}

/** An unavailable provider that users may expect: listed with a date, never called. */
export interface UnavailableProvider extends Pick<ProviderManifest, 'name' | 'title' | 'homepage'> {
  /** `ended`: closed by its operator; `not-for-programs`: automated access is not allowed. */
  how: 'ended' | 'not-for-programs';
  /** Start date, or the date on which it was last confirmed (`2025-04-15`). */
  since: string;
  /** Explanation in one sentence. */
  says: string;
  /** Names of the providers called instead. */
  instead: readonly string[];
}

/** Manifest properties needed for a call. */
export type PricedManifest = Pick<ProviderManifest, 'name' | 'title' | 'priceUsd' | 'paceMs'>;

/** Providers not listed as disabled, e.g. in `DISABLED_ENGINES`. */
export function filterEnabled<P extends { readonly manifest: Pick<ProviderManifest, 'name'> }>(
  providers: P[],
  disabled: readonly string[],
): P[] {
  const off = new Set(disabled.map((name) => name.toLowerCase()));
  return providers.filter(({ manifest }) => !off.has(manifest.name));
}
