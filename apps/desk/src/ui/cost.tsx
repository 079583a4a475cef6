import { dollars } from './format';

export function Meter({ value, most, label }: { value: number; most: number; label: string }) {
  const share = most > 0 ? Math.min(1, value / most) : 0;
  return (
    <div
      className="meter"
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuetext={`${dollars(value)} of ${dollars(most)}`}
    >
      <div className={share > 0.9 ? 'fill hot' : 'fill'} style={{ width: `${share * 100}%` }} />
    </div>
  );
}

export function Cost({ spent, budget }: { spent: number; budget: number }) {
  return (
    <div className="cost">
      <span>
        <b className="figure">{dollars(spent)}</b> of {dollars(budget)}
      </span>
      <Meter value={spent} most={budget} label="Cost against budget" />
    </div>
  );
}
