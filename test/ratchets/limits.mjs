/** Limits of figures that may only fall: comparing and lowering them. Pure. */

/** A figure this much below what its limit stands for is worth a lower limit. */
const CLEARLY_BELOW = 0.05;

/**
 * @param figures `{ name: number }`
 * @param limits `{ name: { limit, margin } }`; the margin is the measured noise, as a share
 * @returns `{ above: [{ name, figure, limit }], below: [...], unknown: [name] }`
 */
export function compareWithLimits(figures, limits) {
  const rows = Object.entries(figures).map(([name, figure]) => ({ name, figure, ...limits[name] }));
  const known = rows.filter(({ limit }) => limit !== undefined);
  return {
    above: known.filter(({ figure, limit }) => figure > limit),
    below: known.filter(isClearlyBelow),
    unknown: rows.filter(({ limit }) => limit === undefined).map(({ name }) => name),
  };
}

const isClearlyBelow = ({ figure, limit, margin }) => figure < (limit / (1 + margin)) * (1 - clearShare(margin));
/** A figure without noise is clearly below as soon as it is below by half a percent. */
const clearShare = (margin) => (margin === 0 ? 0.005 : CLEARLY_BELOW);

/**
 * New limits for these figures. Without a reason a limit only falls, and a figure above its limit is an error.
 * @returns `{ limits, rises }`, the content of limits.json
 * @throws Error that names the figures above their limits
 */
export function writeLimits(figures, { limits, rises }, reason) {
  const { above } = compareWithLimits(figures, limits);
  if (above.length > 0 && !reason)
    throw new Error(
      `${above.map(describeRow).join('\n')}\nA limit rises only for a reason: ` +
        'npm run ratchets -- --write --allow-rise "reason"',
    );
  const next = Object.entries(figures)
    .filter(([name]) => limits[name])
    .map(([name, figure]) => [name, { ...limits[name], limit: nextLimit(figure, limits[name]) }]);
  const risen = above.map(({ name, limit, figure, margin }) => ({
    name,
    from: limit,
    to: nextLimit(figure, { limit, margin }),
    reason,
  }));
  return { limits: { ...limits, ...Object.fromEntries(next) }, rises: [...rises, ...risen] };
}

function nextLimit(figure, { limit, margin }) {
  const wanted = rounded(figure * (1 + margin));
  return figure > limit ? wanted : Math.min(limit, wanted);
}

/** Up to three digits behind the point for small figures, none for large ones. */
const rounded = (value) => (value < 100 ? Math.ceil(value * 1000) / 1000 : Math.ceil(value));

export const describeRow = ({ name, figure, limit }) => `${name}: ${shown(figure)}, limit ${shown(limit)}`;

const shown = (value) => (value === undefined ? 'none' : Number(value.toFixed(3)).toLocaleString('en-US'));
