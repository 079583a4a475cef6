import { isReadable } from '@corroborate/domain';
import type { Decision, Gap } from '@corroborate/domain';
import type { ActorProfile } from '@corroborate/context';
import type { Balance, EarlierStatement, ReportParts } from '@corroborate/report';
import { nameKey } from '@corroborate/text';
import { reasonOf, type Judge, type Question } from '../judging';
import type { CrossReferenceOutput } from '../stage.types';
import type { CaseNotes } from './case-notes';
import type { ArticleStore } from './opened-pages.service';
import type { StageInput } from './stage';

export interface CasePartsPorts {
  articles: ArticleStore;
  judge: Judge;
}

type Asker = Pick<StageInput, 'topic' | 'mode' | 'history'>;

/**
 * What is told of a decided case beside its verdict. A courtesy: pages on which it takes too long cost the case its
 * timeline and not its verdict.
 */
export async function casePartsOf(
  ports: CasePartsPorts,
  input: Asker,
  weighed: CrossReferenceOutput,
  { decision, noted }: { decision: Decision; noted: CaseNotes | null },
): Promise<ReportParts | null> {
  const question = await questionOf(ports, input, weighed, decision);
  return ports.judge.ask('parts', { ...question, data: { ...question.data, noted } }).catch(nothing);
}

/** What the next round is to ask so that a missing side is heard. A courtesy as well. */
export async function missingSideOf(
  ports: CasePartsPorts,
  input: Asker,
  weighed: CrossReferenceOutput,
  decision: Decision,
): Promise<Gap | null> {
  return ports.judge.ask('side', await questionOf(ports, input, weighed, decision)).catch(nothing);
}

function nothing(fault: unknown): null {
  reasonOf(fault);
  return null;
}

/** The case with the pages that could be read, as it goes to a thread. */
async function questionOf(
  { articles }: CasePartsPorts,
  { topic, mode, history }: Asker,
  { claims, findings, sources, clusters }: CrossReferenceOutput,
  { counted }: Decision,
): Promise<Question<'parts'>> {
  const relevance = new Map(
    history.pages().flatMap(({ sourceId, relevance: fits }) => (fits ? [[sourceId, fits] as const] : [])),
  );
  const read = await articles.getMany(sources.filter(({ readable }) => readable).map(({ id }) => id));
  const pages = new Map([...read].filter(([, { verdict }]) => isReadable(verdict)));
  const profiles = history.latest('context')?.actors ?? [];
  const background = { actors: profiles.map(({ name }) => name), earlier: profiles.flatMap(earlierWords) };
  const data = { topic, mode, claims, findings, sources, clusters, relevance, ...background, decision: { counted } };
  return { data, articles: pages };
}

/** What the actor said before the event, on its matter. */
const earlierWords = ({ name, statements }: ActorProfile): EarlierStatement[] =>
  statements
    .filter(({ when, sameMatter }) => when === 'before' && sameMatter)
    .map(({ quote, sourceUrl, sourceId, date }) => ({ key: nameKey(name), quote, url: sourceUrl, sourceId, date }));

type Teller = Pick<StageInput, 'report'>;

/** Events told one by one; a reader who wants all of them has the result. */
const MOST_TOLD = 30;

export async function tellOfParts(to: Teller, parts: ReportParts | null): Promise<void> {
  if (!parts) return;
  const { tally, timeline, balance } = parts;
  await to.report('sources.tallied', { ...tally });
  for (const event of timeline.events.slice(0, MOST_TOLD))
    await to.report('timeline.event', {
      event_date: event.date.value,
      precision: event.date.precision,
      event_text: event.text,
      source_ids: event.sourceIds,
      entities_involved: event.entities,
      conflicting_dates: event.conflicting.map(({ date }) => date.value),
    });
  if (!balance) return;
  await to.report('balance.assessed', balanceTold(balance));
}

const balanceTold = ({ subject, score, band, sides, missing }: Balance) => ({
  subject,
  score,
  band,
  for: sides.for.clusters,
  neutral: sides.neutral.clusters,
  critical: sides.critical.clusters,
  missing_side: missing?.params.side ?? null,
  missing_query: missing?.params.query ?? null,
});
