import {
  isReadable,
  getClaimStatement,
  getClaimStanding,
  type AppliedLevel,
  type Claim,
  type ClaimFinding,
} from '@corroborate/domain';
import { outletNamesBySite } from '@corroborate/report';
import type { Assessment } from '../stage.types';
import type { OpenedPage } from '../read/opened-pages.service';
import type { StageInput } from '../stage';

type EventReporter = Pick<StageInput, 'report'>;

/** Publishes each page after its assessment: `source.found` if it is about the topic, otherwise `source.unrelated`. */
export async function publishSourceEvents(
  to: EventReporter,
  openedPages: readonly OpenedPage[],
  fresh: readonly Assessment[],
): Promise<void> {
  const judged = new Map(fresh.map((item) => [item.sourceId, item]));
  const nameOf = createOutletNamer(openedPages);
  for (const opened of openedPages) {
    const { page, article, profile, isTopicPage } = opened;
    const assessment = judged.get(page.sourceId);
    if (!assessment || isTopicPage || !isReadable(article.verdict)) continue;
    const where = {
      source_id: page.sourceId,
      url: article.finalUrl,
      site: article.site,
      name: nameOf(opened),
      title: article.title,
    };
    const { stance, passage, rule } = assessment.overall;
    if (stance === 'unrelated') await to.report('source.unrelated', where);
    else
      await to.report('source.found', {
        ...where,
        tier: profile.tier,
        stance,
        rule: rule ?? null,
        passage: passage?.quote ?? null,
        published: article.published?.value ?? null,
      });
  }
}

export async function publishClaimEvents(to: EventReporter, claims: Claim[]): Promise<void> {
  for (const claim of claims) {
    const { id, kind, core } = claim;
    await to.report('claim.extracted', { claim_id: id, text: getClaimStatement(claim), kind, core });
  }
}

/** Level used before the decision, when nothing is confirmed. */
const UNDECIDED: AppliedLevel = { level: 'unverified', held: false };

export async function publishFindingEvents(
  to: EventReporter,
  claims: Claim[],
  findings: ClaimFinding[],
): Promise<void> {
  const texts = new Map(claims.map((claim) => [claim.id, getClaimStatement(claim)]));
  for (const [index, { claimId, verdict, confidence, evidence }] of findings.entries())
    await to.report('fact.checked', {
      at: index + 1,
      of: findings.length,
      claim_id: claimId,
      text: texts.get(claimId) ?? '',
      verdict,
      standing: getClaimStanding({ verdict, isDenied: false }, UNDECIDED),
      confidence,
      sources: evidence.length,
    });
}

type OutletPage = Pick<OpenedPage, 'article' | 'profile'>;

/** An unregistered site can call itself anything, so its own name is always shown with its domain. */
const selfDeclaredName = ({ article: { outletName }, profile: { name, site } }: OutletPage): string =>
  name === site && outletName ? `${outletName.slice(0, 60)} (${site})` : name;

/**
 * Names outlets that are known only by domain as other pages write the name, if the domain spells exactly that name.
 */
export function createOutletNamer(pages: readonly OutletPage[]): (opened: OutletPage) => string {
  const spelled = outletNamesBySite(
    pages.map((opened) => ({ site: opened.article.site, name: selfDeclaredName(opened) })),
    pages.map(({ article }) => article),
  );
  return (opened) => {
    const [name, { site }] = [selfDeclaredName(opened), opened.article];
    return name === site ? (spelled.get(site) ?? name) : name;
  };
}
