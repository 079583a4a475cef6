import { type Result, useEngineTitle } from '../../api';
import { count, Nothing, Section } from '../../ui';

type Coverage = Result['coverage'];

/** What could not be read or searched, by service. */
export function CoverageGaps({ result }: { result: Result }) {
  const titleOf = useEngineTitle();
  const { coverage, missing, not_looked_up: skipped = [] } = result;
  const partly = coverage.filter(({ answered, asked }) => answered > 0 && answered < asked);
  const silent = coverage.filter(({ answered, not_configured }) => answered === 0 && not_configured === 0);
  const lines = [
    ...missing,
    ...partly.map(
      ({ provider, answered, asked }) => `${titleOf(provider)}: ${asked - answered} of ${asked} searches failed.`,
    ),
    ...silent.map(({ provider, reasons: [reason = 'no answer'] }) => `${titleOf(provider)} did not answer: ${reason}`),
    ...skipped.map(({ what, reason }) => `${what}: ${reason}.`),
  ];
  return (
    <Section id="unsearched" title="Coverage gaps">
      {lines.length === 0 ? <Nothing>None: every page was read and every search was answered.</Nothing> : null}
      <ul className="plain-list warn-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Engines
        title="not set up"
        engines={coverage.filter(({ answered, not_configured }) => answered === 0 && not_configured > 0)}
        words={({ reasons }) => reasons[0] ?? ''}
      />
      <Engines
        title="answered"
        engines={coverage.filter(({ answered }) => answered > 0)}
        words={({ hits, asked }) => `${count(hits, 'result')} for ${count(asked, 'query', 'queries')}`}
      />
    </Section>
  );
}

interface EnginesProps {
  title: string;
  engines: Coverage;
  words: (engine: Coverage[number]) => string;
}

function Engines({ title, engines, words }: EnginesProps) {
  const titleOf = useEngineTitle();
  if (engines.length === 0) return null;
  return (
    <details>
      <summary>
        {count(engines.length, 'service')} {title}
      </summary>
      <ul className="tight">
        {engines.map((engine) => (
          <li key={engine.provider}>
            <span>{titleOf(engine.provider)}</span> <span className="hush">{words(engine)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
