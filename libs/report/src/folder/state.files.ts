import { toReasonData, toReasonText } from '@corroborate/domain';
import { fold } from '@corroborate/text';
import { openQuestions } from '../inquiry.builder';
import type { CaseData } from '../case.types';
import type { ReportInput } from '../report/report.input';
import type { Report } from '../report/report.types';
import { peopleAndEntities } from './extraction.files';

/** Current state of the case. */
export function buildState({ data, parts, decisions }: ReportInput, { sources }: Report) {
  const { decision, topic, inquiry } = data;
  const { people, entities } = peopleAndEntities(data, parts ?? {});
  const last = inquiry?.checkpoints.at(-1);
  return {
    format: 2,
    case_id: caseIdOf(data.investigationId, topic.title),
    topic: topic.title,
    status: decision.review.required ? 'PAUSED' : 'COMPLETE',
    current_iteration: data.rounds,
    current_phase: decision.review.required ? 'FINALE' : 'COMPLETE',
    next_source_id: `S${String(sources.length + 1).padStart(3, '0')}`,
    people_count: people.length,
    entities_count: entities.length,
    sources_count: sources.length,
    gaps: gapsOf(data),
    verification_passed: last?.verdict === 'PASSED',
    last_verification: last ? data.decidedAt : null,
    created_at: createdAt(data),
    updated_at: decisions?.at(-1)?.at ?? data.decidedAt,
    investigation_id: data.investigationId,
    topic_row: { id: topic.id, external_id: topic.externalId, url: topic.url },
    mode: data.mode,
    rounds: data.rounds,
    ended: data.inquiry?.ended ? toReasonData(data.inquiry.ended) : null,
    decided_at: data.decidedAt,
    cost_usd: data.costUsd,
    level: levelsOf(data),
    confidence: decision.confidence,
    independent_credible_sources: decision.independentCredible,
    review: {
      required: decision.review.required,
      reasons: decision.review.reasons.map(({ reason, why }) => ({ reason, ...toReasonData(why) })),
    },
    would_lift: decision.wouldLift && toReasonData(decision.wouldLift),
    missing: data.missing,
  };
}

/** The database's clock may be ahead of the one that dates decisions. */
const createdAt = ({ queuedAt, decidedAt }: CaseData) =>
  queuedAt && Date.parse(queuedAt) > Date.parse(decidedAt) ? decidedAt : (queuedAt ?? null);

const levelsOf = ({ decision, topic }: CaseData) => ({
  before: topic.verificationStatus,
  recommended: decision.recommended,
  applied: decision.applied,
  held: decision.held,
});

/** Open questions, then issues of the last checkpoint; which actors are little known, the people file shows. */
function gapsOf(data: CaseData): string[] {
  const issues = data.inquiry?.checkpoints.at(-1)?.issues ?? [];
  return [
    ...openQuestions(data).map(({ question }) => question.question),
    ...issues.filter(({ severity }) => severity !== 'low').map(({ description }) => toReasonText(description)),
  ];
}

/** Maximum length of a folder name, in characters. */
const MAX_NAME = 60;
const MAX_WORDS = 8;

/** Words of a title in ASCII letters and digits, joined by hyphens; may be empty. */
function slugOf(title: string, most: number): string {
  const words = fold(title).match(/[a-z0-9]+/g) ?? [];
  return words.slice(0, MAX_WORDS).reduce((slug, word) => {
    const longer = slug === '' ? word : `${slug}-${word}`;
    return longer.length <= most ? longer : slug;
  }, '');
}

/** `case-12-library-roof-collapses`, or `case-12` for a title without ASCII words. */
export function buildFolderName(investigationId: number, title: string): string {
  const name = `case-${investigationId}`;
  const slug = slugOf(title, MAX_NAME - name.length - 1);
  return slug === '' ? name : `${name}-${slug}`;
}

const caseIdOf = (investigationId: number, title: string): string =>
  slugOf(title, MAX_NAME) || `case-${investigationId}`;
