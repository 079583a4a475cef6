import { useEngineTitle } from '../../api';
import { count, Nothing, plain, Section } from '../../ui';
import { enginesAsked, type AskedEngine, type Events } from './progress';

export function EnginesAsked({ events }: { events: Events }) {
  const titleOf = useEngineTitle();
  const engines = enginesAsked(events);
  return (
    <Section title="Search services" aside={engines.length ? `${engines.length}` : undefined}>
      {engines.length === 0 ? <Nothing>None yet.</Nothing> : null}
      <ul className="tight">
        {engines.map((engine) => (
          <li key={engine.name}>
            <span>{titleOf(engine.name)}</span>
            <Answer engine={engine} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Answer({ engine: { calls, hits, last } }: { engine: AskedEngine }) {
  const answered = last === 'found' || last === 'nothing-found';
  return (
    <span className={answered ? 'hush' : 'warn'}>
      {answered ? `${count(hits, 'hit')} in ${count(calls, 'call')}` : plain(last)}
    </span>
  );
}
