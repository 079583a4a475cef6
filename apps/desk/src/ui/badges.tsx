import type { Level, Stance } from '../api/types';
import { plain } from './format';

const LEVEL_SIGN: Record<Level, string> = { unverified: '○', verified: '✓', certified: '✓✓' };

export function LevelBadge({ level, quiet = false }: { level: Level; quiet?: boolean }) {
  return (
    <span className={`badge level-${level}${quiet ? ' quiet' : ''}`}>
      <span aria-hidden="true">{LEVEL_SIGN[level]} </span>
      {level}
    </span>
  );
}

export function LevelChange({ from, to }: { from: Level; to: Level | null }) {
  if (!to || to === from) return <LevelBadge level={from} />;
  return (
    <span className="change">
      <LevelBadge level={from} quiet /> <span aria-label="to">→</span> <LevelBadge level={to} />
    </span>
  );
}

const TIER_WORDS: Record<number, string> = {
  1: 'Tier 1: primary, official or wire',
  2: 'Tier 2: established, with a record of accuracy',
  3: 'Tier 3: ordinary or unknown',
  4: 'Tier 4: known unreliable, satire or impostor',
};

/** Four stars are tier 1. */
export function TierStars({ tier }: { tier: number }) {
  const lit = Math.min(4, Math.max(1, 5 - tier));
  return (
    <span
      className={`stars tier-${tier}`}
      role="img"
      aria-label={TIER_WORDS[tier] ?? `Tier ${tier}`}
      title={TIER_WORDS[tier]}
    >
      {'★'.repeat(lit)}
      <span className="dim">{'★'.repeat(4 - lit)}</span>
    </span>
  );
}

export const STANCE_SIGN: Record<Stance, string> = { supports: '+', disputes: '−', mentions: '·', unrelated: ' ' };

export function StanceChip({ stance }: { stance: Stance }) {
  return (
    <span className={`chip stance-${stance}`}>
      <span aria-hidden="true">{STANCE_SIGN[stance]} </span>
      {stance}
    </span>
  );
}

export const Status = ({ status }: { status: string }) => (
  <span className={`chip status-${status}`}>{plain(status)}</span>
);

export const VerdictChip = ({ verdict }: { verdict: string }) => (
  <span className={`chip verdict-${verdict.replace(' ', '-')}`}>{verdict}</span>
);
