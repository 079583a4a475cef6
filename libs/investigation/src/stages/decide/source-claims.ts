import type { Claim, ClaimFinding, Mode } from '@corroborate/domain';
import { sourceClaims, sourceExplanations, type ClaimReadings, type Reasoner } from '@corroborate/reading';
import { timeoutReason, type Judge, type Question } from '../../judging';
import type { CrossReferenceOutput, SourceClaims } from '../stage.types';
import type { CaseNotes } from './case-notes';
import type { CasePartsPorts } from './case-parts';
import { publishClaimEvents, publishFindingEvents } from '../assess/source.events';
import type { StageInput } from '../stage';

/** Maximum source claims and explanations to check, and pages read for them, most credible first. */
const SOURCE_CLAIM_LIMITS: Record<Mode, { claims: number; explanations: number; pages: number }> = {
  quick: { claims: 5, explanations: 2, pages: 5 },
  detailed: { claims: 10, explanations: 5, pages: 10 },
  exhaustive: { claims: 20, explanations: 10, pages: 25 },
};

/** A claim made by one source only is not verified. */
const MIN_SOURCES = 2;

/**
 * Additional claims and explanations of the sources, with the stance of every page on them; null if there are none, no
 * model answered, or the check timed out.
 */
export async function readSourceClaims(
  { articles, judge }: CasePartsPorts,
  reasoner: Pick<Reasoner, 'readClaims'>,
  input: Pick<StageInput, 'topic' | 'mode'>,
  { weighed, noted }: { weighed: CrossReferenceOutput; noted: CaseNotes },
): Promise<SourceClaims | null> {
  const { topic, mode } = input;
  const limits = SOURCE_CLAIM_LIMITS[mode];
  const claims = sourceClaims({ claims: weighed.claims, ...noted }, limits.claims);
  const offered = sourceExplanations(noted, limits.explanations);
  if (claims.length + offered.length === 0) return null;
  const read = await articles.getMany([...noted.notes.keys()].slice(0, limits.pages));
  const pages = [...read].map(([sourceId, article]) => ({ sourceId, article }));
  const readings = await reasoner.readClaims({
    topic,
    claims: [...claims, ...offered.map(({ claim }) => claim)],
    pages,
  });
  if (readings.size === 0) return null;
  const sources = weighed.sources.flatMap((view) => {
    const article = read.get(view.id);
    return article ? [{ view, article, perClaim: readings.get(view.id) ?? [] }] : [];
  });
  const question = { topic, claims, sources, clusters: weighed.clusters, quorum: MIN_SOURCES };
  const findings = await crossReferenceClaims(judge, question);
  if (!findings) return null;
  const explanations = offered.map(({ claim, items }) => ({ items, evidence: findEvidence(claim, readings) }));
  return { claims, findings, explanations };
}

/** Publishes source claims. Called after the conclusion, because another round may change them. */
export async function publishSourceClaimEvents(
  to: Pick<StageInput, 'report'>,
  { claims, findings }: SourceClaims,
): Promise<void> {
  await publishClaimEvents(to, claims);
  await publishFindingEvents(to, claims, findings);
}

const findEvidence = ({ id }: Claim, readings: ClaimReadings): SourceClaims['explanations'][number]['evidence'] =>
  [...readings].flatMap(([sourceId, answers]) =>
    answers.flatMap(({ claimId, judgement: { stance, passage } }) =>
      claimId === id && passage ? [{ sourceId, stance, passage }] : [],
    ),
  );

/** Optional: a timeout loses these claims but not the verdict. */
const crossReferenceClaims = (judge: Judge, question: Question<'crossReference'>): Promise<ClaimFinding[] | null> =>
  judge.ask('crossReference', question).then(
    ({ findings }) => findings,
    (fault: unknown) => {
      timeoutReason(fault);
      return null;
    },
  );

/** Appends the sources' claims to those of the topic. */
export const appendSourceClaims = (weighed: CrossReferenceOutput, more: SourceClaims | null): CrossReferenceOutput =>
  more
    ? { ...weighed, claims: [...weighed.claims, ...more.claims], findings: [...weighed.findings, ...more.findings] }
    : weighed;
