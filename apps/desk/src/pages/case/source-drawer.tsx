import { useState } from 'react';
import { Link } from 'wouter';
import {
  type Result,
  type ResultSource,
  type Schemas,
  type SourceReading,
  useEngineTitle,
  useHasRole,
} from '../../api';
import { OtherEventChip, Drawer, humanizeCode, Published, shownPassage, StanceChip, Stars, WebLink } from '../../ui';
import { isOnAnotherEvent } from './another-event';
import type { CaseProps } from './case-props';
import { PicturesOfSource } from './collections';
import { CorrectDialog } from './correct-dialog';
import { dateSignalText, Lineage, Readings } from './lineage';
import { claimHref, sourceNames, PersonLink } from './refs';
import { CountedChip, PublicationDay } from './sources';
import { listTopicPages } from './topic-page';
import { t, translateCode } from '../../messages';

interface SourceDrawerProps extends CaseProps {
  source: ResultSource;
  onClose: () => void;
}

/** Details of one page of a case. */
export function SourceDrawer({ source, row, result, onClose }: SourceDrawerProps) {
  const card = result.source_cards?.find(({ source_id }) => source_id === source.source_id);
  const text = { dir: 'auto', lang: source.language ?? undefined } as const;
  return (
    <Drawer kind={t('sources.source')} title={source.name} onClose={onClose}>
      <p className="source-head">
        <Stars stars={source.stars} tier={source.credibility_tier} />{' '}
        <span className="hush">
          <PublicationDay source={source} />
        </span>{' '}
        {isOnAnotherEvent(source) ? <OtherEventChip /> : <StanceChip stance={source.stance} />}{' '}
        <CountedChip source={source} result={result} />
      </p>
      <p className="source-title" {...text}>
        <WebLink url={source.url}>{card?.title?.trim() || source.title?.trim() || source.url}</WebLink>
      </p>
      {source.passage ? (
        <blockquote className={`passage stance-${source.stance}`} {...text}>
          <mark>{shownPassage(source, card ? [card] : [])}</mark>
        </blockquote>
      ) : null}
      {card?.summary ? <p {...text}>{card.summary}</p> : null}
      <Translation source={source} />
      <Actions source={source} row={row} result={result} />
      <ReadingReasons source={source} result={result} />
      <ClaimsOfSource source={source} result={result} />
      <PeopleQuoted source={source} result={result} />
      <SameSource source={source} result={result} />
      <KeyClaims claims={card?.key_claims ?? []} />
      <Lineage id={row.id} source={source.source_id} />
      <PicturesOfSource id={row.id} source={source.source_id} />
    </Drawer>
  );
}

function Actions({ source, row, result }: Omit<SourceDrawerProps, 'onClose'>) {
  const [isCorrecting, setCorrecting] = useState(false);
  const mayCorrect = useHasRole('reviewer');
  return (
    <p className="button-row">
      <Link
        href={`/investigations/${row.id}/sources/${source.source_id}`}
        className="button"
        aria-label={t('sources.capturedPageOfName', { name: source.name })}
      >
        {t('sources.capturedPage')}
      </Link>
      {mayCorrect ? (
        <button
          type="button"
          onClick={() => setCorrecting(true)}
          aria-label={t('sources.correctName', { name: source.name })}
        >
          {t('sources.correct')}
        </button>
      ) : null}
      {source.is_user_provided ? <span className="chip">{t('sources.addedByAUser')}</span> : null}
      {source.lean ? <span className="chip">{t('sources.lean', { lean: translateCode(source.lean) })}</span> : null}
      {isCorrecting ? (
        <CorrectDialog row={row} result={result} source={source} onClose={() => setCorrecting(false)} />
      ) : null}
    </p>
  );
}

interface SourceProps {
  source: ResultSource;
  result: Result;
}

/** The page's stance on each claim of the case. */
function ClaimsOfSource({ source: { source_id, passage }, result: { claims } }: SourceProps) {
  const stances = claims.flatMap((claim) => {
    const found = claim.evidence.find((one) => one.source_id === source_id && one.stance !== 'unrelated');
    return found ? [{ claim, ...found }] : [];
  });
  if (stances.length === 0) return null;
  return (
    <>
      <h3>{t('sources.claims')}</h3>
      <ul className="plain-list">
        {stances.map(({ claim, stance, passage: words }) => (
          <li key={claim.id}>
            <StanceChip stance={stance} /> <a href={claimHref(claim.id)}>{claim.statement ?? claim.text}</a>
            {words && words !== passage ? (
              <q className="hush" dir="auto">
                {words}
              </q>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function PeopleQuoted({ source: { source_id }, result: { statements } }: SourceProps) {
  const quoted = (statements ?? []).filter((one) => one.source_id === source_id);
  if (quoted.length === 0) return null;
  return (
    <>
      <h3>{t('sources.peopleQuoted')}</h3>
      {quoted.map(({ speaker, quote, start }) => (
        <figure key={start}>
          <figcaption>
            <PersonLink name={speaker} />
          </figcaption>
          <blockquote className="passage" dir="auto">
            {quote}
          </blockquote>
        </figure>
      ))}
    </>
  );
}

/** Pages grouped with this one as a single source, with reasons. */
function SameSource({ source, result }: { source: ResultSource; result: Result }) {
  const names = new Map([
    ...sourceNames(result),
    ...listTopicPages(result).map(({ source_id, name }) => [source_id, name] as const),
  ]);
  const merges = result.clusters.find(({ id }) => id === source.cluster)?.merges ?? [];
  const lines = new Set(
    merges
      .filter(({ a, b }) => names.has(a) && names.has(b))
      .map(({ kind, a, b, detail }) =>
        t('sources.kindAAndBDetail', {
          kind: humanizeCode(kind),
          a: names.get(a) ?? '',
          b: names.get(b) ?? '',
          detail,
        }),
      ),
  );
  if (lines.size === 0) return null;
  return (
    <details>
      <summary>{t('sources.countsAsOneIndependentSource')}</summary>
      <ul className="plain-list">
        {[...lines].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function Translation({ source: { translation } }: { source: ResultSource }) {
  if (!translation) return null;
  return (
    <p className="translation">
      <span className="chip">{t('sources.translatedFromFrom', { from: translation.from })}</span>{' '}
      <span lang={translation.into}>{translation.text}</span>{' '}
      <small className="hush">{t('sources.byByOnlyTheOriginal', { by: translation.by })}</small>
    </p>
  );
}

function KeyClaims({ claims }: { claims: Schemas['ResultSourceCard']['key_claims'] }) {
  if (claims.length === 0) return null;
  return (
    <details>
      <summary>{t('sources.keyClaims', { count: claims.length })}</summary>
      <ul className="plain-list">
        {claims.map(({ text, start, claim_id }) => (
          <li key={start}>
            <span dir="auto">{text}</span>{' '}
            <small>{claim_id === null ? t('sources.lead') : t('sources.claimOfTheTopic')}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

function foundByText(by: string[], titleOf: (name: string) => string): string {
  if (by.includes('late')) return t('sources.addedByAUserDuring');
  if (by.includes('reply')) return t('sources.aResponseThatAUser');
  return by.includes('provided')
    ? t('sources.submittedWithTheTopic')
    : t('sources.foundByBy', { by: by.map(titleOf).join(', ') || t('sources.anUnknownEngine') });
}

function ReadingReasons({ source, result }: { source: ResultSource; result: Result }) {
  const titleOf = useEngineTitle();
  const ofSource = (one: { source_id: number }) => one.source_id === source.source_id;
  const reading: SourceReading | undefined = result.reasoning?.readings.find(ofSource);
  return (
    <details open>
      <summary>
        {t('sources.whyItDetail', {
          detail: source.stance === 'unrelated' ? t('sources.isUnrelated') : translateCode(source.stance),
        })}
      </summary>
      <ul className="plain-list">
        {source.stance_reasons.map((reason) => (
          <li key={reason} lang="en">
            {reason}
          </li>
        ))}
        <Readings reading={reading} />
        {(result.reasoning?.firsthand ?? []).filter(ofSource).map(({ quote }) => (
          <li key={quote}>{t('sources.aLanguageModelReadsIt', { quote })}</li>
        ))}
        <li>{foundByText(source.found_by, titleOf)}</li>
        {source.published ? (
          <li>
            <Published at={source.published} />, {dateSignalText(source.published.signal)}
          </li>
        ) : null}
        {source.stance_rule ? (
          <li>
            {t.rich('sources.ruleStanceRule', {
              code: (chunks) => <code>{chunks}</code>,
              stanceRule: source.stance_rule,
            })}
            {source.stance_caution ? (
              <>
                {t.rich('sources.excludedByTheCautionStanceCaution', {
                  code: (chunks) => <code>{chunks}</code>,
                  stanceCaution: source.stance_caution,
                })}
              </>
            ) : null}
          </li>
        ) : null}
        {source.ranking?.reasons.length ? (
          <li>{t('sources.searchRankReasons', { reasons: source.ranking.reasons.join('; ') })}</li>
        ) : null}
      </ul>
    </details>
  );
}
