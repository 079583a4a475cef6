import { Link } from 'wouter';
import type { Actor, Result, Schemas } from '../../api';
import { Day, humanizeCode, Stars, WebLink } from '../../ui';
import { PersonLink } from './refs';
import { t, translateCode } from '../../messages';

const IDENTITY_TEXT: Record<string, string> = {
  resolved: t('story.identified'),
  'not told apart': t('story.ambiguousName'),
  'not found': t('story.notIdentified'),
  'not asked': t('story.knownFromTheSourcesOnly'),
};
const RECORD_COUNT_TEXT: Record<string, (n: number) => string> = {
  docket: (n) => t('story.courtDocketCount', { n }),
  opinion: (n) => t('story.courtOpinionCount', { n }),
  listing: (n) => t('story.listingCount', { n }),
  leak: (n) => t('story.leakCount', { n }),
  'fact-check': (n) => t('story.factCheckCount', { n }),
  investigation: (n) => t('story.investigationCount', { n }),
};

export function Actors({ result }: { result: Result }) {
  const actors = result.actors ?? [];
  const hidden = result.unprofiled ?? [];
  if (actors.length + hidden.length === 0) return null;
  return (
    <div className="actors">
      <h3>{t('story.peopleAndOrganizations')}</h3>
      <ul className="plain-list">
        {actors.map((actor) => (
          <li key={actor.name}>
            <PersonLink name={actor.name} /> <ActorKind actor={actor} />
          </li>
        ))}
      </ul>
      {hidden.length ? (
        <p className="hush">
          {t('story.notLookedUpPeopleNamed', {
            count: hidden.length,
            value: [...new Set(hidden.map(({ reason }) => reason))].join(' '),
          })}
        </p>
      ) : null}
    </div>
  );
}

const ActorKind = ({ actor: { kind, identity } }: { actor: Actor }) => (
  <>
    <span className="chip">{humanizeCode(kind)}</span>{' '}
    <span className="hush">{IDENTITY_TEXT[identity.state] ?? identity.state}</span>
  </>
);

/** What public registers and earlier coverage say about a person or organization. */
export function ActorFacts({ actor }: { actor: Actor }) {
  const count = actor.earlier_statements.length + actor.statements.length;
  const entries = actor.track_record.entries.length;
  const description = actor.details.find(({ kind }) => kind === 'description') ?? actor.details[0];
  return (
    <>
      <p>
        <ActorKind actor={actor} />
      </p>
      {description ? (
        <p>
          {description.text}{' '}
          <span className="hush">
            (<WebLink url={description.source_url}>{description.source_name}</WebLink>)
          </span>
        </p>
      ) : null}
      {actor.role ? (
        <p>
          <q>{actor.role.quote}</q>{' '}
          <span className="hush">
            (<WebLink url={actor.role.source_url}>{actor.role.source_name}</WebLink>)
          </span>
        </p>
      ) : null}
      {count ? (
        <details open={count <= 2}>
          <summary>{t('story.statements', { said: count })}</summary>
          <Statements title={t('story.beforeTheEvent')} statements={actor.earlier_statements} />
          <Statements title={t('story.onThisEvent')} statements={actor.statements} />
        </details>
      ) : null}
      {entries ? <Track actor={actor} /> : null}
      <Identity actor={actor} />
    </>
  );
}

function Statements({ title, statements }: { title: string; statements: Schemas['ResultActorStatement'][] }) {
  if (statements.length === 0) return null;
  return (
    <>
      <p className="hush">{title}</p>
      {statements.map((one) => (
        <figure key={`${one.source_url}${one.quote}`}>
          <blockquote className="passage">{one.quote}</blockquote>
          <figcaption className="hush">
            {t.rich('story.speakerInSourceName', {
              speaker: one.speaker,
              webLink: (chunks) => <WebLink url={one.source_url}>{chunks}</WebLink>,
              sourceName: one.source_name,
              stars: () => <Stars tier={one.credibility_tier} />,
            })}{' '}
            {one.date ? <Day at={one.date} /> : null}
          </figcaption>
        </figure>
      ))}
    </>
  );
}

function Track({ actor: { track_record: track } }: { actor: Actor }) {
  const counts = Object.entries(track.counts).map(
    ([kind, many]) => RECORD_COUNT_TEXT[kind]?.(many) ?? `${many} ${translateCode(kind)}`,
  );
  return (
    <details>
      <summary>{t('story.onRecordCounts', { counts: counts.join(', ') })}</summary>
      <ul className="plain-list">
        {track.entries.map((entry) => (
          <li key={`${entry.kind}${entry.source_url}${entry.text}`}>
            {entry.investigation_id === null ? (
              entry.text
            ) : (
              <Link href={`/investigations/${entry.investigation_id}`}>{entry.text}</Link>
            )}{' '}
            <span className="hush">
              <WebLink url={entry.source_url}>{entry.source_name}</WebLink>
              {entry.date ? (
                <>
                  , <Day at={entry.date} />
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {track.note ? <p className="hush">{track.note}</p> : null}
    </details>
  );
}

function Identity({ actor: { identity, identifiers, details, reasons, asked } }: { actor: Actor }) {
  return (
    <details>
      <summary>{t('story.identity')}</summary>
      <ul className="plain-list">
        {[...reasons, ...identity.reasons].map((reason) => (
          <li key={reason} lang="en">
            {reason}
          </li>
        ))}
        {identity.candidates.map(({ name, description, url }) => (
          <li key={url}>
            {t.rich('story.possiblyNameDescription', {
              webLink: (chunks) => <WebLink url={url}>{chunks}</WebLink>,
              name,
              span: (chunks) => <span className="hush">{chunks}</span>,
              description,
            })}
          </li>
        ))}
        {details.map((detail) => (
          <li key={`${detail.kind}${detail.quote}`}>
            {detail.text}{' '}
            <span className="hush">
              <WebLink url={detail.source_url}>{detail.source_name}</WebLink>
              {detail.date ? (
                <>
                  , <Day at={detail.date} />
                </>
              ) : null}
            </span>
          </li>
        ))}
        {identifiers.map(({ scheme, value, url }) => (
          <li key={`${scheme}${value}`}>
            {scheme} <WebLink url={url}>{value}</WebLink>
          </li>
        ))}
        {asked
          .filter(({ outcome }) => outcome !== 'found')
          .map(({ provider, about, outcome, reason }) => (
            <li key={`${provider}${about}`} className="hush">
              {provider}, {about}: {reason ?? humanizeCode(outcome)}
            </li>
          ))}
      </ul>
    </details>
  );
}
