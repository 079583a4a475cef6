import type { ReactNode } from 'react';
import { useEngineTitle } from '../../api';
import { CardTable, dollars, Nothing, number, plain, Section } from '../../ui';
import { type EngineFigures, type Group, mean, milliseconds, rate, seconds, usd } from './figures';
import { t, word } from '../../messages';

const FIGURES = [
  t('metrics.ended'),
  t('metrics.success'),
  t('metrics.upgraded'),
  t('metrics.falseUpgrades'),
  t('metrics.overturned'),
  t('metrics.sources'),
  t('metrics.median'),
  t('metrics.n95Within'),
  t('metrics.cost'),
  t('metrics.meanCost'),
];

/** Days with activity, latest first; all modes. */
function shownOf(groups: Group[], by: 'day' | 'mode'): Group[] {
  if (by === 'mode') return groups;
  return groups.filter(({ investigations, decisions }) => investigations + decisions > 0).reverse();
}

export function GroupTable({ groups, by }: { groups: Group[]; by: 'day' | 'mode' }) {
  const shown = shownOf(groups, by);
  const title = by === 'day' ? t('metrics.byDay') : t('metrics.byMode');
  return (
    <Section title={title}>
      {shown.length === 0 ? (
        <Nothing>{t('metrics.noInvestigationsFinishedInThis')}</Nothing>
      ) : (
        <FigureTable label={title} titles={[by === 'day' ? t('metrics.day') : t('metrics.mode')]} figures={FIGURES}>
          {shown.map((group) => (
            <Row key={group.key} group={group} />
          ))}
        </FigureTable>
      )}
    </Section>
  );
}

const Row = ({ group }: { group: Group }) => (
  <tr>
    <th scope="row" className="nowrap">
      {word(group.key)}
    </th>
    <td className="num">{number(group.investigations)}</td>
    <td className="num">{rate(group.success_rate)}</td>
    <td className="num">{rate(group.upgrade_rate)}</td>
    <td className="num">{rate(group.false_upgrade_rate)}</td>
    <td className="num">{rate(group.overturn_rate)}</td>
    <td className="num">{mean(group.mean_sources)}</td>
    <td className="num nowrap">{seconds(group.seconds_p50)}</td>
    <td className="num nowrap">{seconds(group.seconds_p95)}</td>
    <td className="num">{dollars(group.cost_usd)}</td>
    <td className="num">{usd(group.cost_per_investigation_usd)}</td>
  </tr>
);

interface FigureTableProps {
  label: string;
  /** Titles of text columns, followed by those of number columns. */
  titles: string[];
  figures: string[];
  children: ReactNode;
}

/** A table with rows as given. */
export function FigureTable({ label, titles, figures, children }: FigureTableProps) {
  const columns = [...titles.map((title) => ({ title })), ...figures.map((title) => ({ title, kind: 'num' as const }))];
  return (
    <CardTable label={label} columns={columns} look="figures">
      {children}
    </CardTable>
  );
}

const ENGINE_FIGURES = [
  t('metrics.calls'),
  t('metrics.answered'),
  t('metrics.blocked'),
  t('metrics.rateLimited'),
  t('metrics.failed'),
  t('metrics.median'),
  t('metrics.n95Within'),
  t('metrics.cost'),
];

export function EngineHealth({ engines }: { engines: EngineFigures[] }) {
  const titleOf = useEngineTitle(plain);
  return (
    <Section title={t('metrics.engineHealth')} aside={t('metrics.callsAnsweredByTheCache')}>
      {engines.length === 0 ? (
        <Nothing>{t('metrics.noCallsInThisPeriod')}</Nothing>
      ) : (
        <FigureTable
          label={t('metrics.engineHealth')}
          titles={[t('metrics.engine'), t('metrics.state')]}
          figures={ENGINE_FIGURES}
        >
          {engines.map((engine) => (
            <EngineRow key={engine.key} engine={engine} title={engine.title ?? titleOf(engine.key)} />
          ))}
        </FigureTable>
      )}
    </Section>
  );
}

function healthOf({ healthy, hole_rate }: EngineFigures): [look: string, words: string] {
  if (healthy === null) return ['idle', t('metrics.fromTheCacheAlone')];
  return healthy ? ['good', t('metrics.well')] : ['bad', t('metrics.holeRateLost', { holeRate: rate(hole_rate) })];
}

function EngineRow({ engine, title }: { engine: EngineFigures; title: string }) {
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
