import { isReadable, type Claim, type Topic } from '@corroborate/domain';
import type { Reasoner } from '@corroborate/reading';
import { removeUrls } from '@corroborate/text';
import { mapAcrossTurns } from './in-turns';
import { publishQuestionEvents } from '../../inquiry/inquiry.events';
import { plannedInquiry } from '../../inquiry/planned-inquiry';
import type { Assessment } from '../stage.types';
import type { OpenedPage } from '../read/opened-pages.service';
import { publishClaimEvents, publishSourceEvents } from './source.events';
import type { StageInput } from '../stage';
import { shownQuote } from '@corroborate/report';

export interface AssessmentInput {
  input: Pick<StageInput, 'topic' | 'report' | 'history'>;
  claims: Claim[];
  reasoner: Pick<Reasoner, 'judgeStance'>;
  now: Date;
}

/**
 * The topic's claims, the same in every stage and round, because earlier pages were assessed against them. The first
 * caller extracts them; if the topic has no text, from its own page among `openedPages`.
 */
export async function resolveClaims(
  input: Pick<StageInput, 'topic' | 'report' | 'history' | 'profile'> & Partial<Pick<StageInput, 'plan'>>,
  reasoner: Pick<Reasoner, 'extractClaims'>,
  openedPages: readonly OpenedPage[] = [],
): Promise<Claim[]> {
  const known = input.history.claims();
  if (known) return known;
  const extracted = await reasoner.extractClaims(addOwnPageText(input.topic, openedPages));
  const claims = extracted.slice(0, input.profile.claimLimit ?? extracted.length);
  await publishClaimEvents(input, claims);
  if (!input.history.inquiry()) await publishQuestionEvents(input, plannedInquiry(input, claims).questions);
  return claims;
}

/** For a topic submitted as a URL, adds title and text of its own page. */
function addOwnPageText(topic: Topic, openedPages: readonly OpenedPage[]): Topic {
  if (topic.summary?.trim() || topic.articleText?.trim()) return topic;
  const own = openedPages.find(({ article, isTopicPage }) => isTopicPage && isReadable(article.verdict))?.article;
  return own ? { ...topic, title: removeUrls(topic.title) || own.title, articleText: own.text } : topic;
}

/** Assesses each page that has no assessment yet, once, and publishes events; returns the new assessments. */
export async function assessPages(
  { input, reasoner, claims, now }: AssessmentInput,
  openedPages: readonly OpenedPage[],
  known: ReadonlyMap<number, Assessment>,
): Promise<Assessment[]> {
  const open = openedPages.filter(({ page }) => !known.has(page.sourceId));
  const fresh = [...new Map(open.map((opened) => [opened.page.sourceId, opened])).values()];
  const publishCard = createCardPublisher(input, fresh);
  const leads = input.history.leads();
  const judge = async (opened: OpenedPage): Promise<Assessment> => {
    const { page, article } = opened;
    const question = { topic: input.topic, claims, now, article, engineDate: page.engineDate, leads };
    const assessment = { sourceId: page.sourceId, ...(await reasoner.judgeStance(question)) };
    await publishCard(opened, assessment);
    return assessment;
  };
  const assessments = await mapAcrossTurns(fresh, judge);
  await publishSourceEvents(input, fresh, assessments);
  return assessments;
}

/** Pages that were read but whose assessment timed out. */
export function listUnjudgedPages(openedPages: readonly OpenedPage[], assessments: readonly Assessment[]): string[] {
  const sites = new Map(openedPages.map(({ page }) => [page.sourceId, page.site]));
  return assessments.flatMap(({ sourceId, unjudged: why }) =>
    why === undefined ? [] : [`page of ${sites.get(sourceId) ?? 'a source'} could not be assessed: ${why}`],
  );
}

/** Publishes each page as soon as it is assessed, with progress such as “3 of 14”. */
function createCardPublisher(
  input: Pick<StageInput, 'report'>,
  openedPages: readonly OpenedPage[],
): (opened: OpenedPage, assessment: Assessment) => Promise<void> {
  const counted = openedPages.filter(({ article, isTopicPage }) => !isTopicPage && isReadable(article.verdict));
  let at = 0;
  return async (opened, { overall: { stance, rule, passage } }) => {
    if (!counted.includes(opened)) return;
    const { page, article, profile } = opened;
    at += 1;
    await input.report('source.summarised', {
      at,
      of: counted.length,
      source_id: page.sourceId,
      url: article.finalUrl,
      title: article.title,
      name: profile.name,
      published: article.published?.value ?? null,
      stance,
      rule: rule ?? null,
      stars: profile.stars,
      lean: profile.lean ?? null,
      key_finding: passage && shownQuote(passage.quote),
    });
  };
}
