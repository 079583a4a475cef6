import type { Result, ResultClaim, Stance } from '../../api';
import { Drawer, StanceChip, StandingChip } from '../../ui';
import { PersonLink, Ref } from './refs';
import { t, translateCode } from '../../messages';

interface ClaimDrawerProps {
  claim: ResultClaim;
  result: Result;
  onClose: () => void;
}

/** Details of one claim of a case. */
export const ClaimDrawer = ({ claim, result, onClose }: ClaimDrawerProps) => (
  <Drawer
    kind={claim.core ? t('claims.mainClaim') : t('claims.claim')}
    title={claim.statement ?? claim.text}
    onClose={onClose}
  >
    <p className="source-head">
      <StandingChip claim={claim} />{' '}
      <span className="hush">{t('claims.confidenceConfidence', { confidence: Math.round(claim.confidence) })}</span>
    </p>
    <p lang="en">{claim.reasons.join(' ')}</p>
    <ClaimEvidence claim={claim} />
    <Holders claim={claim} result={result} />
    <Basis claim={claim} />
  </Drawer>
);

const STANCE_ORDER: Stance[] = ['disputes', 'supports', 'mentions'];

function ClaimEvidence({ claim: { evidence } }: { claim: ResultClaim }) {
  const said = STANCE_ORDER.flatMap((stance) => evidence.filter((one) => one.stance === stance));
  return (
    <>
      <h3>{t('claims.sources')}</h3>
      {said.length === 0 ? <p className="hush">{t('claims.noSourceAddressesIt')}</p> : null}
      {said.map(({ source_id, stance, passage, differs }) => (
        <figure key={source_id}>
          <figcaption>
            <StanceChip stance={stance} /> <Ref id={source_id} />
            {differs ? <span className="hush"> {t('claims.differsDiffers', { differs })}</span> : null}
          </figcaption>
          {passage ? (
            <blockquote className={`passage stance-${stance}`} dir="auto">
              {passage}
            </blockquote>
          ) : null}
        </figure>
      ))}
    </>
  );
}

function Holders({ claim: { id }, result: { positions } }: Omit<ClaimDrawerProps, 'onClose'>) {
  const held = (positions ?? []).filter(({ claim_id, kind }) => claim_id === id && kind === 'speaker');
  if (held.length === 0) return null;
  return (
    <>
      <h3>{t('claims.people')}</h3>
      <ul className="plain-list">
        {held.map(({ holder, holds }) => (
          <li key={holder}>
            <PersonLink name={holder} /> <span className="hush">{t('claims.holdsIt', { holds })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Parts of the main claim and how it was chosen. */
function Basis({ claim: { parts, claim_reasons: reasons = [] } }: { claim: ResultClaim }) {
  const known = Object.entries(parts ?? {}).filter(([, text]) => text !== null);
  return (
    <details>
      <summary>{t('claims.basis')}</summary>
      <small>{known.map(([part, text]) => `${translateCode(part)}: ${text}`).join(' · ')}</small>
      <small>{reasons.join(' ')}</small>
    </details>
  );
}
