import type { Result } from '../../api/result';
import { AddedSources } from '../added/added';
import type { CaseProps } from './case-props';
import { Changes } from './changes';
import { ClaimMatrix } from './claim-matrix';
import { Collections } from './collections';
import { Context } from './context';
import { Contradictions } from './contradictions';
import { Decisions } from './decisions';
import { DeepResearch } from './deep-research';
import { Evidence } from './evidence';
import { Leads } from './leads';
import { Ledger } from './ledger';
import { LastLook } from './last-look/last-look';
import { LegalHold } from './legal-hold';
import { Origin } from './origin';
import { Pictures } from './pictures';
import { Replay } from './replay';
import { Social } from './social';
import { Steering } from './steering';
import { Sources } from './sources';
import { Timeline } from './timeline/timeline';
import { Unsearched } from './unsearched';
import { Verdict } from './verdict';
import { BalanceOfSources } from './voiced/balance';
import { Questions } from './questions';
import { Positions } from './voiced/positions';
import { Statements } from './voiced/statements';
import { Theories } from './voiced/theories';
import { Voices } from './voices';
import { Why } from './why';

/** Everything that was found, and why it was judged as it was. */
export function CaseView({ row, result }: CaseProps) {
  return (
    <>
      <Verdict row={row} result={result} />
      <Jump result={result} />
      <div className="columns wide-left">
        <div>
          <LastLook row={row} result={result} />
          <Steering result={result} />
          <Voices result={result} />
          <Sources row={row} result={result} />
          <Changes row={row} />
          <Leads result={result} />
          <DeepResearch id={row.id} />
        </div>
        <div>
          <Why row={row} result={result} />
          <Unsearched result={result} />
          <AddedSources row={row} />
          <Evidence row={row} />
          <Ledger row={row} />
          <Decisions row={row} result={result} />
          <Replay row={row} />
          <LegalHold row={row} />
        </div>
      </div>
      <ClaimMatrix result={result} />
      <div className="parts-below">
        <Questions row={row} result={result} />
        <Positions result={result} />
        <Statements result={result} />
        <Theories result={result} />
        <Contradictions result={result} />
        <Timeline result={result} />
        <Origin result={result} />
        <BalanceOfSources result={result} />
        <Social result={result} />
        <Collections id={row.id} result={result} />
        <Pictures id={row.id} />
        <Context row={row} result={result} />
      </div>
    </>
  );
}

const some = (list: readonly unknown[] | undefined): boolean => (list ?? []).length > 0;

function Jump({ result }: { result: Result }) {
  const places: [string, string, boolean][] = [
    ['last-look', 'Before print', Boolean(result.last_look)],
    ['steering', 'Steering', result.steering_attempts.length > 0],
    ['voices', 'Voices', true],
    ['sources', 'Sources', true],
    ['changes', 'Since the decision', true],
    ['leads', 'Leads', some(result.leads)],
    ['claims', 'Claims', true],
    ['questions', 'Questions', Boolean(result.inquiry)],
    ['positions', 'Positions', result.positions !== undefined],
    ['statements', 'Statements', some(result.statements)],
    ['theories', 'Explanations', some(result.theories)],
    ['contradictions', 'Contradictions', result.discrepancies.length > 0],
    ['timeline', 'What happened when', result.event_timeline !== undefined],
    ['origin', 'Origin', true],
    ['balance', 'Balance', result.balance !== undefined],
    ['social', 'Social networks', true],
    ['context', 'Context', true],
    ['why', 'Why this level', true],
    ['unsearched', 'Not searched', true],
    ['added', 'Your own sources', true],
    ['evidence', 'Evidence', true],
    ['ledger', 'Calls and cost', true],
    ['history', 'Decisions', true],
    ['replay', 'Judged again', true],
    ['legal-hold', 'Legal hold', true],
  ];
  return (
    <nav className="jump" aria-label="Parts of the case">
      {places
        .filter(([, , there]) => there)
        .map(([id, title]) => (
          <button
            key={id}
            type="button"
            onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}
          >
            {title}
          </button>
        ))}
    </nav>
  );
}
