import type { OriginLine, ResultSource, Stance } from '../../api/types';
import { clock, day, moment } from '../../ui/words';

const ROW = 26;
const NAMES = 190;
const WIDTH = 720;
const TOP = 8;
const FOOT = 26;
/** Reports older than this before the origin are drawn at the edge: they would squeeze everything else into one dot. */
const DAY_MS = 86_400_000;
const BEFORE_MS = 36 * 3_600_000;

interface Spot {
  id: number;
  name: string;
  stance: Stance;
  at: number | null;
  /** Only the day is known. */
  day: boolean;
  origin: boolean;
}

/** One line a report, earliest on top, its dot at its time; arcs lead from a report to the one it leans on. */
export function PropagationGraph({ origin, sources }: { origin: OriginLine; sources: ResultSource[] }) {
  const spots = spotsOf(origin, sources);
  if (spots.filter(({ at }) => at !== null).length < 2) return null;
  const { from, to, x } = scaleOf(spots, origin);
  const y = new Map(spots.map(({ id }, row) => [id, TOP + row * ROW + ROW / 2]));
  const height = TOP + spots.length * ROW + FOOT;
  const edges = (
    origin.propagation?.edges ?? origin.citations.map(({ fromId, toId }) => ({ from: fromId, to: toId }))
  ).filter((edge) => edge.to !== null && edge.to !== edge.from && y.has(edge.from) && y.has(edge.to));
  const place = new Map(spots.map((spot) => [spot.id, x(spot)]));
  return (
    <figure className="chart">
      <div className="scroll" role="region" aria-label="How the story spread" tabIndex={0}>
        <svg
          viewBox={`0 0 ${WIDTH} ${height}`}
          role="img"
          aria-label={
            'How the story spread: ' +
            `${spots.map(({ name, at }) => `${name}${at ? ` ${moment(new Date(at).toISOString())}` : ', undated'}`).join('; ')}`
          }
          className="propagation"
        >
          <line x1={NAMES} x2={WIDTH - 8} y1={height - FOOT} y2={height - FOOT} className="axis" />
          {ticks(from, to).map((at) => (
            <g key={at}>
              <line x1={x({ at })} x2={x({ at })} y1={TOP} y2={height - FOOT} className="grid-line" />
              <text x={x({ at })} y={height - 9} className="tick" textAnchor="middle">
                {tickWords(at)}
              </text>
            </g>
          ))}
          {edges.map((edge, index) => (
            <path
              key={index}
              className="arc"
              d={arc(
                place.get(edge.from) ?? 0,
                y.get(edge.from) ?? 0,
                place.get(edge.to ?? 0) ?? 0,
                y.get(edge.to ?? 0) ?? 0,
              )}
            />
          ))}
          {spots.map((spot) => (
            <g key={spot.id} className={spot.origin ? 'spot origin' : 'spot'}>
              <title>{`${spot.name}: ${spot.at ? moment(new Date(spot.at).toISOString()) : 'undated'}`}</title>
              <text x={NAMES - 12} y={(y.get(spot.id) ?? 0) + 4} textAnchor="end" className="spot-name">
                {spot.name.length > 27 ? `${spot.name.slice(0, 26)}…` : spot.name}
              </text>
              <line x1={NAMES} x2={WIDTH - 8} y1={y.get(spot.id)} y2={y.get(spot.id)} className="lane" />
              {spot.at === null ? (
                <text x={NAMES + 4} y={(y.get(spot.id) ?? 0) + 4} className="tick">
                  undated
                </text>
              ) : spot.day && !spot.origin ? (
                <rect
                  x={x(spot)}
                  y={(y.get(spot.id) ?? 0) - 3}
                  width={Math.max(8, Math.min(WIDTH - 8, x({ at: spot.at + DAY_MS })) - x(spot))}
                  height={6}
                  rx={3}
                  className={`stance-${spot.stance}`}
                />
              ) : (
                <circle cx={x(spot)} cy={y.get(spot.id)} r={spot.origin ? 7 : 5} className={`stance-${spot.stance}`} />
              )}
              {spot.at !== null && spot.at < from ? (
                <text x={x(spot) + 10} y={(y.get(spot.id) ?? 0) + 4} className="tick">
                  ◂ {day(new Date(spot.at).toISOString())}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
      </div>
      <figcaption className="hush">
        The large dot is the origin; a bar is a day without a time. An arc leads from a report to the one it leans on.
        Times are UTC.
      </figcaption>
    </figure>
  );
}

function spotsOf(origin: OriginLine, sources: ResultSource[]): Spot[] {
  const spots = sources.map(({ source_id, name, stance, published }) => ({
    id: source_id,
    name,
    stance,
    at: published ? Date.parse(published.value) : null,
    day: published?.precision === 'day',
    origin: source_id === origin.source_id,
  }));
  return spots.sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity)).slice(0, 40);
}

function scaleOf(spots: Spot[], origin: OriginLine) {
  const times = spots.flatMap(({ at }) => at ?? []);
  const root =
    spots.find((spot) => spot.origin)?.at ?? (origin.date ? Date.parse(origin.date.value) : Math.min(...times));
  const from = Math.max(Math.min(...times), root - BEFORE_MS);
  const to = Math.max(from + 3_600_000, ...times);
  const x = ({ at }: { at: number | null }) =>
    NAMES + 14 + (Math.max(0, (at ?? from) - from) / (to - from)) * (WIDTH - NAMES - 40);
  return { from, to, x };
}

function ticks(from: number, to: number): number[] {
  const span = to - from;
  const hours =
    [1, 2, 3, 6, 12, 24, 48, 96, 168, 336, 720, 2160].find((step) => span / (step * 3_600_000) <= 6) ?? 8760;
  const step = hours * 3_600_000;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.min(9, Math.floor((to - first) / step) + 1) }, (_, n) => first + n * step);
}

const tickWords = (at: number) => {
  const iso = new Date(at).toISOString();
  return at % 86_400_000 === 0 ? day(iso).replace(/ \d{4}$/, '') : clock(iso).slice(0, 5);
};

function arc(x1: number, y1: number, x2: number, y2: number): string {
  const bend = Math.max(18, Math.abs(y2 - y1) * 0.35);
  const side = Math.min(WIDTH - 6, Math.max(x1, x2) + bend);
  return `M ${x1} ${y1} C ${side} ${y1}, ${side} ${y2}, ${x2} ${y2}`;
}
