import { useContext } from 'react';
import type { Balance, Position, Result } from '../../../api';
import { Section, StandingChip } from '../../../ui';
import { CaseNames, type Names, PersonLink, Ref } from '../refs';
import { type ClaimSides, groupByClaim } from './sides';
import { slantedSources } from './slants';
import { t, translateCode } from '../../../messages';

export function BalanceOfSources({ result }: { result: Result }) {
  const { balance } = result;
  if (!balance) return null;
  return (
    <Section
      id="balance"
      title={t('voices.balance')}
      aside={<span dir="auto">{t('voices.towardSubject', { subject: balance.subject })}</span>}
    >
      <Measured balance={balance} />
      <p className="hush">{t('voices.howSourcesTreatTheSubject')}</p>
    </Section>
  );
}

function Measured({ balance }: { balance: Balance }) {
  return (
    <>
      <Scale balance={balance} />
      <Sides balance={balance} />
      {balance.missing ? (
        <p className="note" dir="auto">
          {balance.missing}
        </p>
      ) : null}
      <Slants balance={balance} />
      <ul className="plain-list hush">
        {balance.reasons.map((reason) => (
          <li key={reason} lang="en">
            {reason}
          </li>
        ))}
      </ul>
    </>
  );
}

const MAX_SCORE = 10;
const BAND_TEXT = {
  balanced: t('voices.balanced'),
  'mostly-balanced': t('voices.mostlyBalanced'),
  uneven: t('voices.uneven'),
  'one-sided': t('voices.oneSided'),
  'strongly-one-sided': t('voices.stronglyOneSided'),
} as const;

function Scale({ balance }: { balance: Balance }) {
  const { score, band } = balance;
  const groups = balance.for.clusters + balance.neutral.clusters + balance.critical.clusters;
  return (
    <figure className="scale">
      <figcaption>
        {t.rich('voices.scoreOfMostBandIndependent', {
          b: (chunks) => <b className="figure">{chunks}</b>,
          score,
          most: MAX_SCORE,
          b2: (chunks) => <b>{chunks}</b>,
          band: BAND_TEXT[band],
          small: (chunks) => <small>{chunks}</small>,
          voices: groups,
        })}
      </figcaption>
      <div className="scale-bar" aria-hidden="true">
        {Object.entries(BAND_TEXT).map(([one, words]) => (
          <span key={one} className={one === band ? 'band here' : 'band'} title={words} />
        ))}
        <span
          className="scale-mark"
          style={{ insetInlineStart: `${(Math.min(MAX_SCORE, score) / MAX_SCORE) * 100}%` }}
        />
      </div>
      <div className="scale-ends hush" aria-hidden="true">
        <span>{t('voices.n0Balanced')}</span>
        <span>{t('voices.n10StronglyOneSided')}</span>
      </div>
    </figure>
  );
}

const SIDE_LABELS = [
  ['for', t('voices.favorable')],
  ['neutral', t('voices.neutral')],
  ['critical', t('voices.critical')],
] as const;

function Sides({ balance }: { balance: Balance }) {
  return (
    <table className="side-bars">
      <caption className="sr">{t('voices.sourcesBySide')}</caption>
      <tbody>
        {SIDE_LABELS.map(([side, title]) => {
          const { clusters, percent } = balance[side];
          return (
            <tr key={side}>
              <th scope="row">{title}</th>
              <td className="share">
                <div className={`side side-${side}`} style={{ width: `${percent}%` }} />
              </td>
              <td className="num">
                <b>{percent}%</b> <span className="hush">{t('voices.sources', { clusters })}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Slants({ balance }: { balance: Balance }) {
  const slanted = slantedSources(balance);
  if (slanted.length === 0) return <p>{t('voices.allSourcesAreNeutral')}</p>;
  const silent = balance.sources.length - slanted.length;
  return (
    <>
      <ul className="slants">
        {slanted.map((slant) => (
          <Slant key={slant.source_id} slant={slant} />
        ))}
      </ul>
      {silent > 0 ? <p className="hush">{t('voices.neutralSourcesNotShown', { silent })}</p> : null}
    </>
  );
}

const SIDE_WORDS = {
  for: t('voices.favorableWord'),
  neutral: t('voices.neutralWord'),
  critical: t('voices.criticalWord'),
};

function Slant({ slant }: { slant: Balance['sources'][number] }) {
  const { side, lean, opinion_page, passage } = slant;
  return (
    <li>
      <p className="source-head">
        <strong>
          <Ref id={slant.source_id} />
        </strong>
        <span className={`chip side-chip side-${side}`}>{SIDE_WORDS[side]}</span>
        {lean ? <span className="chip">{t('voices.lean', { lean: translateCode(lean) })}</span> : null}
        {opinion_page ? <span className="chip">{t('voices.opinionPiece')}</span> : null}
      </p>
      {passage ? (
        <blockquote className="passage" dir="auto">
          {passage.quote}
        </blockquote>
      ) : null}
    </li>
  );
}

export function Positions({ result }: { result: Result }) {
  if (!result.positions) return null;
  const claims = groupByClaim(result.positions, result.claims);
  return (
    <Section id="positions" title={t('voices.positions')}>
      {claims.map((one) => (
        <ClaimPositions key={one.claimId} one={one} />
      ))}
    </Section>
  );
}

function ClaimPositions({ one: { claimId, claim, sides } }: { one: ClaimSides }) {
  return (
    <div className="on-claim">
      <h3 dir="auto">
        {claim ? <StandingChip claim={claim} /> : null}{' '}
        {claim?.statement ?? claim?.text ?? t('voices.claimClaimId', { claimId })}
      </h3>
      <div className="sides">
        {sides.map(({ holds, positions }) => (
          <Side key={holds} holds={holds} positions={positions} />
        ))}
      </div>
    </div>
  );
}

const HOLD_WORDS = { affirms: t('voices.confirm'), doubts: t('voices.doubt'), denies: t('voices.deny') };

const MAX_SHOWN = 4;

function Side({ holds, positions }: { holds: Position['holds']; positions: Position[] }) {
  const more = positions.slice(MAX_SHOWN);
  return (
    <section className={`hold hold-${holds}`}>
      <h4>
        {HOLD_WORDS[holds]} <b className="figure">{positions.length}</b>
      </h4>
      <Holders positions={positions.slice(0, MAX_SHOWN)} />
      {more.length > 0 ? (
        <details>
          <summary>{t('voices.countMore', { count: more.length })}</summary>
          <Holders positions={more} />
        </details>
      ) : null}
    </section>
  );
}

const Holders = ({ positions }: { positions: Position[] }) => (
  <ul className="holders">
    {positions.map((position) => (
      <Holder key={`${position.kind}${position.holder}`} position={position} />
    ))}
  </ul>
);

function Holder({ position }: { position: Position }) {
  const { kind, statements, answered } = position;
  const own = findOwnPage(position, useContext(CaseNames));
  return (
    <li>
      <p>
        <strong>{own === null ? <HolderName position={position} /> : <Ref id={own} />}</strong>{' '}
        {kind === 'outlet' ? <small>{t('voices.ownReporting')}</small> : null}
      </p>
      {statements.map(({ source_id, quote, start }) => (
        <figure key={`${source_id}${start}`}>
          <blockquote className="passage" dir="auto">
            {quote}
          </blockquote>
          {own === null ? (
            <figcaption className="hush">{t.rich('voices.in', { ref: () => <Ref id={source_id} /> })}</figcaption>
          ) : null}
        </figure>
      ))}
      {answered ? <p className="warn">{answered}</p> : null}
    </li>
  );
}

const HolderName = ({ position: { kind, holder } }: { position: Position }) =>
  kind === 'speaker' ? <PersonLink name={holder} /> : <>{holder}</>;

/** The only page of a position held by that page's own outlet; null otherwise. */
function findOwnPage({ holder, kind, statements }: Position, names: Names): number | null {
  const pages = [...new Set(statements.map(({ source_id }) => source_id))];
  const [page] = pages;
  return kind === 'outlet' && pages.length === 1 && page !== undefined && names.get(page) === holder ? page : null;
}
