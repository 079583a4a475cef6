import type { Result } from '../../api';
import { Day, Drawer } from '../../ui';
import { ActorFacts } from './actors';
import { isSamePerson } from './drawer-anchor';
import { claimHref, Ref } from './refs';
import { StatementList } from './voiced/statements';
import { t, translateCode } from '../../messages';

interface PersonProps {
  name: string;
  result: Result;
}

/** Everything about a person or organization in the case. */
export function PersonDrawer({ name, result, onClose }: PersonProps & { onClose: () => void }) {
  const actor = result.actors?.find((one) => isSamePerson(one.name, name));
  const statements = (result.statements ?? []).filter(({ speaker }) => isSamePerson(speaker, name));
  return (
    <Drawer
      kind={actor && actor.kind !== 'person' ? t('story.organization') : t('story.person')}
      title={name}
      onClose={onClose}
    >
      <Roles name={name} result={result} />
      {actor ? <ActorFacts actor={actor} /> : null}
      <Positions name={name} result={result} />
      {statements.length > 0 ? (
        <>
          <h3>{t('story.statements2')}</h3>
          <StatementList statements={statements} />
        </>
      ) : null}
    </Drawer>
  );
}

function Roles({ name, result }: PersonProps) {
  const roles = result.event_timeline?.people.find(({ person }) => isSamePerson(person, name))?.roles ?? [];
  return roles.map(({ role, date, source_ids: [source] }) => (
    <p key={role}>
      <span dir="auto">{role}</span>{' '}
      <span className="hush">
        {date ? <Day at={date} /> : null} {source === undefined ? null : <Ref id={source} />}
      </span>
    </p>
  ));
}

function Positions({ name, result }: PersonProps) {
  const held = (result.positions ?? []).filter(({ holder }) => isSamePerson(holder, name));
  if (held.length === 0) return null;
  return (
    <>
      <h3>{t('story.positions')}</h3>
      {held.map(({ claim_id, holds, statements, answered }) => (
        <figure key={claim_id}>
          <figcaption>
            <span className="chip">{translateCode(holds)}</span>{' '}
            <a href={claimHref(claim_id)}>{claimText(result, claim_id)}</a>
          </figcaption>
          {statements.map(({ source_id, quote, start }) => (
            <blockquote key={`${source_id}${start}`} className="passage" dir="auto">
              {quote} <small className="hush">{t.rich('story.in', { ref: () => <Ref id={source_id} /> })}</small>
            </blockquote>
          ))}
          {answered ? <p className="warn">{answered}</p> : null}
        </figure>
      ))}
    </>
  );
}

function claimText({ claims }: Result, id: string): string {
  const claim = claims.find((one) => one.id === id);
  return claim?.statement ?? claim?.text ?? t('story.claimId', { id });
}
