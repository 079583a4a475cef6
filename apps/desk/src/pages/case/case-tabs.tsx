import type { ReactNode } from 'react';
import type { Result } from '../../api';
import { dollars, type Tab } from '../../ui';
import { AddedSources } from '../added/added';
import { isOnAnotherEvent } from './another-event';
import type { CaseProps } from './case-props';
import { Article } from './article';
import { Changes, DeepResearch } from './changes';
import { ClaimMatrix, Leads } from './claim-matrix';
import { Collections, Pictures } from './collections';
import { Context, hasContext } from './context';
import { Contradictions, CoverageGaps, PromptInjection, RuleResults } from './why';
import { Decisions, LegalHold } from './decisions';
import { Evidence, Ledger } from './evidence';
import { PrePublicationCheck } from './pre-publication/pre-publication';
import { Origin } from './origin';
import { Questions } from './questions';
import { Reevaluation } from './replay';
import { Social } from './social';
import { Sources } from './sources';
import { Timeline } from './timeline/timeline';
import { BalanceOfSources, Positions } from './voiced/balance';
import { Statements, Theories } from './voiced/statements';
import { t, translateCode } from '../../messages';

export interface CaseTab extends Tab {
  summary: string;
  /** IDs of the elements in the tab. */
  anchors: string[];
  parts: ReturnType<typeof tabPart>[];
  /** Why parts are empty. */
  note: string | null;
}

const tabPart = (name: string, list: readonly unknown[] | boolean | null | undefined, body: ReactNode) => ({
  name,

  /** Whether the part has content; null if the result does not have this part. */
  found: typeof list === 'object' && list !== null ? list.length > 0 : (list ?? null),
  body,
});

/** "2 dispute, 1 mentions" */
const joinCounts = (values: readonly string[], words: Record<string, (n: number) => string>): string =>
  Object.entries(words)
    .map(([value, say]) => [values.filter((known) => known === value).length, say] as const)
    .flatMap(([n, say]) => (n > 0 ? [say(n)] : []))
    .join(', ');

const STANCE_COUNT_TEXT = {
  disputes: (n: number) => t('case.sourcesDispute', { n }),
  supports: (n: number) => t('case.sourcesSupport', { n }),
  mentions: (n: number) => t('case.sourcesMention', { n }),
  'another-event': (n: number) => t('case.sourcesOnAnotherEvent', { n }),
};

const STANDING_COUNT_TEXT = {
  disputed: (n: number) => t('case.claimsDisputed', { n }),
  confirmed: (n: number) => t('case.claimsConfirmed', { n }),
  held: (n: number) => t('case.claimsHeld', { n }),
  open: (n: number) => t('case.claimsOpen', { n }),
};

const noteOf = ({ without_notes, event_timeline }: Result): string | null =>
  without_notes ?? event_timeline?.skipped ?? null;

export function sourcesTab({ row, result }: CaseProps): CaseTab {
  const { additional_sources: all, social_media_evidence: posts, independent_credible_sources: counted } = result;
  const stances = joinCounts(
    all.map((source) => (isOnAnotherEvent(source) ? 'another-event' : source.stance)),
    STANCE_COUNT_TEXT,
  );
  return {
    id: 'sources',
    title: t('case.sources'),
    count: all.length,
    summary:
      t('case.pagesDetail', { count: all.length, detail: stances ? `: ${stances}` : '' }) +
      (counted > 0 ? t('case.independentCredibleSourcesCounted', { counted }) : t('case.noneCountedAsSupport')),
    anchors: ['sources', 'social', 'collections', 'pictures'],
    note: null,
    parts: [
      tabPart(t('case.pagesWord'), true, <Sources result={result} />),
      tabPart(t('case.postsWord'), posts, <Social result={result} />),
      tabPart(
        t('case.recordsWord'),
        result.collections ? result.collections.records : null,
        <Collections id={row.id} result={result} />,
      ),
      tabPart(t('case.picturesWord'), true, <Pictures id={row.id} />),
    ],
  };
}

export function claimsTab({ result }: CaseProps): CaseTab {
  const { claims, leads } = result;
  const standings = joinCounts(
    claims.map(({ standing }) => standing),
    STANDING_COUNT_TEXT,
  );
  return {
    id: 'claims',
    title: t('case.claims'),
    count: claims.length,
    summary: t('case.claimsDetail', { count: claims.length, detail: standings ? `: ${standings}` : '' }),
    anchors: ['claims', 'leads'],
    note: noteOf(result),
    parts: [
      tabPart(t('case.claimsWord'), claims, <ClaimMatrix result={result} />),
      tabPart(t('case.leadsWord'), leads, <Leads result={result} />),
    ],
  };
}

export function storyTab({ row, result }: CaseProps): CaseTab {
  const { event_timeline: timeline, positions, statements, theories, inquiry } = result;
  const events = timeline?.events ?? [];
  return {
    id: 'story',
    title: t('case.story'),
    count: events.length + (inquiry?.questions.length ?? 0),
    summary:
      t('case.datedEventsPositions', { count: events.length, count2: positions?.length ?? 0 }) +
      t('case.statementsQuestions', { count: statements?.length ?? 0, count2: inquiry?.questions.length ?? 0 }),
    anchors: ['timeline', 'origin', 'positions', 'statements', 'theories', 'questions', 'balance', 'context'],
    note: noteOf(result),
    parts: [
      tabPart(t('case.timelineWord'), timeline === undefined ? null : events.length > 0, <Timeline result={result} />),
      tabPart(t('case.originWord'), result.original_source !== null, <Origin result={result} />),
      tabPart(t('case.positionsWord'), positions, <Positions result={result} />),
      tabPart(t('case.statementsWord'), statements, <Statements result={result} />),
      tabPart(t('case.otherExplanations'), theories, <Theories result={result} />),
      tabPart(t('case.questionsWord'), inquiry?.questions, <Questions row={row} result={result} />),
      tabPart(
        t('case.balanceWord'),
        result.balance === undefined ? null : result.balance !== null,
        <BalanceOfSources result={result} />,
      ),
      tabPart(t('case.backgroundWord'), hasContext(result), <Context row={row} result={result} />),
    ],
  };
}

export function checksTab({ row, result }: CaseProps): CaseTab {
  const { last_look: check, missing, discrepancies, steering_attempts: injections } = result;
  const problems = (check?.findings ?? []).filter(({ open }) => open).length;
  const questions = (check?.questions ?? []).filter(({ answer }) => answer === 'critical').length;
  const high = (check?.risks ?? []).filter(({ level }) => level === 'HIGH').length;
  const asks = (check?.replies ?? []).filter(({ state }) => state === 'open').length;
  return {
    id: 'checks',
    title: t('case.checks'),
    count: problems + questions + high + asks + missing.length,
    summary:
      t('case.openProblemsQuestions', { problems, questions }) +
      t('case.risksResponsesGaps', { high, asks, gaps: missing.length }),
    anchors: ['last-look', 'replies', 'unsearched', 'why', 'steering', 'contradictions'],
    note: null,
    parts: [
      tabPart(t('case.prePublicationCheck'), Boolean(check), <PrePublicationCheck row={row} result={result} />),
      tabPart(t('case.promptInjection'), injections, <PromptInjection result={result} />),
      tabPart(t('case.contradictionsWord'), discrepancies.length > 0 ? true : null, <Contradictions result={result} />),
      tabPart(t('case.coverageGaps'), true, <CoverageGaps result={result} />),
      tabPart(t('case.rulesWord'), true, <RuleResults result={result} />),
    ],
  };
}

const searchEnd = ({ ended_early: early, inquiry }: CaseProps['result']): string => {
  if (early) return t('case.endedEarlyReason', { reason: early.reason });
  return inquiry?.ended ? `. ${inquiry.ended}` : '.';
};

export function fileTab({ row, result }: CaseProps): CaseTab {
  return {
    id: 'file',
    title: t('case.file'),
    count: t('case.rounds', { rounds: result.rounds }),
    summary:
      t('case.modeInvestigationPriorityPriorityRequested', {
        mode: translateCode(row.mode),
        priority: translateCode(row.priority),
        requestedBy: row.requested_by || t('case.anUnknownUser'),
      }) +
      t('case.roundsCostUsdOfBudgetUsd', {
        rounds: result.rounds,
        costUsd: dollars(row.cost_usd),
        budgetUsd: dollars(row.budget_usd),
      }) +
      searchEnd(result),
    anchors: ['article', 'history', 'changes', 'added', 'deep-research', 'evidence', 'ledger', 'replay', 'legal-hold'],
    note: null,
    parts: [
      tabPart(t('case.articleWord'), result.article ? true : null, <Article result={result} />),
      tabPart(t('case.decisionsWord'), true, <Decisions row={row} result={result} />),
      tabPart(t('case.changesWord'), true, <Changes row={row} />),
      tabPart(t('case.addedSources'), true, <AddedSources row={row} />),
      tabPart(t('case.deepResearch'), true, <DeepResearch id={row.id} />),
      tabPart(t('case.evidenceWord'), true, <Evidence row={row} />),
      tabPart(t('case.callsWord'), true, <Ledger row={row} />),
      tabPart(t('case.reevaluationWord'), true, <Reevaluation row={row} />),
      tabPart(t('case.legalHold'), true, <LegalHold row={row} />),
    ],
  };
}
