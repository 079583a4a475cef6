import {
  because,
  CHECKPOINT_POINTS,
  isCredibleElsewhere,
  sentenceOfClaim,
  type Checkpoint,
  type CheckpointIssue,
  type CheckpointPoint,
  type Claim,
  type ClaimCoverage,
  type ClaimFinding,
  type QuestionAnswer,
  type Reason,
  type ResearchQuestion,
  type SourceView,
} from '@corroborate/domain';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

/** Case data examined at a checkpoint. */
export interface CheckpointCase {
  round: number;
  claims: readonly Claim[];
  findings: readonly ClaimFinding[];
  sources: readonly SourceView[];
  coverage: readonly ClaimCoverage[];
  questions: readonly ResearchQuestion[];
  answers: readonly QuestionAnswer[];
  /** Key actors known only by name. */
  unknownPeople: readonly string[];
  /** Alternative explanations without a response; null if not collected. */
  openTheories: readonly string[] | null;
  gathered: Gathered;
}

/** Search results of the rounds so far. */
export interface Gathered {
  /** Number of new pages in each round, oldest first. */
  newByRound: readonly number[];
  /** Total number of pages. */
  sources: number;
  /** All engines that answered returned the same pages. */
  sameInAllEngines: boolean;
}

/** Pure. Assesses progress on six points and whether to continue. Independent of the number of rounds. */
export function checkpoint(data: CheckpointCase, trigger: Checkpoint['trigger']): Checkpoint {
  const issues = issuesOf(data);
  const failed = new Set(issues.map(({ type }) => type));
  const points = CHECKPOINT_POINTS.map((point) => ({
    point,
    passed: point === 'theories' && data.openTheories === null ? null : !failed.has(point),
  }));
  return { round: data.round, trigger, verdict: verdictOf(issues), ...adviceOf(data), points, issues };
}

/** Serious issues with claims fail the checkpoint; others require a revision. */
function verdictOf(issues: readonly CheckpointIssue[]): Checkpoint['verdict'] {
  if (issues.some(({ severity }) => severity === 'high')) return 'FAILED';
  return issues.some(({ severity }) => severity === 'medium') ? 'NEEDS_REVISION' : 'PASSED';
}

const SHOWN = 120;
const short = (claim: Claim): string => sentenceOfClaim(claim).slice(0, SHOWN);

function issuesOf(data: CheckpointCase): CheckpointIssue[] {
  return [
    ...peopleIssues(data),
    ...claimIssues(data),
    ...positionIssues(data),
    ...theoryIssues(data),
    ...captureIssues(data),
    ...contradictionIssues(data),
  ];
}

const issue = (
  type: CheckpointPoint,
  severity: CheckpointIssue['severity'],
  description: Reason,
  suggestedAction: Reason,
): CheckpointIssue => ({ type, description, severity, suggestedAction });

const peopleIssues = ({ unknownPeople }: CheckpointCase): CheckpointIssue[] =>
  unknownPeople.length === 0
    ? []
    : [
        issue(
          'people',
          'low',
          because('checkpoint.people', { names: unknownPeople.slice(0, 4) }),
          because('suggest.look-up'),
        ),
      ];

/** Issues with claims that lack sufficient evidence. */
const claimIssues = ({ claims, coverage }: CheckpointCase): CheckpointIssue[] =>
  claims
    .filter(({ id }) => coverage.some((one) => one.claimId === id && !one.covered))
    .map((claim) =>
      issue(
        'claims',
        claim.core ? 'high' : 'low',
        because('checkpoint.claims', { claim: short(claim) }),
        because('suggest.search'),
      ),
    );

/** Issue if the main claim has no evidence, or one of its sides has no quote. */
const positionIssues = ({ claims, findings }: CheckpointCase): CheckpointIssue[] =>
  claims
    .filter((claim) => claim.core && sidesWithoutWords(claim, findings))
    .map((claim) =>
      issue(
        'positions',
        'medium',
        because('checkpoint.positions', { claim: short(claim) }),
        because('suggest.strongest-case'),
      ),
    );

function sidesWithoutWords({ id }: Claim, findings: readonly ClaimFinding[]): boolean {
  const evidence = findings.find(({ claimId }) => claimId === id)?.evidence ?? [];
  const sides = (['supports', 'disputes'] as const).map((side) => evidence.filter(({ stance }) => stance === side));
  return (
    sides.every((side) => side.length === 0) ||
    sides.some((side) => side.length > 0 && side.every((one) => !one.passage))
  );
}

const theoryIssues = ({ openTheories }: CheckpointCase): CheckpointIssue[] =>
  (openTheories ?? [])
    .slice(0, 3)
    .map((theory) =>
      issue(
        'theories',
        'medium',
        because('checkpoint.theories', { theory: theory.slice(0, SHOWN) }),
        because('suggest.answer-theory'),
      ),
    );

const captureIssues = ({ sources }: CheckpointCase): CheckpointIssue[] =>
  sources
    .filter((one) => !one.readable && isCredibleElsewhere(one))
    .slice(0, 5)
    .map(({ name }) =>
      issue('captures', 'medium', because('checkpoint.captures', { name }), because('suggest.read-elsewhere')),
    );

const contradictionIssues = ({ claims, findings }: CheckpointCase): CheckpointIssue[] =>
  claims
    .filter(({ id }) => findings.some((one) => one.claimId === id && one.verdict === 'disputed'))
    .map((claim) =>
      issue(
        'contradictions',
        claim.core ? 'high' : 'medium',
        because('checkpoint.contradictions', { claim: short(claim) }),
        because('suggest.settle'),
      ),
    );

/** The critical question with the lowest confidence below `sure`; null if there is none. */
export function openCritical({ questions, answers }: Pick<CheckpointCase, 'questions' | 'answers'>) {
  const open = questions
    .filter(({ priority }) => priority === 'critical')
    .map((question) => ({ question, answer: answers.find(({ questionId }) => questionId === question.id) }))
    .filter(({ answer }) => answer?.state !== 'unanswerable' && (answer?.confidence ?? 0) < INQUIRY_LIMITS.sure)
    .sort((a, b) => (a.answer?.confidence ?? 0) - (b.answer?.confidence ?? 0));
  return open[0] ?? null;
}

/** Why searching yields nothing new, judged by recent results rather than number of rounds; null if it still does. */
export function whySearchExhausted({ newByRound, sources, sameInAllEngines }: Gathered): Reason | null {
  const batches = INQUIRY_LIMITS.emptyBatches;
  const last = newByRound.slice(-batches);
  if (last.length === batches && last.every((brought) => brought === 0))
    return because('advice.empty-batches', { batches });
  const brought = newByRound.at(-1) ?? 0;
  if (newByRound.length < 2) return null;
  if (sameInAllEngines && brought === 0) return because('advice.same-sources');
  const share = sources === 0 ? 0 : brought / sources;
  return share < INQUIRY_LIMITS.little ? because('advice.little-new', { percent: Math.round(100 * share) }) : null;
}

function adviceOf(data: CheckpointCase): Pick<Checkpoint, 'advice' | 'why'> {
  const states = data.questions.map(
    ({ id }) => data.answers.find(({ questionId }) => questionId === id)?.state ?? 'open',
  );
  const left = states.filter((state) => state !== 'answered').length;
  if (left === 0) return { advice: 'SUFFICIENT', why: because('advice.all-answered') };
  const dry = whySearchExhausted(data.gathered);
  if (dry) return { advice: 'DIMINISHING_RETURNS', why: dry };
  if (!states.includes('open') && !states.includes('contradicted'))
    return { advice: 'DIMINISHING_RETURNS', why: because('advice.unanswerable', { questions: left }) };
  const critical = openCritical(data);
  if (critical) {
    const percent = Math.round(100 * (critical.answer?.confidence ?? 0));
    const { id, question } = critical.question;
    return { advice: 'CONTINUE', why: because('advice.critical-open', { id, question, percent }) };
  }
  const weighty = data.questions.some(
    ({ priority }, at) => (priority === 'critical' || priority === 'high') && states[at] === 'open',
  );
  return { advice: weighty ? 'CONTINUE' : 'SUFFICIENT', why: because('advice.questions-open', { questions: left }) };
}
