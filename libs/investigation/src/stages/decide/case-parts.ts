import { isReadable, type Decision } from '@corroborate/domain';
import type { Balance, NotedCase, ReportParts } from '@corroborate/report';
import { timeoutReason, type Judge, type Question } from '../../judging';
import type { CrossReferenceOutput } from '../stage.types';
import type { Database } from '@corroborate/db';
import type { StageInput } from '../stage';

export interface CasePartsPorts {
  articles: Pick<Database['sources'], 'getMany'>;
  judge: Judge;
}

type CaseInput = Pick<StageInput, 'topic' | 'mode' | 'history'>;

/**
 * Report parts that supplement the verdict, such as timeline and balance. Optional: a timeout loses these parts but not
 * the verdict.
 */
export async function buildCaseParts(
  ports: CasePartsPorts,
  input: CaseInput,
  weighed: CrossReferenceOutput,
  known: CasePartsData,
): Promise<ReportParts | null> {
  return ports.judge.ask('parts', await buildPartsQuestion(ports, input, weighed, known)).catch((fault: unknown) => {
    timeoutReason(fault);
    return null;
  });
}

/** Data needed to build the report parts. */
interface CasePartsData {
  decision: Decision;
  noted: Pick<NotedCase, 'notes' | 'groups' | 'explanations'> | null;
  /** Notes of other credible pages; null if no page has notes. */
  aside: NotedCase['notes'] | null;
  /** Whether a language model is configured that takes notes on pages. */
  modelReads: boolean;
}

/** The case with its readable pages, in the form sent to a thread. */
async function buildPartsQuestion(
  { articles }: CasePartsPorts,
  { topic, mode, history }: CaseInput,
  { claims, findings, sources }: CrossReferenceOutput,
  { decision: { counted }, ...notes }: CasePartsData,
): Promise<Question<'parts'>> {
  const relevance = new Map(
    history.pages().flatMap(({ sourceId, relevance: fits }) => (fits ? [[sourceId, fits] as const] : [])),
  );
  const read = await articles.getMany(sources.filter(({ readable }) => readable).map(({ id }) => id));
  const pages = new Map([...read].filter(([, { verdict }]) => isReadable(verdict)));
  const actors = (history.latest('context')?.actors ?? []).map(({ name }) => name);
  const about = { topic, mode, claims, findings, sources, relevance, actors };
  return { data: { ...about, decision: { counted }, ...notes }, articles: pages };
}

/** Maximum timeline events to publish; the result contains all of them. */
const MAX_EVENTS = 30;

export async function publishPartsEvents(to: Pick<StageInput, 'report'>, parts: ReportParts | null): Promise<void> {
  if (!parts) return;
  const { tally, timeline, balance } = parts;
  await to.report('sources.tallied', { ...tally });
  for (const event of timeline.events.slice(0, MAX_EVENTS))
    await to.report('timeline.event', {
      event_date: event.date.value,
      precision: event.date.precision,
      event_text: event.text,
      source_ids: event.sourceIds,
      entities_involved: event.entities,
      conflicting_dates: event.conflicting.map(({ date }) => date.value),
    });
  if (!balance) return;
  await to.report('balance.assessed', balanceData(balance));
}

const balanceData = ({ subject, score, band, sides, missing }: Balance) => ({
  subject,
  score,
  band,
  for: sides.for.clusters,
  neutral: sides.neutral.clusters,
  critical: sides.critical.clusters,
  missing_side: missing?.params.side ?? null,
  missing_query: missing?.params.query ?? null,
});
