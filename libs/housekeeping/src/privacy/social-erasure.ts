import { createHmac, randomBytes } from 'node:crypto';
import { mapYielding, type Json, type JsonObject, type PersonMatcher } from '@corroborate/domain';
import { pseudonymise, type SocialEvidence } from '@corroborate/social';
import { parseSocialEvidence, replaceSocial } from '../retention/social-rewrite';
import type { MaskedRow } from './erasure.plan';
import { maskValue } from './person-mentions.policy';
import type { FoundRow } from './subject-access';

/**
 * Removes from an account's posts what identifies it (handle, URL, ID, account age and karma), as data retention does
 * after some time, and masks all other mentions. Posts by other accounts are kept.
 */
export async function eraseAccounts(
  masked: readonly MaskedRow[],
  found: readonly FoundRow[],
  person: PersonMatcher,
): Promise<MaskedRow[]> {
  const posts = new Map<number, SocialEvidence>();
  const byKey = new Map(found.map(({ row }) => [row.key, row]));
  const rows = await mapYielding(masked, (one) => {
    if (one.table !== 'stage_results' || one.key.stage !== 'social' || !one.fields.data) return one;
    const before = byKey.get(one.key)!.fields.data as JsonObject;
    const social = erasePosts(parseSocialEvidence({ data: before }), person);
    const data = maskValue(social as unknown as Json, person);
    // Rounds are in order, so the result reflects the last one.
    posts.set(one.cases[0]!, data as unknown as SocialEvidence);
    return { ...one, fields: { ...one.fields, data } };
  });
  return mapYielding(rows, (one) => {
    const social = one.table === 'investigations' ? posts.get(one.cases[0]!) : undefined;
    if (!social || !one.fields.result) return one;
    return {
      ...one,
      fields: { ...one.fields, result: replaceSocial(one.fields.result as JsonObject, social) as Json },
    };
  });
}

function erasePosts(evidence: SocialEvidence, person: PersonMatcher): SocialEvidence {
  const isTheirs = ({ author, url }: { author: string; url: string }) =>
    person.spans(author, true).length > 0 || person.spans(url).length > 0;
  const others = [...evidence.sources, ...evidence.timeline.moments].filter((post) => !isTheirs(post));
  const key = randomBytes(32);
  const pseudonym = (platform: string, handle: string) =>
    `account-${createHmac('sha256', key).update(`${platform} ${handle.toLowerCase()}`).digest('hex').slice(0, 10)}`;
  const attached = new Set(others.map(({ url }) => url));
  for (const { url } of evidence.reaction?.examples ?? []) if (person.spans(url).length === 0) attached.add(url);
  for (const { url } of evidence.reaction?.posts ?? []) if (person.spans(url).length === 0) attached.add(url);
  for (const { query } of evidence.coverage) if (person.spans(query).length === 0) attached.add(query);
  const hidden = pseudonymise(evidence, attached, pseudonym, '');
  // Keeps the retention state, because the other posts' period is unaffected.
  return { ...hidden, retention: evidence.retention };
}
