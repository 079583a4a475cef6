import { Fragment, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { Result, ResultClaim, Stance } from '../../api';
import { Tabs, Day, Drawer, StanceChip, StandingChip } from '../../ui';
import { ActorFacts } from './actors';
import type { CaseProps } from './case-props';
import { checksTab, claimsTab, fileTab, sourcesTab, storyTab, type CaseTab } from './case-tabs';
import { parseDrawerAnchor, isSamePerson } from './drawer-anchor';
import { CaseNames, sourceNames, claimHref, Ref, PersonLink } from './refs';
import { SourceDrawer } from './source-drawer';
import { VerdictCard } from './verdict';
import { t, translateCode } from '../../messages';
import { StatementList } from './voiced/statements';

/** A concluded case: the verdict, and everything else in five tabs. */
export function CaseView(props: CaseProps) {
  const tabs = [sourcesTab, claimsTab, storyTab, checksTab, fileTab].map((tab) => tab(props));
  const [params] = useSearchParams();
  const [path, go] = useLocation();
  const anchor = useLocationProperty(() => location.hash).slice(1);
  const open = findTab(tabs, anchor, params.get('tab'));
  useScrollToAnchor(parseDrawerAnchor(anchor) ? '' : anchor, open.id);
  const show = (id: string) => go(`${path}?tab=${id}`, { replace: true });
  return (
    <CaseNames value={sourceNames(props.result)}>
      <VerdictCard {...props} />
      <Tabs label={t('case.partsOfTheCase')} tabs={tabs} open={open.id} onOpen={show}>
        <p className="tab-summary">{open.summary}</p>
        {open.parts.map(({ name, body, found }) => (found ? <Fragment key={name}>{body}</Fragment> : null))}
        <NothingFound tab={open} />
      </Tabs>
      <CaseDrawer anchor={anchor} onClose={() => show(open.id)} {...props} />
    </CaseNames>
  );
}

/** The tab that contains the anchor, otherwise the requested one, otherwise the first. */
function findTab(tabs: CaseTab[], anchor: string, asked: string | null): CaseTab {
  const found = tabs.find(({ anchors }) => anchors.includes(anchor)) ?? tabs.find(({ id }) => id === asked) ?? tabs[0];
  if (!found) throw new Error('a case has tabs');
  return found;
}

/** Jumps to the anchor again, in case it was not mounted when the URL changed. */
function useScrollToAnchor(anchor: string, tab: string): void {
  useEffect(() => {
    const target = anchor ? document.getElementById(anchor) : null;
    if (!target) return;
    target.querySelector('details')?.setAttribute('open', '');
    if (!target.matches(':target')) location.replace(`#${anchor}`);
    target.scrollIntoView({ block: 'start' });
  }, [anchor, tab]);
}

/** Lists empty parts in one line, with the reason if parts were skipped. */
function NothingFound({ tab: { parts, note } }: { tab: CaseTab }) {
  const empty = parts.filter(({ found }) => found === false).map(({ name }) => name);
  if (empty.length === 0) return null;
  return (
    <p className="hush nothing-found">
      {t('case.nothingFoundEmptyNote', { empty: empty.join(', '), note: note ?? '' })}
    </p>
  );
}

interface CaseDrawerProps extends CaseProps {
  /** Fragment of the URL, without `#`. */
  anchor: string;
  onClose: () => void;
}

interface ClaimDrawerProps {
  claim: ResultClaim;
  result: Result;
  onClose: () => void;
}

/** Details of one claim of a case. */
const ClaimDrawer = ({ claim, result, onClose }: ClaimDrawerProps) => (
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
  const sorted = STANCE_ORDER.flatMap((stance) => evidence.filter((one) => one.stance === stance));
  return (
    <>
      <h3>{t('claims.sources')}</h3>
      {sorted.length === 0 ? <p className="hush">{t('claims.noSourceAddressesIt')}</p> : null}
      {sorted.map(({ source_id, stance, passage, differs }) => (
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

/** Drawer for the source, claim or person in the URL. */
function CaseDrawer({ anchor, row, result, onClose }: CaseDrawerProps) {
  const { kind, id } = parseDrawerAnchor(anchor) ?? {};
  const source = kind === 'source' ? result.additional_sources.find((one) => one.source_id === Number(id)) : undefined;
  const claim = kind === 'claim' ? result.claims.find((one) => one.id === id) : undefined;
  if (source) return <SourceDrawer key={anchor} source={source} row={row} result={result} onClose={onClose} />;
  if (claim) return <ClaimDrawer key={anchor} claim={claim} result={result} onClose={onClose} />;
  if (kind === 'person' && id) return <PersonDrawer key={anchor} name={id} result={result} onClose={onClose} />;
  return null;
}

interface PersonProps {
  name: string;
  result: Result;
}

/** Everything about a person or organization in the case. */
function PersonDrawer({ name, result, onClose }: PersonProps & { onClose: () => void }) {
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
