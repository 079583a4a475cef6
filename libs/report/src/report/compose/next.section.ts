import { createReason, isCredible, toReasonText, type Reason, type ReasonCode } from '@corroborate/domain';
import { openQuestions } from '../../inquiry.builder';
import { capitalize } from '../days';
import { caseStatement, paragraph, type DraftItem, type DraftSection } from '../draft';
import { plainLine } from '../quoting';
import type { CaseContext } from './case-context';
import { unreadPages } from './coverage-gaps';
import { reportingSteps, type StepWay } from './steps';

/** Maximum lines per kind. */
const MAX_SHOWN = 5;
const MAX_QUESTIONS = 3;

/** Review reasons already stated in the verdict or the coverage gaps. */
const COVERED_REASONS: ReadonlySet<ReasonCode> = new Set([
  'review.disputed',
  'review.rated-false',
  'review.low-tier-only',
  'review.passed-over',
  'review.uncorroborated',
  'review.unread-pages',
  'review.silent-search',
  'review.lost-stages',
  'review.no-claim',
]);

/** Next steps: decisions, requests, reading, reporting steps from the pages, and open questions. */
export function nextSection(context: CaseContext): DraftSection {
  const reporting = reportingSteps(context);
  const steps = (way: StepWay) => reporting.filter((one) => one.way === way).map(({ item }) => item);
  const list = (heading: string, lines: string[]) => ({
    heading,
    as: 'list' as const,
    items: lines.slice(0, MAX_SHOWN).map((line) => paragraph(caseStatement(line))),
  });
  return {
    id: 'next',
    groups: [
      list(
        'Decide',
        (context.verdict.state === 'refuted' ? [] : openDecisionReasons(context)).map((why) =>
          capitalize(context.withOutletNames(toReasonText(why))),
        ),
      ),
      list('Ask for a response', unansweredRequests(context)),
      { heading: 'Read', as: 'list', items: pagesToRead(context) },
      { heading: 'Request', as: 'list', items: steps('request') },
      { heading: 'Call', as: 'list', items: steps('call') },
      {
        heading: 'Find out',
        as: 'list',
        items: [
          ...steps('find-out'),
          ...questionsToAsk(context)
            .slice(0, MAX_QUESTIONS)
            .map((line) => paragraph(caseStatement(line))),
        ],
      },
      {
        heading: 'To raise the level',
        as: 'list',
        items: upgradeHints(context).map((line) => paragraph(caseStatement(line, minorIfVerified(context)))),
      },
    ],
    empty: createReason('section.nothing-found', { part: 'recommendations' }),
  };
}

function openDecisionReasons({ data, verdict }: CaseContext): Reason[] {
  const { required, reasons } = data.decision.review;
  const isNew = ({ code }: Reason) => !COVERED_REASONS.has(code) && !verdict.why.some((why) => why.code === code);
  return required ? reasons.map(({ why }) => why).filter(isNew) : [];
}

const unansweredRequests = ({ data: { lastLook } }: CaseContext): string[] => [
  ...new Set(
    (lastLook?.replies ?? []).filter(({ state }) => state === 'open').map(({ name }) => `${plainLine(name)}.`),
  ),
];

/** Planned questions take the event for granted, so they are asked only once it is established. */
function questionsToAsk({ data, verdict }: CaseContext): string[] {
  if (verdict.state === 'refuted') return [];
  const isEstablished = ['certified', 'verified', 'held'].includes(verdict.state);
  return openQuestions(data)
    .filter(({ question }) => isEstablished || question.reasoning.code !== 'question.planned')
    .map(({ question }) => plainLine(question.question));
}

/** A verified story can be published, so what would certify it appears only in the file. */
const minorIfVerified = ({ verdict }: CaseContext) => (verdict.state === 'verified' ? { minor: true } : {});

/** What would raise the level; omitted for a refuted claim, which needs no more support. */
function upgradeHints({ data, verdict }: CaseContext): string[] {
  const { wouldLift } = data.decision;
  const isMoot = ['refuted', 'disputed', 'held'].includes(verdict.state);
  return wouldLift && !isMoot ? [plainLine(toReasonText(wouldLift))] : [];
}

/** Credible pages that could not be read; for each outlet, only the highest ranked. */
const pagesToRead = (context: CaseContext): DraftItem[] =>
  unreadPages(context)
    .filter(({ view }) => isCredible(view.tier))
    .sort((a, b) => rankOf(b.view.id, context) - rankOf(a.view.id, context))
    .filter(({ view }, at, all) => all.findIndex((one) => one.view.site === view.site) === at)
    .slice(0, MAX_SHOWN)
    .map(({ view, why }) => ({
      label: plainLine(view.name),
      href: view.url,
      sentences: [caseStatement(`${capitalize(why)}.`)],
    }));

const rankOf = (sourceId: number, { data }: CaseContext): number => data.ranking?.get(sourceId)?.score ?? 0;
