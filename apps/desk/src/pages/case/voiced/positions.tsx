import type { Position, Result } from '../../../api';
import { Section, StandingChip } from '../../../ui';
import { namesOf, Ref, type Names } from '../refs';
import { sidesOf, type ClaimSides } from './sides';

export function Positions({ result }: { result: Result }) {
  if (!result.positions) return null;
  const claims = sidesOf(result.positions, result.claims);
  const names = namesOf(result);
  return (
    <Section id="positions" title="Positions">
      {claims.map((one) => (
        <OnClaim key={one.claimId} one={one} names={names} />
      ))}
    </Section>
  );
}

function OnClaim({ one: { claimId, claim, sides }, names }: { one: ClaimSides; names: Names }) {
  return (
    <div className="on-claim">
      <h3 dir="auto">
        {claim ? <StandingChip claim={claim} /> : null} {claim?.statement ?? claim?.text ?? `Claim ${claimId}`}
      </h3>
      <div className="sides">
        {sides.map(({ holds, positions }) => (
          <Side key={holds} holds={holds} positions={positions} names={names} />
        ))}
      </div>
    </div>
  );
}

const HOLD_WORDS = { affirms: 'Confirm', doubts: 'Doubt', denies: 'Deny' };

const SHOWN = 4;

function Side({ holds, positions, names }: { holds: Position['holds']; positions: Position[]; names: Names }) {
  const more = positions.slice(SHOWN);
  return (
    <section className={`hold hold-${holds}`}>
      <h4>
        {HOLD_WORDS[holds]} <b className="figure">{positions.length}</b>
      </h4>
      <Holders positions={positions.slice(0, SHOWN)} names={names} />
      {more.length > 0 ? (
        <details>
          <summary>{more.length} more</summary>
          <Holders positions={more} names={names} />
        </details>
      ) : null}
    </section>
  );
}

const Holders = ({ positions, names }: { positions: Position[]; names: Names }) => (
  <ul className="holders">
    {positions.map((position) => (
      <Holder key={`${position.kind}${position.holder}`} position={position} names={names} />
    ))}
  </ul>
);

function Holder({ position, names }: { position: Position; names: Names }) {
  const { holder, kind, statements, answered } = position;
  const own = ownPage(position, names);
  return (
    <li>
      <p>
        <strong dir="auto">{own === null ? holder : <Ref id={own} names={names} />}</strong>{' '}
        {kind === 'outlet' ? <small>own reporting</small> : null}
      </p>
      {statements.map(({ source_id, quote, start }) => (
        <figure key={`${source_id}${start}`}>
          <blockquote className="passage" dir="auto">
            {quote}
          </blockquote>
          {own === null ? (
            <figcaption className="hush">
              in <Ref id={source_id} names={names} />
            </figcaption>
          ) : null}
        </figure>
      ))}
      {answered ? <p className="warn">{answered}</p> : null}
    </li>
  );
}

/** The one page of an outlet that speaks for itself. */
function ownPage({ holder, kind, statements }: Position, names: Names): number | null {
  const pages = [...new Set(statements.map(({ source_id }) => source_id))];
  const [page] = pages;
  return kind === 'outlet' && pages.length === 1 && page !== undefined && names.get(page) === holder ? page : null;
}
