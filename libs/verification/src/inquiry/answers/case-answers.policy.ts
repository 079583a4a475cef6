import {
  ANSWER_RULES,
  createNotFoundAnswer,
  createReason,
  buildClaimAnswer,
  findMainClaim,
  isCredibleElsewhere,
  createOpenAnswer,
  getAnswerConfidence,
  countSourceGroups,
  type AnswerFinding,
  type AnswerDraft,
  type ClaimAnswerInput,
  type Cluster,
  type Decision,
  type OriginFinding,
  type QuestionAnswer,
  type ResearchQuestion,
  type SourceView,
} from '@corroborate/domain';

/** Case data that answers questions. */
export interface CaseAnswerInput extends ClaimAnswerInput {
  clusters: readonly Cluster[];
  origin: OriginFinding | null;
  /** IDs of relevant register entries; null if no register was queried. */
  records: readonly number[] | null;
  decision: Pick<Decision, 'counted' | 'confidence'>;
}

/** Answers derived from case data, by kind of question. Other questions are answered from notes or stay open. */
const ANSWERERS: Partial<
  Record<ResearchQuestion['answeredBy'], (data: CaseAnswerInput, about?: string) => AnswerDraft>
> = {
  core: (data) => buildClaimAnswer(findMainClaim(data.claims)?.id, data),
  detail: (data, about) => buildClaimAnswer(about, data),
  voices: answerFromSources,
  disputes: answerFromDisputes,
  origin: answerFromOrigin,
  records: answerFromRecords,
};

/** Answers a question from case data; null if only pages can answer it. */
export function answerFromCase(question: ResearchQuestion, data: CaseAnswerInput): QuestionAnswer | null {
  const part = ANSWERERS[question.answeredBy];
  return part ? { questionId: question.id, ...part(data, question.about), by: 'rules' } : null;
}

const MAX_NAMES_LISTED = 4;
/** Minimum confidence for an origin to be accepted as an answer. */
const MIN_ORIGIN_CONFIDENCE = 50;

/** One page of each counted independent source. */
function answerFromSources(data: CaseAnswerInput): AnswerDraft {
  const counted = data.sources.filter(({ id }) => data.decision.counted.includes(id));
  const representativeIds = new Set(data.clusters.map(({ representativeId }) => representativeId));
  // Representatives come last in each group, so that their pages are kept.
  const inOrder = counted.toSorted((a, b) => Number(representativeIds.has(a.id)) - Number(representativeIds.has(b.id)));
  const leading = [...new Map(inOrder.map((one) => [one.clusterId, one])).values()];
  return leading.length === 0 ? createNotFoundAnswer(data) : namedSourcesAnswer(leading, leading.length);
}

/** The absence of disputes is not proof, so the question stays open if none was found. */
function answerFromDisputes(data: CaseAnswerInput): AnswerDraft {
  const disputing = data.sources.filter(
    (one) => one.stance.stance === 'disputes' && isCredibleElsewhere(one) && one.stance.passage,
  );
  const groups = countSourceGroups(
    disputing.map(({ id }) => id),
    data,
  );
  return disputing.length === 0
    ? createOpenAnswer(createReason('answer.nobody-disputes'))
    : namedSourcesAnswer(disputing, groups);
}

const namedSourcesAnswer = (sources: readonly SourceView[], groups: number): AnswerDraft => ({
  state: 'answered',
  answer: namesOf(sources),
  confidence: getAnswerConfidence(groups),
  findings: passagesOf(sources),
  why: createReason('answer.voices', { voices: groups }),
});

function answerFromOrigin({ origin, sources }: CaseAnswerInput): AnswerDraft {
  const view = sources.find(({ id }) => id === origin?.sourceId);
  if (!origin || !view?.readable || origin.confidence < MIN_ORIGIN_CONFIDENCE)
    return createOpenAnswer(createReason('answer.none-found'));
  return {
    state: 'answered',
    answer: view.name,
    confidence: origin.confidence / 100,
    findings: passagesOf([view]),
    why: createReason('answer.earliest', { confidence: origin.confidence }),
  };
}

function answerFromRecords(data: CaseAnswerInput): AnswerDraft {
  if (data.records === null)
    return { ...createOpenAnswer(createReason('answer.not-looked-up')), state: 'unanswerable' };
  const entries = data.sources.filter(({ id }) => data.records?.includes(id));
  const findings = passagesOf(entries);
  if (findings.length === 0) return createOpenAnswer(createReason('answer.none-found'));
  return {
    state: 'answered',
    answer: namesOf(entries),
    confidence: getAnswerConfidence(findings.length),
    findings,
    why: createReason('answer.on-record', { records: findings.length }),
  };
}

const namesOf = (views: readonly SourceView[]): string =>
  [...new Set(views.map(({ name }) => name))].slice(0, MAX_NAMES_LISTED).join('; ');

const passagesOf = (views: readonly SourceView[]): AnswerFinding[] =>
  views
    .flatMap(({ id, stance }) => (stance.passage ? [{ sourceId: id, ...stance.passage }] : []))
    .slice(0, ANSWER_RULES.findings);
