import { because, isHandedIn, siteOf, type SourceProfile } from '@corroborate/domain';

/**
 * How a document stands that somebody of the newsroom handed in: ordinary, and all of them one voice. Nobody is asked
 * about it. Null for pages of the web.
 */
export function handedInProfile(host: string): SourceProfile | null {
  if (!isHandedIn(host)) return null;
  return {
    host,
    site: siteOf(host),
    name: 'Submitted by an editor',
    kind: 'forum',
    tier: 3,
    score: 40,
    stars: 2,
    reliability: 'neutral',
    ownerGroup: 'handed-in',
    country: null,
    place: null,
    reasons: [because('outlet.handed-in')],
  };
}
