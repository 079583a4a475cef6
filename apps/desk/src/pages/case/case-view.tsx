import type { Result } from '../../api/result';
import type { CaseProps } from './case-props';
import { ClaimMatrix } from './claim-matrix';
import { Context } from './context';
import { Contradictions } from './contradictions';
import { Decisions } from './decisions';
import { Ledger } from './ledger';
import { Origin } from './origin';
import { Social } from './social';
import { Sources } from './sources';
import { Unsearched } from './unsearched';
import { Verdict } from './verdict';
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
          <Voices result={result} />
          <Sources row={row} result={result} />
          <ClaimMatrix result={result} />
          <Contradictions result={result} />
          <Origin result={result} />
          <Social result={result} />
          <Context row={row} result={result} />
        </div>
        <div>
          <Why result={result} />
          <Unsearched result={result} />
          <Ledger row={row} />
          <Decisions row={row} />
        </div>
      </div>
    </>
  );
}

function Jump({ result }: { result: Result }) {
  const places: [string, string, boolean][] = [
    ['voices', 'Voices', true],
    ['sources', 'Sources', true],
    ['claims', 'Claims', true],
    ['contradictions', 'Contradictions', result.discrepancies.length > 0],
    ['origin', 'Origin', true],
    ['social', 'Social', true],
    ['context', 'Context', true],
    ['why', 'Why this tier', true],
    ['unsearched', 'Not searched', true],
    ['ledger', 'Ledger', true],
    ['history', 'Decisions', true],
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
