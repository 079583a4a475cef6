import {
  because,
  claimsNothing,
  coreClaim,
  isCredibleElsewhere,
  type AnswerFinding,
  type ClaimFinding,
  type QuestionAnswer,
  type ResearchQuestion,
  type SourceView,
} from '@corroborate/domain';
import { INQUIRY } from '../inquiry.thresholds';
import { byRules, notFound, open, surenessOf, unanswerable, type Found } from './answer';
import { voicesOf, type QuestionCase } from './question-case';

/** What the case's own data answer; all other questions are answered from the notes of its pages, or stay open. */
const PARTS: Partial<Record<ResearchQuestion['answeredBy'], (data: QuestionCase, about?: string) => Found>> = {
  core: (data) => byClaim(coreClaim(data.claims)?.id, data),
  detail: (data, about) => byClaim(about, data),
  voices: byVoices,
  disputes: byDisputes,
  origin: byOrigin,
  records: byRecords,
};

/** Null where only the pages can answer it. */
export function caseAnswer(question: ResearchQuestion, data: QuestionCase): QuestionAnswer | null {
  const part = PARTS[question.answeredBy];
  return part ? byRules(question, part(data, question.about)) : null;
}

/** The answer of a claim is its standing, by which the report tells it. */
function byClaim(claimId: string | undefined, data: QuestionCase): Found {
  if (claimsNothing(data.claims)) return unanswerable(because('answer.claims-nothing'));
  const finding = data.findings.find((one) => one.claimId === claimId);
  const standing = data.standings.get(claimId ?? '') ?? 'open';
  if (!finding || standing === 'open') return notFound(data);
  const why = because('answer.by-verdict', { verdict: finding.verdict });
  const [supporting, disputing] = [passagesFor(finding, 'supports', data), passagesFor(finding, 'disputes', data)];
  if (standing === 'disputed') return disputed(finding, [...disputing, ...supporting]);
  const isHeld = standing === 'held';
  const isCore = coreClaim(data.claims)?.id === claimId;
  const sure = isCore ? data.decision.confidence / 100 : surenessOf(voicesOf(supporting.map(sourceOf), data));
  return {
    state: 'answered',
    answer: 'yes',
    confidence: isHeld ? INQUIRY.contradicted : sure,
    findings: supporting.slice(0, INQUIRY.findings),
    why: isHeld ? because('answer.held') : why,
  };
}

const disputed = ({ verdict }: ClaimFinding, findings: AnswerFinding[]): Found => ({
  state: 'contradicted',
  answer: ({ refuted: 'no', 'partially true': 'in part' } as Partial<Record<typeof verdict, string>>)[verdict] ?? null,
  confidence: INQUIRY.contradicted,
  findings: findings.slice(0, INQUIRY.findings),
  why: because('answer.by-verdict', { verdict }),
});

const sourceOf = ({ sourceId }: AnswerFinding): number => sourceId;

/** Passages of credible pages for or against, the topic's own page left out. */
export const passagesFor = (
  { evidence }: ClaimFinding,
  side: 'supports' | 'disputes',
  { sources }: Pick<QuestionCase, 'sources'>,
): AnswerFinding[] =>
  evidence
    .filter(({ stance, sourceId }) => stance === side && sources.some((one) => one.id === sourceId && counts(one)))
    .sort((a, b) => b.strength - a.strength)
    .flatMap(({ sourceId, passage }) => (passage ? [{ sourceId, ...passage }] : []));

const counts = (source: SourceView): boolean => isCredibleElsewhere(source);

const NAMES = 4;
/** Least confidence of an origin that is an answer. */
const SURE_ORIGIN = 50;

/** The independent sources that count, one page of each. */
function byVoices(data: QuestionCase): Found {
  const counted = data.sources.filter(({ id }) => data.decision.counted.includes(id));
  const heads = new Set(data.clusters.map(({ representativeId }) => representativeId));
  // The last of a group stays: the page that represents it, where that is known.
  const inOrder = counted.toSorted((a, b) => Number(heads.has(a.id)) - Number(heads.has(b.id)));
  const leading = [...new Map(inOrder.map((one) => [one.clusterId, one])).values()];
  return leading.length === 0 ? notFound(data) : named(leading, leading.length);
}

/** That nobody was found is no proof that nobody disputes it. */
function byDisputes(data: QuestionCase): Found {
  const against = data.sources.filter((one) => one.stance.stance === 'disputes' && counts(one) && one.stance.passage);
  const voices = voicesOf(
    against.map(({ id }) => id),
    data,
  );
  return against.length === 0 ? open(because('answer.nobody-disputes')) : named(against, voices);
}

const named = (sources: readonly SourceView[], voices: number): Found => ({
  state: 'answered',
  answer: namesOf(sources),
  confidence: surenessOf(voices),
  findings: passagesOf(sources),
  why: because('answer.voices', { voices }),
});

function byOrigin({ origin, sources }: QuestionCase): Found {
  const view = sources.find(({ id }) => id === origin?.sourceId);
  if (!origin || !view?.readable || origin.confidence < SURE_ORIGIN) return open(because('answer.none-found'));
  return {
    state: 'answered',
    answer: view.name,
    confidence: origin.confidence / 100,
    findings: passagesOf([view]),
    why: because('answer.earliest', { confidence: origin.confidence }),
  };
}

/** Entries of registers that bear on the topic. */
function byRecords(data: QuestionCase): Found {
  if (data.records === null) return unanswerable(because('answer.not-looked-up'));
  const entries = data.sources.filter(({ id }) => data.records?.includes(id));
  const findings = passagesOf(entries);
  if (findings.length === 0) return open(because('answer.none-found'));
  return {
    state: 'answered',
    answer: namesOf(entries),
    confidence: surenessOf(findings.length),
    findings,
    why: because('answer.on-record', { records: findings.length }),
  };
}

const namesOf = (views: readonly SourceView[]): string =>
  [...new Set(views.map(({ name }) => name))].slice(0, NAMES).join('; ');

const passagesOf = (views: readonly SourceView[]): AnswerFinding[] =>
  views
    .flatMap(({ id, stance }) => (stance.passage ? [{ sourceId: id, ...stance.passage }] : []))
    .slice(0, INQUIRY.findings);
