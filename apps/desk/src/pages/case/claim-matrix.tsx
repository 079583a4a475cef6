import type { Result, ResultClaim, ResultSource, Schemas } from '../../api';
import { Section, STANCE_SIGN, StandingChip } from '../../ui';
import { isOnAnotherEvent } from './another-event';
import { claimHref, Refs } from './refs';

/** Claims in rows, sources in columns. */
export function ClaimMatrix({ result: { claims, additional_sources } }: { result: Result }) {
  const speaking = additional_sources.filter(
    (source) =>
      !isOnAnotherEvent(source) &&
      claims.some(({ evidence }) =>
        evidence.some((one) => one.source_id === source.source_id && one.stance !== 'unrelated'),
      ),
  );
  return (
    <Section id="claims" title="Claims and sources">
      <div className="scroll" role="region" aria-label="Claims by source" tabIndex={0}>
        <table className="matrix">
          <thead>
            <tr>
              <th scope="col">Claim</th>
              <th scope="col">Verdict</th>
              {speaking.map((source, at) => (
                <th key={source.source_id} scope="col" className="turned" title={source.name}>
                  <span>{columnName(source, speaking.slice(0, at))}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {claims.map((claim) => (
              <Row key={claim.id} claim={claim} sources={speaking} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="legend hush">
        <span className="sign stance-supports">+</span> supports <span className="sign stance-disputes">−</span>{' '}
        disputes <span className="sign stance-mentions">·</span> mentions
      </p>
    </Section>
  );
}

/** Numbers several pages of one outlet. */
function columnName({ name }: ResultSource, before: ResultSource[]): string {
  const others = before.filter((one) => one.name === name).length;
  return others > 0 ? `${name} [${others + 1}]` : name;
}

function Row({ claim, sources }: { claim: ResultClaim; sources: ResultSource[] }) {
  return (
    <tr>
      <th scope="row">
        {claim.core ? <span className="chip accent">main claim</span> : null}{' '}
        <a href={claimHref(claim.id)}>{claim.statement ?? claim.text}</a>
        <small>{claim.reasons.join(' ')}</small>
      </th>
      <td className="nowrap">
        <StandingChip claim={claim} />
        <small className="figure" title="Confidence in this verdict">
          confidence {Math.round(claim.confidence)}
        </small>
      </td>
      {sources.map(({ source_id, name }) => {
        const said = claim.evidence.find((one) => one.source_id === source_id && one.stance !== 'unrelated');
        return (
          <td
            key={source_id}
            className={`cell ${said ? `stance-${said.stance}` : ''}`}
            title={said ? `${name} ${said.stance}: ${said.passage ?? ''}` : undefined}
            data-name={name}
          >
            {said ? (
              <>
                <span aria-hidden="true">{STANCE_SIGN[said.stance]}</span>
                <span className="sr">{said.stance}</span>
              </>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}

const SHOWN = 6;

export function Leads({ result }: { result: Result }) {
  const { leads } = result;
  if (!leads) return null;
  return (
    <Section id="leads" title="Leads">
      <p className="hush">Claims that sources make and the topic does not. They are not counted.</p>
      <LeadList leads={leads.slice(0, SHOWN)} />
      {leads.length > SHOWN ? (
        <details>
          <summary>{leads.length - SHOWN} more</summary>
          <LeadList leads={leads.slice(SHOWN)} />
        </details>
      ) : null}
    </Section>
  );
}

const LeadList = ({ leads }: { leads: Schemas['ResultLead'][] }) => (
  <ul className="leads">
    {leads.map(({ text, source_ids }) => (
      <li key={`${source_ids.join()}${text}`}>
        <span dir="auto">{text}</span>{' '}
        <small>
          <Refs ids={source_ids} />
        </small>
      </li>
    ))}
  </ul>
);
