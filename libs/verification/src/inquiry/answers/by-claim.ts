import {
  coreClaim,
  because,
  claimsNothing,
  isCredibleElsewhere,
  type AnswerFinding,
  type ClaimFinding,
  type SourceView,
} from '@corroborate/domain';
import { INQUIRY } from '../inquiry.thresholds';
import { notFound, open, surenessOf, unanswerable, type Found } from './answer';
import { voicesOf, type QuestionCase } from './question-case';

/** Is the core so? Only what counts toward the level answers it. */
export function byCore(data: QuestionCase): Found {
  if (claimsNothing(data.claims)) return unanswerable(because('answer.claims-nothing'));
  const core = coreClaim(data.claims);
  const counted = data.decision.counted;
  const found = byVerdict(core?.id, data);
  if (found.state !== 'answered') return found;
  if (counted.length === 0) return notFound(data);
  if (data.decision.held) return { ...found, confidence: INQUIRY.contradicted, why: because('answer.held') };
  return { ...found, confidence: data.decision.confidence / 100 };
}

/** Is that claim so? */
export function byVerdict(claimId: string | undefined, data: QuestionCase): Found {
  const finding = data.findings.find((one) => one.claimId === claimId);
  if (!finding || finding.verdict === 'unverifiable') return notFound(data);
  const why = because('answer.by-verdict', { verdict: finding.verdict });
  const supporting = wordsOf(finding, 'supports', data);
  const disputing = wordsOf(finding, 'disputes', data);
  if (finding.verdict === 'refuted' || finding.verdict === 'disputed') {
    const refuted = finding.verdict === 'refuted' && supporting.length === 0;
    const against = disputing.map(({ sourceId }) => sourceId);
    return {
      state: 'contradicted',
      answer: finding.verdict === 'refuted' ? 'no' : null,
      confidence: refuted ? surenessOf(voicesOf(against, data)) : INQUIRY.contradicted,
      findings: [...disputing, ...supporting].slice(0, INQUIRY.findings),
      why,
    };
  }
  if (supporting.length === 0) return open(why);
  const voices = voicesOf(
    supporting.map(({ sourceId }) => sourceId),
    data,
  );
  return {
    state: 'answered',
    answer: finding.verdict === 'verified' ? 'yes' : 'in part',
    confidence: surenessOf(voices),
    findings: supporting.slice(0, INQUIRY.findings),
    why,
  };
}

/** Words of credible pages for or against, the topic's own left out. */
function wordsOf(
  { evidence }: ClaimFinding,
  side: 'supports' | 'disputes',
  { sources }: QuestionCase,
): AnswerFinding[] {
  return evidence
    .filter(({ stance, passage, sourceId }) => stance === side && passage && counts(sourceId, sources))
    .sort((a, b) => b.strength - a.strength)
    .flatMap(({ sourceId, passage }) => (passage ? [{ sourceId, ...passage }] : []));
}

const counts = (sourceId: number, sources: readonly SourceView[]): boolean =>
  sources.some((one) => one.id === sourceId && isCredibleElsewhere(one));
