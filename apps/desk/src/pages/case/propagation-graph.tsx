import type { OriginResult, ResultSource } from '../../api';
import { formatDate } from '../../ui';
import { DAY_MS, listCitations, toReports, timeSpan, formatTick, computeTicks, type Report } from './propagation';
import { t } from '../../messages';

const ROW_HEIGHT = 26;
const NAMES_WIDTH = 190;
const WIDTH = 720;
const RIGHT_EDGE = WIDTH - 8;
const TOP_MARGIN = 8;
const AXIS_HEIGHT = 26;

/** Horizontal position of a time; undated or earlier reports are at the left edge. */
type TimeScale = (at: number | null) => number;

/** One row per report, earliest on top, with a dot at its time; arcs connect a report to those it relies on. */
export function PropagationGraph({ origin, sources }: { origin: OriginResult; sources: ResultSource[] }) {
  const reports = toReports(origin, sources);
  if (reports.filter(({ at }) => at !== null).length < 2) return null;
  const span = timeSpan(reports, origin);
  const across = createTimeScale(span);
  const height = TOP_MARGIN + reports.length * ROW_HEIGHT + AXIS_HEIGHT;
  const leaning = listCitations(origin, reports);
  const places = new Map(
    reports.map(({ id, at }, row) => [id, { x: across(at), y: TOP_MARGIN + row * ROW_HEIGHT + ROW_HEIGHT / 2 }]),
  );
  return (
    <figure className="chart">
      <div className="scroll" role="region" aria-label={t('story.howTheStorySpread')} tabIndex={0}>
        <svg
          viewBox={`0 0 ${WIDTH} ${height}`}
          role="img"
          aria-label={t('story.howTheStorySpreadReports', { reports: reports.map(reportLabel).join('; ') })}
          className="propagation"
        >
          <Axis ticks={computeTicks(span)} across={across} height={height} />
          {leaning.map(({ from, to }, index) => (
            <path key={index} className="arc" d={arcPath(places.get(from), places.get(to))} />
          ))}
          {reports.map((report) => (
            <Lane key={report.id} report={report} y={places.get(report.id)?.y ?? 0} from={span.from} across={across} />
          ))}
        </svg>
      </div>
      <figcaption className="hush">
        {t('story.theLargeDotIsThe', { detail: leaning.length > 0 ? t('story.anArcLeadsFromA') : '' })}
      </figcaption>
    </figure>
  );
}

const momentOf = (at: number) => formatDate(new Date(at).toISOString());
const reportLabel = ({ name, at }: Report) => (at ? `${name} ${momentOf(at)}` : t('story.nameUndated', { name }));

const createTimeScale =
  ({ from, to }: { from: number; to: number }): TimeScale =>
  (at) =>
    NAMES_WIDTH + 14 + (Math.max(0, (at ?? from) - from) / (to - from)) * (WIDTH - NAMES_WIDTH - 40);

function Axis({ ticks, across, height }: { ticks: number[]; across: TimeScale; height: number }) {
  const base = height - AXIS_HEIGHT;
  return (
    <>
      <line x1={NAMES_WIDTH} x2={RIGHT_EDGE} y1={base} y2={base} className="axis" />
      {ticks.map((at) => (
        <g key={at}>
          <line x1={across(at)} x2={across(at)} y1={TOP_MARGIN} y2={base} className="grid-line" />
          <text x={across(at)} y={height - 9} className="tick" textAnchor="middle">
            {formatTick(at)}
          </text>
        </g>
      ))}
    </>
  );
}

interface LaneProps {
  report: Report;
  y: number;
  /** Start of the time axis. */
  from: number;
  across: TimeScale;
}

function Lane({ report, y, from, across }: LaneProps) {
  const { name, at, origin } = report;
  return (
    <g className={origin ? 'spot origin' : 'spot'}>
      <title>{`${name}: ${at ? momentOf(at) : t('story.undated')}`}</title>
      <text x={NAMES_WIDTH - 12} y={y + 4} textAnchor="end" className="spot-name">
        {name.length > 27 ? `${name.slice(0, 26)}…` : name}
      </text>
      <line x1={NAMES_WIDTH} x2={RIGHT_EDGE} y1={y} y2={y} className="lane" />
      <Mark report={report} y={y} across={across} />
      {at !== null && at < from ? (
        <text x={across(at) + 10} y={y + 4} className="tick">
          ◂ {formatDate(new Date(at).toISOString(), 'day')}
        </text>
      ) : null}
    </g>
  );
}

function Mark({ report: { at, dayOnly, origin, stance }, y, across }: Omit<LaneProps, 'from'>) {
  if (at === null)
    return (
      <text x={NAMES_WIDTH + 4} y={y + 4} className="tick">
        {t('story.undated')}
      </text>
    );
  const x = across(at);
  if (!dayOnly || origin) return <circle cx={x} cy={y} r={origin ? 7 : 5} className={`stance-${stance}`} />;
  const width = Math.max(8, Math.min(RIGHT_EDGE, across(at + DAY_MS)) - x);
  return <rect x={x} y={y - 3} width={width} height={6} rx={3} className={`stance-${stance}`} />;
}

interface Point {
  x: number;
  y: number;
}

function arcPath(from: Point = { x: 0, y: 0 }, to: Point = { x: 0, y: 0 }): string {
  const bend = Math.max(18, Math.abs(to.y - from.y) * 0.35);
  const side = Math.min(WIDTH - 6, Math.max(from.x, to.x) + bend);
  return `M ${from.x} ${from.y} C ${side} ${from.y}, ${side} ${to.y}, ${to.x} ${to.y}`;
}
