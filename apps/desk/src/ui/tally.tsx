import { formatNumber } from './format';
import { t } from '../messages';

export type CredibilityTally = Record<'high' | 'medium' | 'low', number>;

const CREDIBILITY_BANDS = [
  ['high', t('ui.high'), t('ui.n4Or5Stars')],
  ['medium', t('ui.medium'), t('ui.n2Or3Stars')],
  ['low', t('ui.low'), t('ui.n1Star')],
] as const;

/** Number of sources by credibility, as a bar and numbers. */
export function Tally({ tally, title }: { tally: CredibilityTally; title: string }) {
  const present = CREDIBILITY_BANDS.filter(([standing]) => tally[standing] > 0);
  if (present.length === 0) return null;
  return (
    <div className="tally" role="group" aria-label={title}>
      <div className="tally-bar" aria-hidden="true">
        {present.map(([standing]) => (
          <span key={standing} className={`tally-${standing}`} style={{ flexGrow: tally[standing] }} />
        ))}
      </div>
      <ul>
        {present.map(([standing, words, stars]) => (
          <li key={standing}>
            <span className={`swatch tally-${standing}`} aria-hidden="true" />
            <b className="figure">{formatNumber(tally[standing])}</b> {words} <small>{stars}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
