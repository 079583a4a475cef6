import { day } from './words';

export interface Series {
  name: string;
  /** One a day; null where there is nothing to say. */
  values: (number | null)[];
}

const WIDTH = 520;
const HEIGHT = 150;
const LEFT = 52;
const BASE = HEIGHT - 24;

/** Lines over days. A day that says nothing breaks its line; a lone day is a dot. */
export function LineChart({
  title,
  days,
  series,
  words,
  most,
}: {
  title: string;
  days: string[];
  series: Series[];
  words: (value: number) => string;
  most?: number;
}) {
  const highest = Math.max(0, ...series.flatMap(({ values }) => values.flatMap((value) => value ?? [])));
  const top = most ?? roundTop(highest);
  const x = (index: number) => LEFT + (index / Math.max(1, days.length - 1)) * (WIDTH - LEFT - 14);
  const y = (value: number) => BASE - (Math.min(value, top) / top) * (BASE - 12);
  const last = (values: (number | null)[]) => values.findLast((value) => value !== null) ?? null;
  return (
    <figure className="chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={
          `${title} by day: ` +
          `${series.map(({ name, values }) => `${name} ${last(values) === null ? 'none' : `last ${words(last(values) ?? 0)}`}`).join(', ')}`
        }
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line
              x1={LEFT}
              x2={WIDTH - 8}
              y1={y(share * top)}
              y2={y(share * top)}
              className={share === 0 ? 'axis' : 'grid-line'}
            />
            <text x={LEFT - 6} y={y(share * top) + 4} textAnchor="end" className="tick">
              {words(share * top)}
            </text>
          </g>
        ))}
        {days.map((key, index) =>
          index === 0 || index === days.length - 1 || (days.length > 4 && index === Math.floor(days.length / 2)) ? (
            <text
              key={key}
              x={x(index)}
              y={HEIGHT - 7}
              textAnchor={index === 0 ? 'start' : index === days.length - 1 ? 'end' : 'middle'}
              className="tick"
            >
              {day(key).replace(/ \d{4}$/, '')}
            </text>
          ) : null,
        )}
        {series.map(({ name, values }, line) => (
          <g key={name}>
            <path d={pathOf(values, x, y)} className={`series-${line}`} />
            {values.map((value, index) =>
              value === null ? null : (
                <circle key={index} cx={x(index)} cy={y(value)} r={2.5} className={`series-${line}`}>
                  <title>{`${days[index]}: ${name} ${words(value)}`}</title>
                </circle>
              ),
            )}
          </g>
        ))}
      </svg>
      <figcaption className="legend hush">
        {series.map(({ name }, line) => (
          <span key={name}>
            <span className={`swatch series-${line}`} aria-hidden="true" /> {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The next round figure whose half is round, too. */
function roundTop(highest: number): number {
  if (highest <= 0) return 2;
  const unit = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 4, 6, 8].find((step) => step * unit >= highest) ?? 10) * unit;
}

function pathOf(values: (number | null)[], x: (index: number) => number, y: (value: number) => number): string {
  return values
    .map((value, index) =>
      value === null ? '' : `${values[index - 1] === null || index === 0 ? 'M' : 'L'} ${x(index)} ${y(value)}`,
    )
    .join(' ');
}
