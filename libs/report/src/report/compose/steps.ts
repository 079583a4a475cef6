import { capitalize } from '../days';
import { caseStatement, sourcedDraft, type DraftItem } from '../draft';
import { inQuotes, plainLine } from '../quoting';
import type { ReportingStep } from '../../parts/noted/steps.types';
import type { CaseContext } from './case-context';
import { claimSentence } from './claim-words';
import { POSSESSIVE } from './roles';

/** How a step is taken. */
export type StepWay = 'request' | 'call' | 'find-out';

const STEP_WAYS: Record<ReportingStep['kind'], StepWay> = {
  document: 'request',
  record: 'request',
  person: 'call',
  address: 'call',
  place: 'find-out',
  lookup: 'find-out',
};

const STEP_LIMITS = { steps: 5, lookups: 1 };

export interface Step {
  way: StepWay;
  item: DraftItem;
}

/** Documents, records, people and places that pages name and that could settle what is still open; at most five. */
export function reportingSteps(context: CaseContext): Step[] {
  const open = (context.input.parts?.steps ?? []).filter((step) => isOpen(step, context));
  const inOrder = open.toSorted((a, b) => rankOf(a) - rankOf(b));
  const isUnsettled = !['certified', 'verified', 'held'].includes(context.verdict.state);
  // A visit or a lookup asks whether it happened.
  const lookups = inOrder.filter(({ kind }) => kind === 'lookup').slice(0, STEP_LIMITS.lookups);
  const rest = inOrder.filter(({ kind }) => kind !== 'lookup' && (isUnsettled || kind !== 'place'));
  return [...rest, ...(isUnsettled ? lookups : [])]
    .slice(0, STEP_LIMITS.steps)
    .map((step) => ({ way: STEP_WAYS[step.kind], item: itemOf(step, context) }));
}

/** Steps on confirmed or contradicted claims are no longer needed; a denied claim is still open. */
function isOpen({ kind, claimId, what }: ReportingStep, context: CaseContext): boolean {
  if (kind === 'lookup' && wasLookedUp(what, context)) return false;
  if (context.verdict.state === 'refuted') return false;
  return claimId === null || !['confirmed', 'refuted'].includes(describeVerdict(claimId, context));
}

function describeVerdict(claimId: string, context: CaseContext): string {
  const verdict = context.findingOf(claimId)?.verdict;
  return verdict === 'refuted' ? 'refuted' : context.standingOf(claimId);
}

const wasLookedUp = (name: string, { data }: CaseContext): boolean =>
  (data.actors ?? []).some((actor) => actor.name === name && actor.identity.state === 'resolved');

/** Steps on an open claim first, documents before people before places. */
const ORDER: ReportingStep['kind'][] = ['document', 'record', 'person', 'address', 'place', 'lookup'];
const rankOf = ({ kind, claimId }: ReportingStep): number =>
  ORDER.indexOf(kind) + (claimId === null ? ORDER.length : 0);

function itemOf(step: ReportingStep, context: CaseContext): DraftItem {
  const { quote, sourceId } = step;
  const named = sourcedDraft(`${context.nameOf(sourceId)}: ${inQuotes(quote)}.`, [context.cite(sourceId, quote)]);
  const claim = context.data.claims.find(({ id }) => id === step.claimId);
  return {
    label: labelOf(step, context),
    sentences: [
      caseStatement(reasonOf(step, context), { citations: context.citeAll([sourceId]) }),
      claim ? caseStatement(`Claim it could settle: ${claimSentence(claim)}`) : null,
      { ...named, minor: true },
    ],
  };
}

function labelOf({ kind, what, quote }: ReportingStep, context: CaseContext): string {
  const name = kind === 'person' ? context.withRole(plainLine(what), quote) : plainLine(what).replace(POSSESSIVE, '');
  return capitalize(kind === 'lookup' ? `public records on ${name}` : name);
}

/** Why the step helps, according to the notes of the page that names it. */
function reasonOf({ why, sourceId }: ReportingStep, context: CaseContext): string {
  if (why === null) return 'Company, court and spending registers may hold records on it.';
  const reason = plainLine(why).replace(/\.+$/u, '');
  return `${capitalize(reason)}; named by ${context.nameOf(sourceId)}.`;
}
