import {
  ANSWERS,
  answerNotFound,
  because,
  claimAnswer,
  coreClaim,
  isCredibleElsewhere,
  openAnswer,
  surenessOf,
  voicesOf,
  type AnswerFinding,
  type AnswerFound,
  type ClaimCase,
  type Cluster,
  type Decision,
  type OriginFinding,
  type QuestionAnswer,
  type ResearchQuestion,
  type SourceView,
} from '@corroborate/domain';

/** Case data that answers questions. */
export interface QuestionCase extends ClaimCase {
  clusters: readonly Cluster[];
  origin: OriginFinding | null;
  /** IDs of relevant register entries; null if no register was queried. */
  records: readonly number[] | null;
  decision: Pick<Decision, 'counted' | 'confidence'>;
}

/** Answers from case data, by kind; other questions are answered from notes or stay open. */
const PARTS: Partial<Record<ResearchQuestion['answeredBy'], (data: QuestionCase, about?: string) => AnswerFound>> = {
  core: (data) => claimAnswer(coreClaim(data.claims)?.id, data),
  detail: (data, about) => claimAnswer(about, data),
  voices: byVoices,
  disputes: byDisputes,
  origin: byOrigin,
  records: byRecords,
};

/** Null if only pages can answer it. */
export function caseAnswer(question: ResearchQuestion, data: QuestionCase): QuestionAnswer | null {
  const part = PARTS[question.answeredBy];
  return part ? { questionId: question.id, ...part(data, question.about), by: 'rules' } : null;
}

const NAMES = 4;
/** Minimum confidence at which an origin counts as an answer. */
const SURE_ORIGIN = 50;

/** One page of each counted independent source. */
function byVoices(data: QuestionCase): AnswerFound {
  const counted = data.sources.filter(({ id }) => data.decision.counted.includes(id));
  const heads = new Set(data.clusters.map(({ representativeId }) => representativeId));
  // Representatives come last in each group, so their pages are kept.
  const inOrder = counted.toSorted((a, b) => Number(heads.has(a.id)) - Number(heads.has(b.id)));
  const leading = [...new Map(inOrder.map((one) => [one.clusterId, one])).values()];
  return leading.length === 0 ? answerNotFound(data) : named(leading, leading.length);
}

/** Finding no dispute does not prove that none exists. */
function byDisputes(data: QuestionCase): AnswerFound {
  const against = data.sources.filter(
    (one) => one.stance.stance === 'disputes' && isCredibleElsewhere(one) && one.stance.passage,
  );
  const voices = voicesOf(
    against.map(({ id }) => id),
    data,
  );
  return against.length === 0 ? openAnswer(because('answer.nobody-disputes')) : named(against, voices);
}

const named = (sources: readonly SourceView[], voices: number): AnswerFound => ({
  state: 'answered',
  answer: namesOf(sources),
  confidence: surenessOf(voices),
  findings: passagesOf(sources),
  why: because('answer.voices', { voices }),
});

function byOrigin({ origin, sources }: QuestionCase): AnswerFound {
  const view = sources.find(({ id }) => id === origin?.sourceId);
  if (!origin || !view?.readable || origin.confidence < SURE_ORIGIN) return openAnswer(because('answer.none-found'));
  return {
    state: 'answered',
    answer: view.name,
    confidence: origin.confidence / 100,
    findings: passagesOf([view]),
    why: because('answer.earliest', { confidence: origin.confidence }),
  };
}

/** Relevant register entries. */
function byRecords(data: QuestionCase): AnswerFound {
  if (data.records === null) return { ...openAnswer(because('answer.not-looked-up')), state: 'unanswerable' };
  const entries = data.sources.filter(({ id }) => data.records?.includes(id));
  const findings = passagesOf(entries);
  if (findings.length === 0) return openAnswer(because('answer.none-found'));
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
    .slice(0, ANSWERS.findings);
