import type { Level, ResultClaim, Schemas, Stance, Verdict } from '../api';
import { humanizeCode } from './format';
import { ReasonText } from './reason-text';
import { t, translateCode } from '../messages';

const LEVEL_SIGN: Record<Level, string> = { unverified: '○', verified: '✓', certified: '✓✓' };

export function LevelBadge({ level, quiet = false }: { level: Level; quiet?: boolean }) {
  return (
    <span className={`badge level-${level}${quiet ? ' quiet' : ''}`}>
      <span aria-hidden="true">{LEVEL_SIGN[level]} </span>
      {translateCode(level)}
    </span>
  );
}

/** Icon, label and color tone of each state. */
export const STATE_LABELS = {
  certified: ['✓✓', t('ui.certified'), 'good'],
  verified: ['✓', t('ui.verified'), 'good'],
  held: ['◐', t('ui.heldForReview'), 'warn'],
  disputed: ['⚠', t('ui.disputed'), 'bad'],
  refuted: ['✕', t('ui.refuted'), 'bad'],
  incomplete: ['◌', t('ui.incomplete'), 'warn'],
  unverified: ['○', t('ui.unverified'), ''],
} as const satisfies Record<Verdict['state'], readonly [sign: string, words: string, tone: string]>;

/** The verdict on a case. */
export function StateBadge({ state }: { state: Verdict['state'] }) {
  const [sign, words, tone] = STATE_LABELS[state];
  return (
    <span className={`badge state ${tone} state-${state}`}>
      <span aria-hidden="true">{sign} </span>
      {words}
    </span>
  );
}

/** State and reason of a topic in a list; before the first verdict, its level. */
export const TopicVerdict = ({ verdict, level }: { verdict: Schemas['TopicVerdictResponse'] | null; level: Level }) => (
  <>
    <StateBadge state={verdict?.state ?? level} />{' '}
    {verdict ? (
      <small>
        <ReasonText reason={verdict.reason_code} english={verdict.reason} />
      </small>
    ) : (
      <small>{t('ui.noVerdictYet')}</small>
    )}
  </>
);

export function LevelChange({ from, to }: { from: Level; to: Level | null }) {
  if (!to || to === from) return <LevelBadge level={from} />;
  return (
    <span className="change">
      <LevelBadge level={from} quiet /> <span aria-label={t('ui.to')}>→</span> <LevelBadge level={to} />
    </span>
  );
}

const TIER_WORDS: Record<number, string> = {
  1: t('ui.tier1PrimarySourcePublic'),
  2: t('ui.tier2EstablishedRecordOf'),
  3: t('ui.tier3OrdinaryOrUnknown'),
  4: t('ui.tier4UnreliableSatireOr'),
};

const STARS_BY_TIER: Record<number, number> = { 1: 5, 2: 4, 3: 3, 4: 1 };
const MAX_STARS = 5;

interface StarsProps {
  /** 1–5. */
  stars?: number | null | undefined;
  tier?: number | undefined;
}

/** Credibility of a source; the label has the tier. */
export function Stars({ stars, tier = 0 }: StarsProps) {
  const lit = Math.min(MAX_STARS, Math.max(1, stars ?? STARS_BY_TIER[tier] ?? 1));
  const words = [t('ui.litOfMostStarsStars', { lit, most_stars: MAX_STARS }), TIER_WORDS[tier]]
    .filter(Boolean)
    .join('. ');
  return (
    <span className="stars" role="img" aria-label={words} title={words}>
      {'★'.repeat(lit)}
      <span className="dim">{'★'.repeat(MAX_STARS - lit)}</span>
    </span>
  );
}

export const STANCE_SIGN: Record<Stance, string> = { supports: '+', disputes: '−', mentions: '·', unrelated: ' ' };

export function StanceChip({ stance }: { stance: Stance }) {
  return (
    <span className={`chip stance-${stance}`}>
      <span aria-hidden="true">{STANCE_SIGN[stance]} </span>
      {translateCode(stance)}
    </span>
  );
}

/** Label shown in place of a stance, for pages on another event. */
export const OtherEventChip = () => <span className="chip">{t('ui.anotherEvent')}</span>;

export const Status = ({ status }: { status: string }) => (
  <span className={`chip status-${status}`}>{humanizeCode(status)}</span>
);

/** Provisional verdict on a claim in a running investigation. */
export const VerdictChip = ({ verdict }: { verdict: string }) => (
  <span className={`chip verdict-${verdict.replace(' ', '-')}`}>
    {verdict === 'verified' ? t('ui.supportedSoFar') : translateCode(verdict)}
  </span>
);

export function StandingChip({ claim: { standing, verdict } }: { claim: ResultClaim }) {
  const [look, label] = STANDING_LABELS[standing];
  return <span className={`chip ${look}`}>{verdict === 'refuted' ? translateCode(verdict) : label}</span>;
}

const STANDING_LABELS: Record<ResultClaim['standing'], [look: string, label: string]> = {
  confirmed: ['verdict-verified', t('ui.confirmed')],
  disputed: ['verdict-disputed', t('ui.disputedWord')],
  held: ['verdict-held', t('ui.heldForReviewWord')],
  open: ['', t('ui.notConfirmed')],
};
