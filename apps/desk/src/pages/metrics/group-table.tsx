import type { ReactNode } from 'react';
import { useEngineTitle } from '../../api';
import { CardTable, dollars, EmptyState, formatNumber, humanizeCode, Section } from '../../ui';
import {
  type EngineFigures,
  type Group,
  formatMean,
  formatMilliseconds,
  formatRate,
  formatSeconds,
  formatUsd,
} from './figures';
import { t, translateCode } from '../../messages';

const FIGURE_TITLES = [
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

/** Rows to show: days with activity, latest first, or all modes. */
function filterShown(groups: Group[], by: 'day' | 'mode'): Group[] {
  if (by === 'mode') return groups;
  return groups.filter(({ investigations, decisions }) => investigations + decisions > 0).reverse();
}

export function GroupTable({ groups, by }: { groups: Group[]; by: 'day' | 'mode' }) {
  const shown = filterShown(groups, by);
  const title = by === 'day' ? t('metrics.byDay') : t('metrics.byMode');
  return (
    <Section title={title}>
      {shown.length === 0 ? (
        <EmptyState>{t('metrics.noInvestigationsFinishedInThis')}</EmptyState>
      ) : (
        <FigureTable
          label={title}
          titles={[by === 'day' ? t('metrics.day') : t('metrics.mode')]}
          figures={FIGURE_TITLES}
        >
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
      {translateCode(group.key)}
    </th>
    <td className="num">{formatNumber(group.investigations)}</td>
    <td className="num">{formatRate(group.success_rate)}</td>
    <td className="num">{formatRate(group.upgrade_rate)}</td>
    <td className="num">{formatRate(group.false_upgrade_rate)}</td>
    <td className="num">{formatRate(group.overturn_rate)}</td>
    <td className="num">{formatMean(group.mean_sources)}</td>
    <td className="num nowrap">{formatSeconds(group.seconds_p50)}</td>
    <td className="num nowrap">{formatSeconds(group.seconds_p95)}</td>
    <td className="num">{dollars(group.cost_usd)}</td>
    <td className="num">{formatUsd(group.cost_per_investigation_usd)}</td>
  </tr>
);

interface FigureTableProps {
  label: string;
  /** Titles of the text columns; `figures` are those of the number columns. */
  titles: string[];
  figures: string[];
  children: ReactNode;
}

/** A table whose rows are passed as children. */
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
  const titleOf = useEngineTitle(humanizeCode);
  return (
    <Section title={t('metrics.engineHealth')} aside={t('metrics.callsAnsweredByTheCache')}>
      {engines.length === 0 ? (
        <EmptyState>{t('metrics.noCallsInThisPeriod')}</EmptyState>
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
  return healthy
    ? ['good', t('metrics.well')]
    : ['bad', t('metrics.holeRateLost', { holeRate: formatRate(hole_rate) })];
}

function EngineRow({ engine, title }: { engine: EngineFigures; title: string }) {
  const [look, words] = healthOf(engine);
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className="nowrap">
        <span className={`dot ${look}`} aria-hidden="true" /> {words}
      </td>
      <td className="num">{formatNumber(engine.calls - engine.from_cache)}</td>
      <td className="num">{formatNumber(engine.found + engine.nothing_found)}</td>
      <td className="num">{formatNumber(engine.blocked)}</td>
      <td className="num">{formatNumber(engine.limited)}</td>
      <td className="num">{formatNumber(engine.failed)}</td>
      <td className="num nowrap">{formatMilliseconds(engine.latency_ms_p50)}</td>
      <td className="num nowrap">{formatMilliseconds(engine.latency_ms_p95)}</td>
      <td className="num">{dollars(engine.cost_usd)}</td>
    </tr>
  );
}
