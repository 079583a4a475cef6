import { labelAnchor, type Frame, isLabeled, leftEdge, toSvgPath, roundUpMaximum } from './chart';
import { formatDate } from './format';
import { t } from '../messages';

export interface Series {
  name: string;
  /** One value per day; null if none. */
  values: (number | null)[];
}

export interface LineChartProps {
  title: string;
  days: string[];
  series: Series[];
  /** Formats a value. */
  words: (value: number) => string;
  /** Maximum of the scale; by default derived from the values. */
  most?: number;
}

const WIDTH = 520;
const HEIGHT = 150;
const BASELINE = HEIGHT - 24;

/** Lines over days. Missing values interrupt a line; a single value is drawn as a dot. */
export function LineChart({ title, days, series, words, most }: LineChartProps) {
  const top =
    most ?? roundUpMaximum(Math.max(0, ...series.flatMap(({ values }) => values.flatMap((value) => value ?? []))));
  const scale = [0, top / 2, top];
  const left = leftEdge(scale.map(words));
  const frame: Frame = {
    x: (index) => left + (index / Math.max(1, days.length - 1)) * (WIDTH - left - 14),
    y: (value) => BASELINE - (Math.min(value, top) / top) * (BASELINE - 12),
  };
  const latest = series.map((one) => latestText(one, words)).join(', ');
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('ui.titleByDayLatest', { title, latest })}>
        {scale.map((value) => (
          <GridLine key={value} left={left} y={frame.y(value)} label={words(value)} axis={value === 0} />
        ))}
        <DayLabels days={days} frame={frame} />
        {series.map((one, index) => (
          <Line key={one.name} series={one} look={seriesClass(index)} days={days} words={words} frame={frame} />
        ))}
      </svg>
      <Legend names={series.map(({ name }) => name)} />
    </figure>
  );
}

function latestText({ name, values }: Series, words: (value: number) => string): string {
  const latest = values.findLast((value) => value !== null) ?? null;
  return latest === null ? t('ui.nameNone', { name }) : t('ui.nameLastLatest', { name, latest: words(latest) });
}

function GridLine({ left, y, label, axis }: { left: number; y: number; label: string; axis: boolean }) {
  return (
    <g>
      <line x1={left} x2={WIDTH - 8} y1={y} y2={y} className={axis ? 'axis' : 'grid-line'} />
      <text x={left - 6} y={y + 4} textAnchor="end" className="tick">
        {label}
      </text>
    </g>
  );
}

function DayLabels({ days, frame }: { days: string[]; frame: Frame }) {
  return days.map((key, index) =>
    isLabeled(index, days.length) ? (
      <text
        key={key}
        x={frame.x(index)}
        y={HEIGHT - 7}
        textAnchor={labelAnchor(index, days.length - 1)}
        className="tick"
      >
        {formatDate(key, 'short', 'UTC')}
      </text>
    ) : null,
  );
}

interface LineProps extends Pick<LineChartProps, 'days' | 'words'> {
  series: Series;
  look: string;
  frame: Frame;
}

function Line({ series: { name, values }, look, days, words, frame }: LineProps) {
  return (
    <g>
      <path d={toSvgPath(values, frame)} className={look} />
      {values.map((value, index) =>
        value === null ? null : (
          <circle key={index} cx={frame.x(index)} cy={frame.y(value)} r={2.5} className={look}>
            <title>{`${days[index]}: ${name} ${words(value)}`}</title>
          </circle>
        ),
      )}
    </g>
  );
}

/** Number of series colors, after which they repeat. */
const COLOR_COUNT = 5;

/** CSS class of the n-th series. */
const seriesClass = (index: number): string => `series-${index % COLOR_COUNT}`;

function Legend({ names }: { names: string[] }) {
  return (
    <figcaption className="legend hush">
      {names.map((name, index) => (
        <span key={name}>
          <span className={`swatch ${seriesClass(index)}`} aria-hidden="true" /> {name}
        </span>
      ))}
    </figcaption>
  );
}
