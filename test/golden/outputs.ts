import {
  findMainClaim,
  hasReason,
  isReadable,
  getClaimStatement,
  type CaseState as VerdictState,
  type ClaimStanding,
} from '@corroborate/domain';
import type { PendingHandover } from '@corroborate/db';
import { buildConclusion } from '@corroborate/investigation';
import { buildTopicPayload } from '@corroborate/delivery';
import { rulesAccount } from '@corroborate/reading';
import {
  buildResult,
  caseFolder,
  claimReviews,
  composeReport,
  currentResult,
  readableResult,
  resultFaults,
  type CaseData,
  type ReportInput,
  type StoredResult,
} from '@corroborate/report';
import { planInquiry } from '@corroborate/verification';
import { laterStates, type CaseState } from './case.states';
import type { JudgedTopic } from './judge-topic';

/** What one output says of each claim of the case, by id; claims on which it says nothing are left out. */
interface Output {
  name: string;
  says: ReadonlyMap<string, ClaimStanding>;
}

/**
 * Where one output passes on as a fact what it must not, or says otherwise than another: right after the decision, and
 * after everything that a person may decide. Empty where all agree.
 *
 * @param withReport composing a report takes as long as judging ten topics
 */
export function findContradictions(judged: JudgedTopic, withReport: boolean): string[] {
  const data = caseOf(judged);
  const built: unknown = JSON.parse(JSON.stringify(buildResult(data)));
  const result = readableResult(built);
  if (!result) return resultFaults(built);
  const pages = new Map(judged.pages.map(({ page }) => [page.id, page.article]));
  return laterStates(data).flatMap((state) => {
    const input: ReportInput = { data, pages, decisions: state.decisions, reviewOpen: state.review === 'open' };
    const current = currentResult(result, state.level);
    const outputs = [
      ...resultOutputs(current),
      ...rowOutputs(data, state, current),
      queueOutput(data, result, state),
      reviewOutput(input),
      questionOutput(current),
      ...(withReport ? folderOutputs(input) : []),
    ];
    return faultsOf(outputs, data, state).map((fault) => `${state.name}: ${fault}`);
  });
}

/** The first output is what the others are compared with. */
function faultsOf(outputs: readonly Output[], data: CaseData, state: CaseState): string[] {
  const first = outputs[0]?.says ?? new Map<string, ClaimStanding>();
  return outputs.flatMap(({ name, says }) =>
    [...says].flatMap(([id, said]) => [
      ...(said === 'confirmed' && !mayConfirm(id, data, state) ? [`${name} confirms ${id}`] : []),
      ...(said === first.get(id) ? [] : [`${name} has ${id} as ${said}, another output as ${first.get(id)}`]),
    ]),
  );
}

/** The rule itself: the level allows it, nothing holds it, the verdict is so and no credible source says otherwise. */
function mayConfirm(id: string, { claims, findings, sources }: CaseData, { level }: CaseState): boolean {
  const finding = findings.find(({ claimId }) => claimId === id);
  const isDenied = finding?.evidence.some(({ sourceId, stance }) => {
    const view = sources.find((one) => one.id === sourceId);
    return stance === 'disputes' && view && view.tier <= 2 && !view.isTopicPage;
  });
  const isCore = findMainClaim(claims)?.id === id;
  const isStoryDenied = sources.some(
    ({ stance, tier, isTopicPage }) => stance.stance === 'disputes' && tier <= 2 && !isTopicPage,
  );
  if (isDenied || (isCore && isStoryDenied)) return false;
  return level.level !== 'unverified' && !level.held && finding?.verdict === 'verified';
}

/** The API, MCP and the desk show the result; its lists and its note repeat the standing of its claims. */
const resultOutputs = (result: StoredResult): Output[] => [
  { name: 'result', says: new Map(result.claims.map(({ id, standing }) => [id, standing])) },
  { name: 'verified and disputed claims', says: listed(result, result.verified_claims, result.disputed_claims) },
  { name: 'additional context', says: noted(result, result.additional_context) },
  {
    name: 'statements',
    says: new Map(
      result.statements.flatMap(({ claim_id: id, evidence }) => {
        const verdict = result.claims.find((claim) => claim.id === id)?.verdict;
        return id !== null && evidence === 'borne-out' && verdict !== 'refuted' ? [[id, 'confirmed'] as const] : [];
      }),
    ),
  },
];

/** The rows of topic and investigation: as the decision left them, or as a later decision of a person does. */
function rowOutputs(data: CaseData, { decisions }: CaseState, result: StoredResult): Output[] {
  if (decisions.length > 0) return [];
  const { topic, investigation } = buildConclusion(data, data.topic);
  const { verifiedClaims, disputedClaims, contextNotes, verdict } = investigation;
  const context = topic.verifiedFacts?.investigation_context;
  return [
    { name: 'verdict', says: isHeldUndated(verdict) ? new Map() : answered(data, verdict?.state) },
    { name: 'investigation row', says: listed(result, verifiedClaims ?? [], disputedClaims ?? []) },
    { name: 'context notes', says: noted(result, contextNotes ?? '') },
    { name: 'topic row', says: noted(result, typeof context === 'string' ? context : '') },
  ];
}

function queueOutput(data: CaseData, result: StoredResult, { level, review, decisions }: CaseState): Output {
  const { topic, decision } = data;
  const last = decisions.at(-1);
  const row: PendingHandover = {
    ...{ id: 1, change: 'decided', at: data.decidedAt, priority: 'normal' },
    investigation: {
      ...{ id: 1, date: data.decidedAt, levelBefore: topic.verificationStatus, partial: false, missing: [] },
      ...{ recommendedLevel: decision.recommended, result: null },
    },
    topic: { id: topic.id, externalId: topic.externalId, title: topic.title, level: level.level },
    review: review && { id: 1, state: review, reasons: [] },
    decision: last ? { action: last.action, levelAfter: last.levelAfter, at: last.at } : null,
  };
  const { verified_facts: verified, disputed_facts: disputed } = buildTopicPayload(row, result, null);
  const of = (facts: typeof verified, standing: ClaimStanding) =>
    facts.map(({ claim_id: id }): [string, ClaimStanding] => [id, standing]);
  return { name: 'queue', says: new Map([...of(verified, 'confirmed'), ...of(disputed, 'disputed')]) };
}

/** “True” confirms a claim, everything below disputes it. */
function reviewOutput({ data, decisions = [], reviewOpen }: ReportInput): Output {
  const publication = { url: 'https://paper.example/', publisher: null, decidedByPerson: decisions.length > 0 };
  const { reviews } = claimReviews({ ...publication, data, decisions, ...(reviewOpen ? { reviewOpen } : {}) });
  const says = reviews.flatMap(({ claimReviewed, reviewRating }): [string, ClaimStanding][] => {
    const claim = data.claims.find((one) => getClaimStatement(one).includes(claimReviewed.replace(/\.$/, '')));
    return [[claim?.id ?? claimReviewed, reviewRating.ratingValue > 1 ? 'confirmed' : 'disputed']];
  });
  return { name: 'ClaimReview', says: new Map(says) };
}

/** A question on a claim is answered with yes only where the claim is confirmed or held. */
function questionOutput({ claims, inquiry }: StoredResult): Output {
  const says = (inquiry?.questions ?? []).flatMap(({ claim_id: id, state }): [string, ClaimStanding][] => {
    const standing = claims.find((claim) => claim.id === id)?.standing;
    if (id === undefined || standing === undefined || state === 'unanswerable') return [];
    if (state === 'answered') return [[id, standing === 'held' ? 'held' : 'confirmed']];
    return [[id, state === 'contradicted' ? 'disputed' : 'open']];
  });
  return { name: 'questions', says: new Map(says) };
}

/** Of the case folder what programs read, and the claims by the headings of the report that people read. */
function folderOutputs(input: ReportInput): Output[] {
  const files = new Map(caseFolder(input).map(({ path, text }) => [path, String(text)]));
  const { claims } = JSON.parse(files.get('_extraction.json') ?? '') as {
    claims: { id: string; standing: ClaimStanding }[];
  };
  const standings = new Map(claims.map(({ id, standing }) => [id, standing]));
  const report = files.get('report.md') ?? '';
  const core = findMainClaim(input.data.claims);
  const isConfirmed = [...standings.values()].includes('confirmed');
  const hasHeading = /^## What is confirmed$/m.test(report);
  const lead = core && report.includes(`\n${getClaimStatement(core).replace(/\.$/, '')} [`);
  return [
    { name: 'case folder', says: standings },
    { name: 'verdict of the report', says: answered(input.data, composeReport(input, 'brief').verdict.state) },
    { name: 'report heading', says: new Map(hasHeading && !isConfirmed ? [[core?.id ?? '', 'confirmed']] : []) },
    { name: 'report lead', says: new Map(core && lead ? [[core.id, 'confirmed']] : []) },
  ];
}

const STANDING: Record<VerdictState, ClaimStanding> = {
  ...{ certified: 'confirmed', verified: 'confirmed', held: 'held', disputed: 'disputed', refuted: 'disputed' },
  ...{ incomplete: 'open', unverified: 'open' },
};

/** Undated pages count nowhere, so that the claim stays open while the case is held to find out their dates. */
const isHeldUndated = (verdict: ReturnType<typeof buildConclusion>['investigation']['verdict']): boolean =>
  verdict?.state === 'held' && hasReason(verdict.why, 'review.undated-sources');

/** What the state of a case says of its main claim. */
function answered({ claims }: CaseData, state: VerdictState | undefined): Output['says'] {
  const core = findMainClaim(claims);
  return new Map(core && state ? [[core.id, STANDING[state]]] : []);
}

function listed({ claims }: StoredResult, verified: readonly unknown[], disputed: readonly unknown[]) {
  const says = claims.flatMap(({ id, text, statement, standing }): [string, ClaimStanding][] => {
    const sentence = statement ?? text;
    if (verified.includes(sentence)) return [[id, disputed.includes(sentence) ? 'disputed' : 'confirmed']];
    if (disputed.includes(sentence)) return [[id, 'disputed']];
    return [[id, standing === 'held' ? 'held' : 'open']];
  });
  return new Map(says);
}

const LINES: readonly (readonly [start: string, standing: ClaimStanding])[] = [
  ['Confirmed: ', 'confirmed'],
  ['Disputed: ', 'disputed'],
  ['Held for review, not confirmed: ', 'held'],
];

function noted({ claims }: StoredResult, note: string): Output['says'] {
  const lines = note.split('\n');
  const says = claims.map(({ id, text, statement }): [string, ClaimStanding] => {
    const found = LINES.find(([start]) =>
      lines.some((one) => one.startsWith(start) && one.includes(statement ?? text)),
    );
    return [id, found?.[1] ?? 'open'];
  });
  return new Map(says);
}

/** The case as it is stored, with the questions that every case has. */
function caseOf({ topic, claims, pages, sources, clusters, weighed, origin, decision }: JudgedTopic): CaseData {
  const planned = planInquiry(topic, claims);
  return {
    ...{ topic, investigationId: 1, mode: 'detailed', decidedAt: '2026-11-01T00:00:00.000Z', rounds: 1 },
    ...{
      decision,
      claims,
      findings: weighed.findings,
      sources,
      clusters,
      discrepancies: weighed.discrepancies,
      origin,
    },
    ...{ coverage: [], social: null, context: null, missing: [], costUsd: 0 },
    inquiry: { ...planned, answers: [], coverage: [], frameworks: [], checkpoints: [], ended: null },
    steering: pages.flatMap(({ page: { id, article } }) =>
      isReadable(article.verdict) ? article.steering.map(({ quote }) => ({ sourceId: id, quote })) : [],
    ),
    reasoning: { ...rulesAccount(), readings: [] },
    foundBy: new Map(),
  };
}
