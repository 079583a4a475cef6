import { useState } from 'react';
import { Link } from 'wouter';
import { type Result, type ResultSource, type Schemas, type SourceReading, useEngineTitle, useMay } from '../../api';
import {
  AnotherChip,
  count,
  Nothing,
  plain,
  Published,
  PublishedDay,
  Section,
  shownPassage,
  StanceChip,
  Stars,
  Tally,
  WebLink,
} from '../../ui';
import { isOnAnotherEvent } from './another-event';
import type { CaseProps } from './case-props';
import { CorrectDialog } from './correct-dialog';
import { dateFrom, Lineage, Readings } from './lineage';
import { namesOf } from './refs';
import { byImportance } from './source-order';
import { TopicPages, topicPagesOf } from './topic-page';

/** Every page, the most important first; each opens to all that is known about it. */
export function Sources({ row, result }: CaseProps) {
  const [correcting, setCorrecting] = useState<ResultSource | null>(null);
  const mayCorrect = useMay('reviewer');
  const all = byImportance(result.additional_sources);
  return (
    <Section id="sources" title="Pages">
      {all.length === 0 ? <Nothing>No page about this topic was found.</Nothing> : null}
      {result.credibility_tally ? <Tally tally={result.credibility_tally} title="Credibility of the sources" /> : null}
      <ul className="sources">
        {all.map((source) => (
          <Source
            key={source.source_id}
            source={source}
            result={result}
            caseId={row.id}
            onCorrect={mayCorrect ? () => setCorrecting(source) : null}
          />
        ))}
      </ul>
      <TopicPages pages={topicPagesOf(result)} />
      {correcting ? (
        <CorrectDialog row={row} result={result} source={correcting} onClose={() => setCorrecting(null)} />
      ) : null}
    </Section>
  );
}

interface SourceProps {
  caseId: number;
  source: ResultSource;
  result: Result;
  onCorrect: (() => void) | null;
}

function Source(props: SourceProps) {
  const { source, result } = props;
  const card = result.source_cards?.find(({ source_id }) => source_id === source.source_id);
  const text = { dir: 'auto', lang: source.language ?? undefined } as const;
  return (
    <li className="source" id={`source-${source.source_id}`}>
      <details>
        <summary>
          <span className="source-who">
            <strong dir="auto">{source.name}</strong>
            <span className="hush">
              <Stars stars={source.stars} tier={source.credibility_tier} />{' '}
              {source.published ? <PublishedDay at={source.published} form="day" /> : 'undated'}
            </span>
          </span>
          <span className="source-says">
            {isOnAnotherEvent(source) ? <AnotherChip /> : <StanceChip stance={source.stance} />}{' '}
            <CountedChip source={source} />
          </span>
          <span className={`source-passage stance-${source.stance}`} {...text}>
            {shownPassage(source, card ? [card] : []) ?? card?.title ?? source.title ?? source.url}
          </span>
        </summary>
        <SourceDetails {...props} card={card} />
      </details>
    </li>
  );
}

function CountedChip({ source: { counts, stance, credible } }: { source: ResultSource }) {
  if (counts) return <span className="chip good">counted</span>;
  if (stance !== 'supports') return null;
  return <span className="chip">not counted{credible ? '' : ': low credibility'}</span>;
}

function SourceDetails({
  source,
  result,
  caseId,
  onCorrect,
  card,
}: SourceProps & { card: Schemas['ResultSourceCard'] | undefined }) {
  const text = { dir: 'auto', lang: source.language ?? undefined } as const;
  const capture = `/investigations/${caseId}/sources/${source.source_id}`;
  return (
    <div className="source-details">
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
      <p className="button-row">
        <Link href={capture} className="button" aria-label={`Captured page of ${source.name}`}>
          Captured page
        </Link>
        {onCorrect ? (
          <button type="button" onClick={onCorrect} aria-label={`Correct ${source.name}`}>
            Correct
          </button>
        ) : null}
        {source.is_user_provided ? <span className="chip">added by a user</span> : null}
        {source.lean ? <span className="chip">lean: {source.lean}</span> : null}
      </p>
      <WhyReadSo source={source} result={result} />
      <SameSource source={source} result={result} />
      <KeyClaims claims={card?.key_claims ?? []} />
      <Lineage id={caseId} source={source.source_id} />
    </div>
  );
}

/** Pages that count as one source with this one, and why. */
function SameSource({ source, result }: { source: ResultSource; result: Result }) {
  const names = new Map([
    ...namesOf(result),
    ...topicPagesOf(result).map(({ source_id, name }) => [source_id, name] as const),
  ]);
  const merges = result.clusters.find(({ id }) => id === source.cluster)?.merges ?? [];
  const lines = new Set(
    merges
      .filter(({ a, b }) => names.has(a) && names.has(b))
      .map(({ kind, a, b, detail }) => `${plain(kind)}: ${names.get(a)} and ${names.get(b)}. ${detail}`),
  );
  if (lines.size === 0) return null;
  return (
    <details>
      <summary>Counts as one independent source with other pages</summary>
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
      <span className="chip">translated from {translation.from}</span>{' '}
      <span lang={translation.into}>{translation.text}</span>{' '}
      <small className="hush">by {translation.by}; only the original quote is evidence</small>
    </p>
  );
}

function KeyClaims({ claims }: { claims: Schemas['ResultSourceCard']['key_claims'] }) {
  if (claims.length === 0) return null;
  return (
    <details>
      <summary>{count(claims.length, 'key claim')}</summary>
      <ul className="plain-list">
        {claims.map(({ text, start, claim_id }) => (
          <li key={start}>
            <span dir="auto">{text}</span> <small>{claim_id === null ? 'lead' : 'claim of the topic'}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

function foundWords(by: string[], titleOf: (name: string) => string): string {
  if (by.includes('late')) return 'Added by a user during or after the investigation.';
  if (by.includes('reply')) return 'A response that a user added.';
  return by.includes('provided')
    ? 'Submitted with the topic.'
    : `Found by ${by.map(titleOf).join(', ') || 'an unknown engine'}.`;
}

function WhyReadSo({ source, result }: { source: ResultSource; result: Result }) {
  const titleOf = useEngineTitle();
  const ofSource = (one: { source_id: number }) => one.source_id === source.source_id;
  const reading: SourceReading | undefined = result.reasoning?.readings.find(ofSource);
  return (
    <details open>
      <summary>Why it {source.stance === 'unrelated' ? 'is unrelated' : source.stance}</summary>
      <ul className="plain-list">
        {source.stance_reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        <Readings reading={reading} />
        {(result.reasoning?.firsthand ?? []).filter(ofSource).map(({ quote }) => (
          <li key={quote}>A language model reads it as the outlet’s own reporting: “{quote}”</li>
        ))}
        <li>{foundWords(source.found_by, titleOf)}</li>
        {source.published ? (
          <li>
            <Published at={source.published} />, {dateFrom(source.published.signal)}
          </li>
        ) : null}
        {source.stance_rule ? (
          <li>
            Rule <code>{source.stance_rule}</code>
            {source.stance_caution ? (
              <>
                , excluded by the caution <code>{source.stance_caution}</code>
              </>
            ) : null}
          </li>
        ) : null}
        {source.ranking?.reasons.length ? <li>Search rank: {source.ranking.reasons.join('; ')}.</li> : null}
      </ul>
    </details>
  );
}
