import { listContentStems, findQuantities } from '@corroborate/text';
import { COLLECTION_LIMITS } from '../collections.thresholds';
import type { CollectionFinding, SubQuestion } from '../collection.types';

export type Validity = 'PASSED' | 'NEEDS_REVISION' | 'FAILED';

export interface Validation {
  status: Validity;
  /** Index pairs of findings that make the same statement with different figures. */
  contradictions: [number, number][];
  /** Indexes of findings supported by fewer than three documents. */
  weak: number[];
  /** Mean confidence of the findings. */
  relevance: number;
}

/** Share of common words from which findings are duplicates. */
const SAME_MATTER = 0.8;
const MIN_RELEVANCE = 0.3;

/** Merges findings that say the same, with the documents of all. */
export function mergeFindings(findings: CollectionFinding[]): CollectionFinding[] {
  const merged = new Map<string, CollectionFinding>();
  for (const finding of findings) {
    const key = `${finding.questionId} ${listContentStems(finding.claim).sort().join(' ')}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, docIds: [...new Set([...known.docIds, ...finding.docIds])] } : finding);
  }
  return [...merged.values()];
}

export function validate(findings: CollectionFinding[]): Validation {
  const contradictions = findings.flatMap((one, at) =>
    findings
      .slice(at + 1)
      .flatMap((other, next): [number, number][] => (contradicts(one, other) ? [[at, at + 1 + next]] : [])),
  );
  const weak = findings.flatMap(({ docIds }, at) => (docIds.length < COLLECTION_LIMITS.documents ? [at] : []));
  const sum = findings.reduce((total, { confidence }) => total + confidence, 0);
  const relevance = findings.length === 0 ? 0 : Math.round((100 * sum) / findings.length) / 100;
  return { status: toValidity(findings.length, { contradictions, weak, relevance }), contradictions, weak, relevance };
}

/** Completion reasons after which further queries are still possible. */
const REVISABLE_COMPLETIONS: readonly Completion[] = ['all-read', 'empty-batches', 'too-many', 'confident'];

/**
 * IDs of questions that need a revision, because their findings are few or contradictory. A question with a confident
 * answer needs one only if two confident answers contradict each other.
 */
export function findRevisable(findings: CollectionFinding[], ended: Completion): Set<string> {
  const { status, contradictions, weak } = validate(findings);
  if (status !== 'NEEDS_REVISION' || !REVISABLE_COMPLETIONS.includes(ended)) return new Set();
  const isSure = (finding: CollectionFinding | undefined) => (finding?.confidence ?? 0) >= COLLECTION_LIMITS.confident;
  const answered = new Set(findings.filter(isSure).map(({ questionId }) => questionId));
  const disputed = contradictions.filter((pair) => pair.every((at) => isSure(findings[at]))).flat();
  const unsure = [...contradictions.flat(), ...weak].filter((at) => !answered.has(findings[at]?.questionId ?? ''));
  return new Set([...disputed, ...unsure].flatMap((at) => findings[at]?.questionId ?? []));
}

function toValidity(all: number, { contradictions, weak, relevance }: Omit<Validation, 'status'>): Validity {
  if (all === 0 || relevance < MIN_RELEVANCE) return 'FAILED';
  return contradictions.length > 0 || weak.length === all ? 'NEEDS_REVISION' : 'PASSED';
}

/** Whether two findings have the same words and date but different figures. */
function contradicts(one: CollectionFinding, other: CollectionFinding): boolean {
  if (one.questionId !== other.questionId || one.docIds.some((id) => other.docIds.includes(id))) return false;
  const [a, b] = [wordsOf(one.claim), wordsOf(other.claim)];
  const shared = [...a].filter((word) => b.has(word)).length;
  if (shared / Math.max(1, Math.min(a.size, b.size)) < SAME_MATTER) return false;
  const [left, right] = [figuresOf(one.claim), figuresOf(other.claim)];
  return left.size > 0 && right.size > 0 && ![...left].every((value) => right.has(value));
}

const wordsOf = (text: string) => new Set(listContentStems(text).filter((stem) => !/\d/.test(stem)));
const figuresOf = (text: string) => new Set(findQuantities(text).map(({ min }) => min));

export type Recommendation = 'CONTINUE_RESEARCH' | 'SUFFICIENT_COVERAGE' | 'DIMINISHING_RETURNS';

export interface ResearchGap {
  /** Code of the gap; its English text is written elsewhere. */
  code: 'no-finding' | 'unsure';
  questionId: string;
  importance: 'critical' | 'normal';
  suggestedAgent: 'aggregate' | 'scan';
  params: Record<string, string>;
}

export interface Coverage {
  gaps: ResearchGap[];
  coverageByQuestion: Record<string, number>;
  recommendation: Recommendation;
}

/** Remaining gaps, and whether further queries are worthwhile. */
export function analyzeGaps(questions: SubQuestion[], findings: CollectionFinding[], newInLast: number[]): Coverage {
  const sureOf = (id: string) =>
    Math.max(0, ...findings.filter(({ questionId }) => questionId === id).map(({ confidence }) => confidence));
  const coverageByQuestion = Object.fromEntries(questions.map(({ id }) => [id, sureOf(id)]));
  const gaps = questions.flatMap(({ id, priority }): ResearchGap[] => {
    const sure = coverageByQuestion[id] ?? 0;
    if (sure >= COLLECTION_LIMITS.confident) return [];
    const code = sure === 0 ? 'no-finding' : 'unsure';
    const suggestedAgent = sure === 0 ? 'aggregate' : 'scan';
    return [{ code, questionId: id, importance: priority, suggestedAgent, params: { question: id } }];
  });
  return { gaps, coverageByQuestion, recommendation: recommend(gaps, newInLast) };
}

function recommend(gaps: ResearchGap[], newInLast: number[]): Recommendation {
  if (gaps.length === 0) return 'SUFFICIENT_COVERAGE';
  const last = newInLast.slice(-COLLECTION_LIMITS.emptyBatches);
  if (last.length === COLLECTION_LIMITS.emptyBatches && last.every((count) => count === 0))
    return 'DIMINISHING_RETURNS';
  return gaps.some(({ importance }) => importance === 'critical') ? 'CONTINUE_RESEARCH' : 'SUFFICIENT_COVERAGE';
}

export const COMPLETIONS = [
  'all-read',
  'confident',
  'iterations',
  'empty-batches',
  'too-many',
  'out-of-time',
  'nothing-to-ask',
  'faults',
] as const;
export type Completion = (typeof COMPLETIONS)[number];

/** Progress of the research. */
export interface Progress {
  questions: SubQuestion[];
  coverage: Coverage;
  /** Steps still to run. */
  left: number;
  /** True while queries of a revision are still to run. */
  revising: boolean;
  iterations: number;
  /** Matching documents not read because of the limit. */
  unread: number;
  /** True if a scan failed or covered only some dates, so that not everything was read. */
  brokenOff: boolean;
  emptyBatches: boolean;
  faults: number;
  outOfTime: boolean;
  documents: number;
}

/** Reason why the research is complete; null if it continues. */
export function findCompletion(progress: Progress): Completion | null {
  const critical = progress.questions.filter(({ priority }) => priority === 'critical');
  const sure = ({ id }: SubQuestion) => (progress.coverage.coverageByQuestion[id] ?? 0) >= COLLECTION_LIMITS.confident;
  if (progress.outOfTime) return 'out-of-time';
  if (!progress.revising && critical.length > 0 && critical.every(sure)) return 'confident';
  if (progress.iterations >= COLLECTION_LIMITS.iterations) return 'iterations';
  if (progress.left > 0) return null;
  if (progress.brokenOff || (progress.faults > 0 && progress.documents === 0)) return 'faults';
  if (progress.unread > 0) return 'too-many';
  if (progress.emptyBatches) return 'empty-batches';
  return progress.documents > 0 ? 'all-read' : 'nothing-to-ask';
}
