import { createReason, isSubmittedHost, toSite, type SourceProfile } from '@corroborate/domain';

/**
 * Profile of a document submitted by the newsroom, without lookups: neutral, and with all such documents counting as
 * one independent source. Null for web pages.
 */
export function submittedProfile(host: string): SourceProfile | null {
  if (!isSubmittedHost(host)) return null;
  return {
    host,
    site: toSite(host),
    name: 'Submitted by an editor',
    kind: 'forum',
    tier: 3,
    score: 40,
    stars: 2,
    reliability: 'neutral',
    ownerGroup: 'handed-in',
    country: null,
    place: null,
    reasons: [createReason('outlet.handed-in')],
  };
}
