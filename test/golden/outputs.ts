import { coreClaim, isReadable } from '@corroborate/domain';
import { rulesAccount } from '@corroborate/reading';
import {
  buildResult,
  claimReviews,
  composeReport,
  contextNote,
  standingsOfCase,
  standingsOfResult,
  type CaseData,
  type StoredResult,
} from '@corroborate/report';
import { planInquiry } from '@corroborate/verification';
import type { JudgedTopic } from './judge-topic';

/**
 * Where one output passes on as a fact what the standing of a claim, and so another output, disputes, holds or leaves
 * open. Empty where all agree.
 *
 * @param withReport composing a report takes as long as judging ten topics
 */
export function contradictionsIn(judged: JudgedTopic, withReport: boolean): string[] {
  const data = caseOf(judged);
  const standings = standingsOfCase(data);
  const confirmed = new Set([...standings].filter(([, standing]) => standing === 'confirmed').map(([id]) => id));
  return [
    ...inLevel(data, confirmed),
    ...inResult(data, standings),
    ...inReviews(data, confirmed),
    ...inQuestions(data, confirmed),
    ...(withReport ? inReport(judged, data, confirmed) : []),
  ];
}

/** Nothing is confirmed where the topic stays unverified, an upgrade waits or the verdict is another. */
function inLevel({ decision, findings }: CaseData, confirmed: ReadonlySet<string>): string[] {
  const stays = decision.applied === 'unverified' || decision.held;
  const verdicts = new Map(findings.map(({ claimId, verdict }) => [claimId, verdict]));
  return [...confirmed].flatMap((id) => [
    ...(stays ? [`${id} is confirmed at “${decision.applied}”${decision.held ? ', held' : ''}`] : []),
    ...(verdicts.get(id) === 'verified' ? [] : [`${id} is confirmed with the verdict “${verdicts.get(id)}”`]),
  ]);
}

function inResult(data: CaseData, standings: ReadonlyMap<string, string>): string[] {
  const result = JSON.parse(JSON.stringify(buildResult(data))) as StoredResult;
  const { applied: level, held } = data.decision;
  const stored = standingsOfResult(result, { level, held });
  const both = result.verified_claims.filter((text) => result.disputed_claims.includes(text));
  const note = contextNote(data).split('\n');
  return [
    ...both.map((text) => `verified and disputed: ${text}`),
    ...[...standings].filter(([id, one]) => stored.get(id) !== one).map(([id]) => `${id} stands otherwise when stored`),
    ...(result.verified_claims.length === 0 && note.some((line) => line.startsWith('Confirmed:')) ? ['the note'] : []),
  ];
}

const inReviews = (data: CaseData, confirmed: ReadonlySet<string>): string[] =>
  claimReviews({ data, url: 'https://paper.example/', publisher: null, decidedByPerson: false })
    .reviews.filter(({ reviewRating }) => reviewRating.ratingValue > 1)
    .filter(
      ({ claimReviewed }) =>
        !data.claims.some(({ id, text, statement }) => {
          const bare = claimReviewed.replace(/\.$/, '');
          return confirmed.has(id) && (statement ?? text).includes(bare);
        }),
    )
    .map(({ claimReviewed }) => `ClaimReview: ${claimReviewed}`);

/** What is confirmed is neither open nor contradicted among the questions. */
function inQuestions(data: CaseData, confirmed: ReadonlySet<string>): string[] {
  const planned = planInquiry(data.topic, data.claims);
  const inquiry = { ...planned, answers: [], coverage: [], frameworks: [], checkpoints: [], ended: null };
  const core = coreClaim(data.claims)?.id ?? '';
  const states = new Map(buildResult({ ...data, inquiry }).inquiry?.questions.map(({ id, state }) => [id, state]));
  return planned.questions.flatMap(({ id, answeredBy, about }) => {
    const claimId = answeredBy === 'core' ? core : (about ?? '');
    const stands = confirmed.has(claimId) ? states.get(id) : 'answered';
    return stands === 'answered' ? [] : [`${claimId} is confirmed and “${stands}” among the questions`];
  });
}

/** The report has a heading for what is confirmed only where something is, and states its main claim only then. */
function inReport({ pages }: JudgedTopic, data: CaseData, confirmed: ReadonlySet<string>): string[] {
  const report = composeReport({ pages: new Map(pages.map(({ page }) => [page.id, page.article])), data }, 'file');
  const sections = new Map(report.sections.map((section) => [section.id, section]));
  const first = sections.get('verdict')?.groups[0]?.items[0]?.sentences[0]?.text ?? '';
  const core = coreClaim(data.claims);
  const asFact = core && !confirmed.has(core.id) && first === `${(core.statement ?? core.text).replace(/\.$/, '')}.`;
  return [
    ...(confirmed.size === 0 && sections.get('confirmed')?.groups.length ? ['the report has confirmed claims'] : []),
    ...(asFact ? [`the report states: ${first}`] : []),
  ];
}

const caseOf = ({ topic, claims, pages, sources, clusters, weighed, origin, decision }: JudgedTopic): CaseData => ({
  ...{ topic, investigationId: 1, mode: 'detailed', decidedAt: '2026-11-01T00:00:00.000Z', rounds: 1 },
  ...{ decision, claims, findings: weighed.findings, sources, clusters, discrepancies: weighed.discrepancies, origin },
  ...{ coverage: [], social: null, context: null, missing: [], costUsd: 0 },
  steering: pages.flatMap(({ page: { id, article } }) =>
    isReadable(article.verdict) ? article.steering.map(({ quote }) => ({ sourceId: id, quote })) : [],
  ),
  reasoning: { ...rulesAccount(), readings: [] },
  foundBy: new Map(),
});
