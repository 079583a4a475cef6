import { useEngineTitle } from '../../api/engines';
import type { Result } from '../../api/result';
import { count } from '../../ui/format';
import { Section } from '../../ui/section';
import { partlySilent } from './lost';

type Engines = Result['coverage'];

/** What was lost on the way, and which engines did not help. */
export function Unsearched({ result }: { result: Result }) {
  const answered = result.coverage.filter((engine) => engine.answered > 0);
  const unanswered = result.coverage.filter((engine) => engine.answered === 0);
  return (
    <Section id="unsearched" title="Not searched">
      <Missing result={result} />
      <Partly engines={partlySilent(result)} />
      <Silent words="did not answer" engines={unanswered.filter((engine) => engine.not_configured === 0)} />
      <Silent words="without a key" engines={unanswered.filter((engine) => engine.not_configured > 0)} />
      <details>
        <summary>{count(answered.length, 'engine')} answered</summary>
        <EngineList
          engines={answered}
          words={({ hits, asked }) => `${count(hits, 'hit')} in ${count(asked, 'query', 'queries')}`}
        />
      </details>
    </Section>
  );
}

function Missing({ result: { missing, not_looked_up = [] } }: { result: Result }) {
  return (
    <>
      {missing.length ? (
        <ul className="plain-list warn-list">
          {missing.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      ) : (
        <p className="hush">No page and no step was lost.</p>
      )}
      {not_looked_up.map(({ what, reason }) => (
        <p key={what} className="hush">
          {what}: {reason}.
        </p>
      ))}
    </>
  );
}

/** Engines that answered some of the questions put to them, and not others. */
function Partly({ engines }: { engines: Engines }) {
  const titleOf = useEngineTitle();
  return (
    <ul className="plain-list warn-list">
      {engines.map(({ provider, answered, asked, reasons }) => (
        <li key={provider}>
          {titleOf(provider)} left {asked - answered} of {count(asked, 'query', 'queries')} without an answer
          {reasons[0] ? `: ${reasons[0].replace(/\.$/, '')}` : ''}.
        </li>
      ))}
    </ul>
  );
}

function Silent({ words, engines }: { words: string; engines: Engines }) {
  if (engines.length === 0) return null;
  return (
    <details>
      <summary>
        {count(engines.length, 'engine')} {words}
      </summary>
      <EngineList engines={engines} words={({ reasons }) => reasons[0] ?? ''} />
    </details>
  );
}

function EngineList({ engines, words }: { engines: Engines; words: (engine: Engines[number]) => string }) {
  const titleOf = useEngineTitle();
  return (
    <ul className="tight">
      {engines.map((engine) => (
        <li key={engine.provider}>
          <span>{titleOf(engine.provider)}</span> <span className="hush">{words(engine)}</span>
        </li>
      ))}
    </ul>
  );
}
