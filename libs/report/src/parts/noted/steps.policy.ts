import { isCredible, getClaimStatement, type Claim } from '@corroborate/domain';
import { listContentStems } from '@corroborate/text';
import { collectNotedActors } from './actors.policy';
import { usableSources, type NotedCase } from './noted.types';
import type { ReportingStep } from './steps.types';

const MAX_STEPS = 12;
/** Minimum number of words that a lead shares with the claim it would settle. */
const MIN_SHARED_WORDS = 2;

/** Leads of credible pages, those on open claims first, then organizations to look up in public records. */
export function reportingSteps(data: NotedCase): ReportingStep[] {
  const claims = data.claims.map((claim) => ({ claim, stems: new Set(listContentStems(getClaimStatement(claim))) }));
  const claimOf = (text: string) => findSettledClaim(listContentStems(withoutNames(text)), claims);
  const leads = credibleSources(data).flatMap(({ view, notes }) =>
    notes.leads.map((lead): ReportingStep => ({
      ...lead,
      sourceId: view.id,
      claimId: claimOf(`${lead.what} ${lead.why} ${lead.quote}`),
    })),
  );
  const all = [...leads, ...lookupSteps(data)];
  const once = all.filter((one, at) => all.findIndex((other) => isSameStep(one, other)) === at);
  return once.slice(0, MAX_STEPS);
}

const credibleSources = (data: NotedCase) => usableSources(data).filter(({ view }) => isCredible(view.tier));

function lookupSteps(data: NotedCase): ReportingStep[] {
  const credible = new Set(credibleSources(data).map(({ view }) => view.id));
  return collectNotedActors(data)
    .filter(({ kind, worthLookingUp }) => kind === 'organization' && worthLookingUp)
    .filter(({ mention }) => credible.has(mention.sourceId))
    .map(({ name, mention }) => ({ kind: 'lookup', what: name, why: null, claimId: null, ...mention }));
}

/** The claim that shares the most words with the text. */
function findSettledClaim(
  stems: readonly string[],
  claims: readonly { claim: Claim; stems: ReadonlySet<string> }[],
): string | null {
  const shares = claims.map(({ claim, stems: own }) => ({
    id: claim.id,
    shared: new Set(stems.filter((stem) => own.has(stem))).size,
  }));
  const [best] = shares.toSorted((a, b) => b.shared - a.shared);
  return best && best.shared >= MIN_SHARED_WORDS ? best.id : null;
}

/** Names recur in every claim of a story, so a shared name does not link a lead to a claim. */
const withoutNames = (text: string): string => text.replace(/(?<=\S\s)\p{Lu}\S*/gu, ' ');

function isSameStep(a: ReportingStep, b: ReportingStep): boolean {
  const [one, other] = [new Set(listContentStems(a.what)), new Set(listContentStems(b.what))];
  const [less, more] = one.size <= other.size ? [one, other] : [other, one];
  return less.size === 0 ? a.what === b.what : [...less].every((stem) => more.has(stem));
}
