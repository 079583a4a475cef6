import {
  createReason,
  getClaimStatement,
  type CheckpointIssue,
  type CheckpointPoint,
  type Claim,
  type ClaimFinding,
  type Reason,
} from '@corroborate/domain';
import type { CheckpointInput } from './checkpoint.types';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

/**
 * Unresolved issues for the six criteria. High severity is reserved for an upgrade that would publish something
 * unresolved as fact; a story that is merely unproven needs revision.
 */
export const findCheckpointIssues = (data: CheckpointInput): CheckpointIssue[] => [
  ...peopleIssues(data),
  ...contradictionIssues(data),
  ...positionIssues(data),
  ...theoryIssues(data),
  ...confidenceIssues(data),
  ...refutedIssues(data),
];

const MAX_CLAIM_CHARS = 120;
const shortClaimText = (claim: Claim): string => getClaimStatement(claim).slice(0, MAX_CLAIM_CHARS);

type Severity = CheckpointIssue['severity'];

const issue = (type: CheckpointPoint, severity: Severity, [what, action]: [Reason, Reason], search?: string) => ({
  ...{ type, severity, description: what, suggestedAction: action },
  ...(search === undefined ? {} : { search }),
});

/**
 * No search is suggested for these people, because registers were already queried and their names are part of the
 * topic's queries.
 */
const peopleIssues = ({ unknownPeople }: CheckpointInput): CheckpointIssue[] =>
  unknownPeople.length === 0
    ? []
    : [
        issue('people', 'low', [
          createReason('checkpoint.people', { names: unknownPeople.slice(0, 4) }),
          createReason('suggest.look-up'),
        ]),
      ];

const severityOf = ({ core }: Claim, { upgrade }: CheckpointInput): Severity => (core && upgrade ? 'high' : 'medium');

const contradictionIssues = (data: CheckpointInput): CheckpointIssue[] =>
  claimsWithVerdict('disputed', data).map((claim) =>
    issue(
      'contradictions',
      severityOf(claim, data),
      [createReason('checkpoint.contradictions', { claim: shortClaimText(claim) }), createReason('suggest.settle')],
      claim.text,
    ),
  );

const claimsWithVerdict = (verdict: ClaimFinding['verdict'], { claims, findings }: CheckpointInput): Claim[] =>
  claims.filter(({ id }) => findings.some((one) => one.claimId === id && one.verdict === verdict));

/** Issue if either side of the main claim has no quote. */
const positionIssues = ({ claims, findings }: CheckpointInput): CheckpointIssue[] =>
  claims
    .filter((claim) => claim.core && hasSideWithoutQuote(claim, findings))
    .map((claim) =>
      issue(
        'positions',
        'medium',
        [
          createReason('checkpoint.positions', { claim: shortClaimText(claim) }),
          createReason('suggest.strongest-case'),
        ],
        claim.text,
      ),
    );

function hasSideWithoutQuote({ id }: Claim, findings: readonly ClaimFinding[]): boolean {
  const evidence = findings.find(({ claimId }) => claimId === id)?.evidence ?? [];
  return (['supports', 'disputes'] as const)
    .map((side) => evidence.filter(({ stance }) => stance === side))
    .some((side) => side.length > 0 && side.every((one) => !one.passage));
}

const theoryIssues = ({ openTheories }: CheckpointInput): CheckpointIssue[] =>
  (openTheories ?? [])
    .slice(0, 3)
    .map((theory) =>
      issue(
        'theories',
        'medium',
        [
          createReason('checkpoint.theories', { theory: theory.slice(0, MAX_CLAIM_CHARS) }),
          createReason('suggest.answer-theory'),
        ],
        theory,
      ),
    );

/** The main claim must be confirmed or refuted with sufficient confidence. */
function confidenceIssues(data: CheckpointInput): CheckpointIssue[] {
  const { claims, findings, confidence } = data;
  return claims
    .filter(({ core }) => core)
    .map((claim) => {
      const finding = findings.find(({ claimId }) => claimId === claim.id);
      const isOpen = (finding?.verdict ?? 'unverifiable') === 'unverifiable';
      return { claim, sure: isOpen && !data.upgrade ? 0 : confidence };
    })
    .filter(({ sure }) => sure < INQUIRY_LIMITS.minAnswerConfidence)
    .map(({ claim, sure }) => {
      const percent = Math.round(100 * sure);
      const why = createReason('checkpoint.claims', { claim: shortClaimText(claim), percent });
      return issue('claims', severityOf(claim, data), [why, createReason('suggest.search')], claim.text);
    });
}

/** Refuted claims matter only for an upgrade, because only an upgrade publishes them as facts. */
const refutedIssues = (data: CheckpointInput): CheckpointIssue[] =>
  data.upgrade
    ? claimsWithVerdict('refuted', data).map((claim) =>
        issue('refuted', severityOf(claim, data), [
          createReason('checkpoint.refuted', { claim: shortClaimText(claim) }),
          createReason('suggest.leave-out'),
        ]),
      )
    : [];
