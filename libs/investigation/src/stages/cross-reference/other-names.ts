import { findMainClaim, isCredible, isReadable, type Claim, type Topic } from '@corroborate/domain';
import type { Reasoner } from '@corroborate/reading';
import type { OpenedPage } from '../read/opened-pages.service';
import type { Assessment } from '../stage.types';

/** Number of credible supporting sites from which no further support under other names is sought. */
const MIN_SUPPORTING_SITES = 2;

interface AssessedPages {
  topic: Topic;
  claims: Claim[];
  openedPages: readonly OpenedPage[];
  assessments: ReadonlyMap<number, Assessment>;
}

/**
 * Assessments that also count support by credible pages that tell the story under other names. A decision based on such
 * support is held for review.
 */
export async function matchOtherNames(
  reasoner: Pick<Reasoner, 'matchNames'>,
  { topic, claims, openedPages, assessments }: AssessedPages,
): Promise<ReadonlyMap<number, Assessment>> {
  const core = findMainClaim(claims);
  const credible = openedPages.filter(
    ({ isTopicPage, profile, article }) => !isTopicPage && isCredible(profile.tier) && isReadable(article.verdict),
  );
  const known = credible.flatMap((opened) => {
    const assessment = assessments.get(opened.page.sourceId);
    return assessment ? [{ opened, assessment }] : [];
  });
  const sites = new Set(known.filter(hasStance('supports')).map(({ opened }) => opened.article.site));
  if (!core || sites.size >= MIN_SUPPORTING_SITES || known.some(hasStance('disputes'))) return assessments;
  const pages = known
    .filter(isOtherNamesCandidate)
    .map(({ opened: { article, profile, page }, assessment: { overall } }) => ({
      ...{ sourceId: page.sourceId, name: profile.name, article, overall },
    }));
  if (pages.length === 0) return assessments;
  const matches = await reasoner.matchNames({ topic, core, pages });
  return new Map([...assessments].map(([id, one]) => [id, withSupport(one, core.id, matches.get(id))]));
}

interface AssessedPage {
  opened: OpenedPage;
  assessment: Assessment;
}

const hasStance =
  (wanted: 'supports' | 'disputes') =>
  ({ assessment: { overall } }: AssessedPage): boolean =>
    overall.stance === wanted;

/** Whether a model reads a page that does not take a side as a report on this event. */
const isOtherNamesCandidate = ({ assessment: { overall, notes } }: AssessedPage): boolean =>
  overall.stance === 'mentions' && notes?.reader.kind === 'model' && notes.relation === 'this-event';

function withSupport(one: Assessment, coreId: string, overall: Assessment['overall'] | undefined): Assessment {
  if (!overall) return one;
  const perClaim = one.perClaim.map((each) => (each.claimId === coreId ? { ...each, judgement: overall } : each));
  return { ...one, overall, perClaim };
}
