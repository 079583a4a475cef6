import type { ReactNode } from 'react';
import type { Result } from '../../api';
import { count, dollars, type Tab } from '../../ui';
import { AddedSources } from '../added/added';
import type { CaseProps } from './case-props';
import { Article } from './article';
import { Changes, DeepResearch } from './changes';
import { ClaimMatrix, Leads } from './claim-matrix';
import { Collections, Pictures } from './collections';
import { Context, hasContext } from './context';
import { Contradictions, CoverageGaps, PromptInjection, Why } from './why';
import { Decisions, LegalHold } from './decisions';
import { Evidence, Ledger } from './evidence';
import { PrePublicationCheck } from './last-look/last-look';
import { Origin } from './origin';
import { Questions } from './questions';
import { Reevaluation } from './replay';
import { Social } from './social';
import { Sources } from './sources';
import { Timeline } from './timeline/timeline';
import { BalanceOfSources, Positions } from './voiced/balance';
import { Statements, Theories } from './voiced/statements';

export interface CaseTab extends Tab {
  summary: string;
  /** Ids of its elements. */
  anchors: string[];
  parts: ReturnType<typeof part>[];
  /** Why parts are empty. */
  note: string | null;
}

const part = (name: string, list: readonly unknown[] | boolean | null | undefined, body: ReactNode) => ({
  name,

  /** Null if the result does not have this part. */
  found: typeof list === 'object' && list !== null ? list.length > 0 : (list ?? null),
  body,
});

/** "2 dispute, 1 mentions" */
const tally = (values: readonly string[], words: Record<string, readonly [one: string, many: string]>): string =>
  Object.entries(words)
    .map(([value, [one, many]]) => [values.filter((known) => known === value).length, one, many] as const)
    .flatMap(([n, one, many]) => (n > 0 ? [`${n} ${n === 1 ? one : many}`] : []))
    .join(', ');

const STANCES = {
  disputes: ['disputes', 'dispute'],
  supports: ['supports', 'support'],
  mentions: ['only mentions', 'only mention'],
} as const;

const STANDINGS = {
  disputed: ['disputed', 'disputed'],
  confirmed: ['confirmed', 'confirmed'],
  held: ['held for review', 'held for review'],
  open: ['not confirmed', 'not confirmed'],
} as const;

const noteOf = ({ without_notes, event_timeline }: Result): string | null =>
  without_notes ?? event_timeline?.skipped ?? null;

export function sourcesTab({ row, result }: CaseProps): CaseTab {
  const { additional_sources: all, social_media_evidence: posts, independent_credible_sources: counted } = result;
  const stances = tally(
    all.map(({ stance }) => stance),
    STANCES,
  );
  return {
    id: 'sources',
    title: 'Sources',
    count: all.length,
    summary:
      `${count(all.length, 'page')}${stances ? `: ${stances}` : ''}. ` +
      (counted > 0 ? `${count(counted, 'independent credible source')} counted.` : 'None counted as support.'),
    anchors: ['sources', 'social', 'collections', 'pictures'],
    note: null,
    parts: [
      part('pages', true, <Sources result={result} />),
      part('posts', posts, <Social result={result} />),
      part(
        'records',
        result.collections ? result.collections.records : null,
        <Collections id={row.id} result={result} />,
      ),
      part('pictures', true, <Pictures id={row.id} />),
    ],
  };
}

export function claimsTab({ result }: CaseProps): CaseTab {
  const { claims, leads } = result;
  const standings = tally(
    claims.map(({ standing }) => standing),
    STANDINGS,
  );
  return {
    id: 'claims',
    title: 'Claims',
    count: claims.length,
    summary: `${count(claims.length, 'claim')}${standings ? `: ${standings}` : ''}.`,
    anchors: ['claims', 'leads'],
    note: noteOf(result),
    parts: [part('claims', claims, <ClaimMatrix result={result} />), part('leads', leads, <Leads result={result} />)],
  };
}

export function storyTab({ row, result }: CaseProps): CaseTab {
  const { event_timeline: timeline, positions, statements, theories, inquiry } = result;
  const events = timeline?.events ?? [];
  return {
    id: 'story',
    title: 'Story',
    count: events.length + (inquiry?.questions.length ?? 0),
    summary:
      `${count(events.length, 'dated event')}, ${count(positions?.length ?? 0, 'position')}, ` +
      `${count(statements?.length ?? 0, 'statement')}, ${count(inquiry?.questions.length ?? 0, 'question')}.`,
    anchors: ['timeline', 'origin', 'positions', 'statements', 'theories', 'questions', 'balance', 'context'],
    note: noteOf(result),
    parts: [
      part('timeline', timeline === undefined ? null : events.length > 0, <Timeline result={result} />),
      part('origin', result.original_source !== null, <Origin result={result} />),
      part('positions', positions, <Positions result={result} />),
      part('statements', statements, <Statements result={result} />),
      part('other explanations', theories, <Theories result={result} />),
      part('questions', inquiry?.questions, <Questions row={row} result={result} />),
      part(
        'balance',
        result.balance === undefined ? null : result.balance !== null,
        <BalanceOfSources result={result} />,
      ),
      part('background', hasContext(result), <Context row={row} result={result} />),
    ],
  };
}

export function checksTab({ row, result }: CaseProps): CaseTab {
  const { last_look: check, missing, discrepancies, steering_attempts: injections } = result;
  const problems = (check?.findings ?? []).filter(({ open }) => open).length;
  const risks = check?.risks ?? [];
  const high = risks.filter(({ level }) => level === 'HIGH').length;
  const asks = (check?.replies ?? []).filter(({ state }) => state === 'open').length;
  return {
    id: 'checks',
    title: 'Checks',
    count: problems + high + asks + missing.length,
    summary:
      `${count(problems, 'open problem')}, ${count(risks.length, 'legal risk')} (${high} high), ` +
      `${count(asks, 'response')} to request, ${count(missing.length, 'coverage gap')}.`,
    anchors: ['last-look', 'replies', 'unsearched', 'why', 'steering', 'contradictions'],
    note: null,
    parts: [
      part('pre-publication check', Boolean(check), <PrePublicationCheck row={row} result={result} />),
      part('prompt injection', injections, <PromptInjection result={result} />),
      part('contradictions', discrepancies, <Contradictions result={result} />),
      part('coverage gaps', true, <CoverageGaps result={result} />),
      part('rules', true, <Why result={result} />),
    ],
  };
}

const searchEnd = ({ ended_early: early, inquiry }: CaseProps['result']): string => {
  if (early) return `; ended early: ${early.reason}`;
  return inquiry?.ended ? `. ${inquiry.ended}` : '.';
};

export function fileTab({ row, result }: CaseProps): CaseTab {
  return {
    id: 'file',
    title: 'File',
    count: count(result.rounds, 'round'),
    summary:
      `${row.mode} investigation, ${row.priority} priority, requested by ${row.requested_by || 'an unknown user'}. ` +
      `${count(result.rounds, 'round')}, ${dollars(row.cost_usd)} of ${dollars(row.budget_usd)}` +
      `${searchEnd(result)}`,
    anchors: ['article', 'history', 'changes', 'added', 'deep-research', 'evidence', 'ledger', 'replay', 'legal-hold'],
    note: null,
    parts: [
      part('article', result.article ? true : null, <Article result={result} />),
      part('decisions', true, <Decisions row={row} result={result} />),
      part('changes', true, <Changes row={row} />),
      part('added sources', true, <AddedSources row={row} />),
      part('deep research', true, <DeepResearch id={row.id} />),
      part('evidence', true, <Evidence row={row} />),
      part('calls', true, <Ledger row={row} />),
      part('re-evaluation', true, <Reevaluation row={row} />),
      part('legal hold', true, <LegalHold row={row} />),
    ],
  };
}
