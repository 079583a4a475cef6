/** Why a public archive has no copy of a page, or none yet. */
export interface PublicCopyReasons {
  /** The settings switch copies off. */
  'public-copy.off': Record<string, never>;
  /** No account at the archive is set up. */
  'public-copy.no-keys': Record<string, never>;
  /** Posts, and what was handed in, stand at no address of the web. */
  'public-copy.no-address': Record<string, never>;
  /** For good; `code` is the archive's own. */
  'public-copy.refused': { code: string };
  /** Not now: it is asked again. */
  'public-copy.later': { code: string };
  'public-copy.given-up': { tries: number; code: string };
}
