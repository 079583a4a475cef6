import { findMainClaim, isCredible, isReadable, type Claim, type Topic } from '@corroborate/domain';
import { namesLead, type PageNotes, type Reasoner } from '@corroborate/reading';
import type { OpenedPage } from '../read/opened-pages.service';
import type { Assessment } from '../stage.types';

/** Number of credible supporting sites from which no further support under other names is sought. */
const MIN_SUPPORTING_SITES = 2;

interface AssessedPages {
  topic: Topic;
  claims: Claim[];
  openedPages: readonly OpenedPage[];
  assessments: ReadonlyMap<number, Assessment>;
  /** Names of documents, people and places that the case has searched for. */
  leads: readonly string[];
}

/**
 * Assessments that also count support by credible pages that tell the story under other names. A decision based on such
 * support is held for review.
 */
export async function matchOtherNames(
  reasoner: Pick<Reasoner, 'matchNames'>,
  { topic, claims, openedPages, assessments, leads }: AssessedPages,
): Promise<ReadonlyMap<number, Assessment>> {
  const core = findMainClaim(claims);
  const readable = openedPages.flatMap((opened): AssessedPage[] => {
    const assessment = assessments.get(opened.page.sourceId);
    return assessment && isReadable(opened.article.verdict) ? [{ opened, assessment }] : [];
  });
  const known = readable.filter(isCrediblePage);
  const sites = new Set(known.filter(hasStance('supports')).map(({ opened }) => opened.article.site));
  if (!core || sites.size >= MIN_SUPPORTING_SITES || known.some(hasStance('disputes'))) return assessments;
  const pages = known
    .filter((page) => isOtherNamesCandidate(page, leads))
    .map(({ opened: { article, profile, page }, assessment: { overall } }) => ({
      ...{ sourceId: page.sourceId, name: profile.name, article, overall },
    }));
  if (pages.length === 0) return assessments;
  const reports = readable.filter(isUnreliableReport).map(({ opened: { article, profile } }) => ({
    ...{ name: profile.name, article },
  }));
  const matches = await reasoner.matchNames({ topic, core, pages, reports, leads });
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

const isCrediblePage = ({ opened: { isTopicPage, profile } }: AssessedPage): boolean =>
  !isTopicPage && isCredible(profile.tier);

const hasRelation = ({ assessment: { notes } }: AssessedPage, relation: PageNotes['relation']): boolean =>
  notes?.reader.kind === 'model' && notes.relation === relation;

/** Whether a model reads a page that takes no side as a report on this event, or as background that names a lead. */
function isOtherNamesCandidate(page: AssessedPage, leads: readonly string[]): boolean {
  const { opened, assessment } = page;
  if (assessment.overall.stance !== 'mentions') return false;
  return hasRelation(page, 'this-event') || (hasRelation(page, 'background') && namesLead({ ...opened, leads }));
}

/** Whether the page tells the story, as the topic's own page does, but cannot confirm it. */
const isUnreliableReport = (page: AssessedPage): boolean => !isCrediblePage(page) && hasRelation(page, 'this-event');

function withSupport(one: Assessment, coreId: string, overall: Assessment['overall'] | undefined): Assessment {
  if (!overall) return one;
  const perClaim = one.perClaim.map((each) => (each.claimId === coreId ? { ...each, judgement: overall } : each));
  return { ...one, overall, perClaim };
}
