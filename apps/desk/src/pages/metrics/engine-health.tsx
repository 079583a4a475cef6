import { useEngineTitle } from '../../api';
import { dollars, Nothing, number, plain, Section } from '../../ui';
import { FigureTable } from './figure-table';
import { milliseconds, rate, type EngineFigures } from './figures';

const FIGURES = ['Calls', 'Answered', 'Blocked', 'Rate limited', 'Failed', 'Median', '95% within', 'Cost'];

export function EngineHealth({ engines }: { engines: EngineFigures[] }) {
  const titleOf = useEngineTitle(plain);
  return (
    <Section title="Engine health" aside="calls answered by the cache left out">
      {engines.length === 0 ? (
        <Nothing>No calls in this period.</Nothing>
      ) : (
        <FigureTable label="Engine health" titles={['Engine', 'State']} figures={FIGURES}>
          {engines.map((engine) => (
            <Row key={engine.key} engine={engine} title={engine.title ?? titleOf(engine.key)} />
          ))}
        </FigureTable>
      )}
    </Section>
  );
}

function healthOf({ healthy, hole_rate }: EngineFigures): [look: string, words: string] {
  if (healthy === null) return ['idle', 'from the cache alone'];
  return healthy ? ['good', 'well'] : ['bad', `${rate(hole_rate)} lost`];
}

function Row({ engine, title }: { engine: EngineFigures; title: string }) {
  const [look, words] = healthOf(engine);
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className="nowrap">
        <span className={`dot ${look}`} aria-hidden="true" /> {words}
      </td>
      <td className="num">{number(engine.calls - engine.from_cache)}</td>
      <td className="num">{number(engine.found + engine.nothing_found)}</td>
      <td className="num">{number(engine.blocked)}</td>
      <td className="num">{number(engine.limited)}</td>
      <td className="num">{number(engine.failed)}</td>
      <td className="num nowrap">{milliseconds(engine.latency_ms_p50)}</td>
      <td className="num nowrap">{milliseconds(engine.latency_ms_p95)}</td>
      <td className="num">{dollars(engine.cost_usd)}</td>
    </tr>
  );
}
