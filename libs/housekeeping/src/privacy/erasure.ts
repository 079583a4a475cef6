import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@corroborate/config';
import { DATABASE, type Database, type AdminActor, type EntryDraftRow } from '@corroborate/db';
import {
  CLOCK,
  CorroborateError,
  pluralize,
  PersonMatcher,
  type Clock,
  mapYielding,
  type Json,
  type JsonObject,
} from '@corroborate/domain';
import {
  linkEntries,
  openOriginalStore,
  OriginalsRetention,
  type StoreSettings,
  canonicalJson,
  sha256,
  type ErasureContent,
} from '@corroborate/evidence';
import { pseudonymise, type SocialEvidence } from '@corroborate/social';
import { parseSocialEvidence, replaceSocial } from '../retention/social-rewrite';
import { casesWithPosts, planErasure, type ErasedOriginal, type ErasurePlan, type MaskedRow } from './erasure.plan';
import { maskValue } from './person-mentions.policy';
import { recordInAudit, findRows, type FoundRow } from './subject-access';

/** Maximum length of the reason, in characters. */
export const MAX_ERASURE_REASON_LENGTH = 2_000;

interface ErasureOrder {
  person: string;
  why: string;
  /** IDs of cases to exclude. */
  leaveOut: readonly number[];
}

export interface ErasureOutcome {
  rows: number;
  originals: number;
  cases: number[];
}

/** Erases a person from stored data as far as permitted. Makes a plan first; changes nothing before it is confirmed. */
@Injectable()
export class ErasureService {
  private readonly originals: OriginalsRetention;

  constructor(
    @Inject(DATABASE)
    private readonly db: Database,
    @Inject(SETTINGS) settings: StoreSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.originals = new OriginalsRetention(db.evidence, openOriginalStore(settings), clock, db.legalHolds);
  }

  /**
   * What would be erased, what would stay, and why.
   * @throws CorroborateError `invalid-input`
   */
  async plan({ person: asked, leaveOut }: Omit<ErasureOrder, 'why'>): Promise<ErasurePlan> {
    const person = PersonMatcher.of(asked);
    const { rows, truncated } = await findRows(this.db, person, { withFields: true });
    const ids = new Set(rows.flatMap(({ row }) => row.cases));
    const states = new Map((await this.db.storedText.listCaseStates([...ids])).map((state) => [state.id, state]));
    const plan = await planErasure(rows, person, { states, leftOut: new Set(leaveOut) });
    const gone = new Set(await this.db.evidence.filterRemoved(plan.originals.map(({ sha256 }) => sha256)));
    const own = plan.originals.filter(({ sha256 }) => !gone.has(sha256));
    const originals = [...own, ...(await this.listSocialAnswers(casesWithPosts(plan)))];
    const cases = new Set([...plan.masked, ...originals].flatMap((one) => one.cases));
    const masked = await eraseAccounts(plan.masked, rows, person);
    return { ...plan, masked, originals, cases: plan.cases.filter((id) => cases.has(id)), truncated };
  }

  private async listSocialAnswers(cases: readonly number[]): Promise<ErasedOriginal[]> {
    const byDigest = new Map<string, ErasedOriginal>();
    for (const id of cases)
      for (const { sha256, investigationIds } of await this.db.evidence.listSocialAnswers(id))
        byDigest.set(sha256, { sha256, cases: investigationIds.filter((one) => cases.includes(one)) });
    return [...byDigest.values()];
  }

  /**
   * Executes `plan`. Writes to the chains first, so that an interrupted erasure is documented and can be repeated.
   * @throws CorroborateError `invalid-input`; `held` if a case on hold names the person.
   */
  async confirm(order: ErasureOrder, by: AdminActor): Promise<ErasureOutcome & { plan: ErasurePlan }> {
    const why = this.validReason(order);
    const plan = await this.plan(order);
    if (plan.held.length > 0) throw legalHoldError(plan.held);
    await this.recordErasure(plan, why, by.actor);
    await this.db.maskedRows.write(plan.masked);
    let originals = 0;
    for (const { sha256 } of plan.originals) if (await this.originals.erase(sha256)) originals += 1;
    const outcome = { rows: plan.masked.length, originals, cases: plan.cases };
    const details = { why, ...outcome };
    await recordInAudit(this.db, by, { action: 'privacy.erase', asked: order.person, details });
    return { ...outcome, plan };
  }

  private async recordErasure({ masked, originals, cases }: ErasurePlan, why: string, by: string): Promise<void> {
    const at = this.clock.now().toISOString();
    for (const id of cases) {
      const own = ({ cases: of }: { cases: number[] }) => of.includes(id);
      const erased = { rows: masked.filter(own).length, originals: originals.filter(own).length };
      await this.db.evidence.append(id, [buildErasureEntry({ erased, why, by, at })], linkEntries(id));
    }
  }

  private validReason({ person, why }: ErasureOrder): string {
    const text = why.trim();
    if (!text || text.length > MAX_ERASURE_REASON_LENGTH)
      throw new CorroborateError('invalid-input', 'Erasure requires a reason.', {
        hint: `Give a reason of at most ${MAX_ERASURE_REASON_LENGTH} characters.`,
        details: { field: 'why' },
      });
    if (PersonMatcher.of(person).spans(text, true).length > 0)
      throw new CorroborateError(
        'invalid-input',
        'The reason names the person to be erased, and the evidence chain keeps it permanently.',
        {
          hint: 'Give a reason without the name, e.g. "request of March 3".',
          details: { field: 'why' },
        },
      );
    return text;
  }
}

const legalHoldError = (cases: number[]): CorroborateError =>
  new CorroborateError(
    'held',
    `${pluralize(cases.length, 'case')} on legal hold ${cases.length === 1 ? 'names' : 'name'} this person: ` +
      `${cases.join(', ')}. Nothing was erased.`,
    { hint: 'Release the holds, or leave these cases out.', details: { cases } },
  );

/** Chain entry of an erasure: how much was erased and why, never who. */
function buildErasureEntry(content: ErasureContent): EntryDraftRow {
  const text = canonicalJson(content);
  return { at: content.at, kind: 'erasure', content: text, contentSha256: sha256(text), original: null };
}

/**
 * Removes from an account's posts what identifies it (handle, URL, ID, account age and karma), as data retention does
 * after some time, and masks all other mentions. Posts by other accounts are kept.
 */
async function eraseAccounts(
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
