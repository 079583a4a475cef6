import { Section, VerdictChip } from '../../ui';
import { type Events, liveClaims } from './progress';
import { t } from '../../messages';

/** Claims with their provisional verdicts. */
export function Claims({ events }: { events: Events }) {
  const claims = liveClaims(events);
  if (claims.length === 0) return null;
  const checked = claims.filter(({ check }) => check !== null).length;
  return (
    <Section title={t('live.claimsToCheck')} aside={t('live.checkedOfCountChecked', { checked, count: claims.length })}>
      <ul className="claims">
        {claims.map((claim, index) => (
          <ClaimItem key={claim.id} claim={claim} at={index + 1} of={claims.length} />
        ))}
      </ul>
    </Section>
  );
}

type LiveClaim = ReturnType<typeof liveClaims>[number];

const ClaimItem = ({ claim: { text, check }, at, of }: { claim: LiveClaim; at: number; of: number }) => (
  <li>
    <span className="hush">{t('live.claimAtOfOf', { at, of })}</span> <span dir="auto">{text}</span>{' '}
    {check ? <VerdictChip verdict={check.verdict} /> : <span className="chip">{t('live.open')}</span>}
    {check?.confidence == null ? null : (
      <small className="figure" title={t('claims.confidenceInThisVerdict')}>
        {' '}
        ({Math.round(check.confidence)})
      </small>
    )}
  </li>
);
