import { dollars } from './format';
import { t } from '../messages';

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
      aria-valuetext={t('ui.valueOfMost', { value: dollars(value), most: dollars(most) })}
    >
      <div className={share > 0.9 ? 'fill hot' : 'fill'} style={{ width: `${share * 100}%` }} />
    </div>
  );
}

export function Cost({ spent, budget }: { spent: number; budget: number }) {
  return (
    <div className="cost">
      <span>
        {t.rich('ui.spentOfBudget', {
          b: (chunks) => <b className="figure">{chunks}</b>,
          spent: dollars(spent),
          budget: dollars(budget),
        })}
      </span>
      <Meter value={spent} most={budget} label={t('ui.costAgainstBudget')} />
    </div>
  );
}
