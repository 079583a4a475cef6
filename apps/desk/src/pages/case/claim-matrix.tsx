import type { Result, ResultClaim, ResultSource, Schemas } from '../../api';
import { Section, STANCE_SIGN, StandingChip } from '../../ui';
import { isOnAnotherEvent } from './another-event';
import { claimHref, Refs } from './refs';
import { t, translateCode } from '../../messages';

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
    <Section id="claims" title={t('claims.claimsAndSources')}>
      <div className="scroll" role="region" aria-label={t('claims.claimsBySource')} tabIndex={0}>
        <table className="matrix">
          <thead>
            <tr>
              <th scope="col">{t('claims.claim')}</th>
              <th scope="col">{t('claims.verdict')}</th>
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
        {t.rich('claims.supportsDisputesMentions', {
          span: (chunks) => <span className="sign stance-supports">{chunks}</span>,
          span2: (chunks) => <span className="sign stance-disputes">{chunks}</span>,
          span3: (chunks) => <span className="sign stance-mentions">{chunks}</span>,
        })}
      </p>
    </Section>
  );
}

/** Name of a column; numbers the pages if an outlet has several. */
function columnName({ name }: ResultSource, before: ResultSource[]): string {
  const others = before.filter((one) => one.name === name).length;
  return others > 0 ? `${name} [${others + 1}]` : name;
}

function Row({ claim, sources }: { claim: ResultClaim; sources: ResultSource[] }) {
  return (
    <tr>
      <th scope="row">
        {claim.core ? <span className="chip accent">{t('claims.mainClaimWord')}</span> : null}{' '}
        <a href={claimHref(claim.id)}>{claim.statement ?? claim.text}</a> <Importance claim={claim} />
        <small lang="en">{claim.reasons.join(' ')}</small>
      </th>
      <td className="nowrap">
        <StandingChip claim={claim} />
        <small className="figure" title={t('claims.confidenceInThisVerdict')}>
          {t('claims.confidenceConfidence', { confidence: Math.round(claim.confidence) })}
        </small>
      </td>
      {sources.map(({ source_id, name }) => {
        const finding = claim.evidence.find((one) => one.source_id === source_id && one.stance !== 'unrelated');
        return (
          <td
            key={source_id}
            className={`cell ${finding ? `stance-${finding.stance}` : ''}`}
            title={finding ? `${name} ${translateCode(finding.stance)}: ${finding.passage ?? ''}` : undefined}
            data-name={name}
          >
            {finding ? (
              <>
                <span aria-hidden="true">{STANCE_SIGN[finding.stance]}</span>
                <span className="sr">{translateCode(finding.stance)}</span>
              </>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}

const IMPORTANCE_WORDS = { high: t('claims.highImportance'), medium: t('claims.mediumImportance') };

function Importance({ claim: { importance_level: level } }: { claim: ResultClaim }) {
  return level && <span className="chip">{IMPORTANCE_WORDS[level]}</span>;
}

const MAX_SHOWN = 6;

export function Leads({ result }: { result: Result }) {
  const claims = new Set(result.claims.map(({ statement, text }) => statement ?? text));
  const leads = result.leads?.filter(({ text }) => !claims.has(text));
  if (!leads || leads.length === 0) return null;
  return (
    <Section id="leads" title={t('claims.leads')}>
      <p className="hush">{t('claims.claimsThatSourcesMakeAnd')}</p>
      <LeadList leads={leads.slice(0, MAX_SHOWN)} />
      {leads.length > MAX_SHOWN ? (
        <details>
          <summary>{t('claims.nMore', { n: leads.length - MAX_SHOWN })}</summary>
          <LeadList leads={leads.slice(MAX_SHOWN)} />
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
