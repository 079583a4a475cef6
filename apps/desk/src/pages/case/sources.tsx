import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { useEngineTitle } from '../../api/engines';
import type { Result, ResultSource, SourceCardLine, SourceReading } from '../../api/result';
import { useMay } from '../../api/session';
import type { Stance } from '../../api/types';
import { count } from '../../ui/format';
import { Nothing } from '../../ui/messages';
import { Section } from '../../ui/section';
import { shownPassage } from '../../ui/shown-passage';
import { SourceCard, type CardOfSource } from '../../ui/source-card';
import { Tally } from '../../ui/tally';
import { Published } from '../../ui/time';
import { WebLink } from '../../ui/web-link';
import { tellsAnother } from './about-it';
import { Lineage } from './lineage';
import type { CaseProps } from './case-props';
import { CorrectDialog } from './correct-dialog';
import { dateFrom } from './date-words';
import { Readings } from './readings';
import { TopicPages, topicPagesOf } from './topic-page';

/** What a page is to the story, as its card and the buttons above them say it. */
type Kind = Stance | typeof ANOTHER;
const ANOTHER = 'on another event';
const KINDS: Kind[] = ['supports', 'disputes', 'mentions', ANOTHER];
const kindOf = (source: ResultSource): Kind => (tellsAnother(source) ? ANOTHER : source.stance);

export function Sources({ row, result }: CaseProps) {
  const [only, setOnly] = useState<Kind | null>(null);
  const [correcting, setCorrecting] = useState<ResultSource | null>(null);
  const mayCorrect = useMay('reviewer');
  useJumpsIn(() => setOnly(null));
  const all = result.additional_sources;
  const shown = all.filter((source) => !only || kindOf(source) === only);
  return (
    <Section id="sources" title="Sources" aside={count(all.length, 'page')}>
      {all.length === 0 ? <Nothing>No page was found that speaks about the topic.</Nothing> : null}
      {result.credibility_tally ? <Tally tally={result.credibility_tally} title="Credibility of the sources" /> : null}
      {all.length > 0 ? <StanceTabs all={all} only={only} onChoose={setOnly} /> : null}
      <ul className="sources">
        {shown.map((source) => (
          <Source
            key={source.source_id}
            source={source}
            result={result}
            caseId={row.id}
            capture={`/investigations/${row.id}/sources/${source.source_id}`}
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

/** Whoever is led to the card of a source comes to it, whichever sources are shown just now. */
function useJumpsIn(showAll: () => void): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#source-"]') : null;
      if (link) flushSync(showAll);
    };
    // Before the browser goes there.
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  });
}

interface StanceTabsProps {
  all: ResultSource[];
  only: Kind | null;
  onChoose: (only: Kind | null) => void;
}

const StanceTabs = ({ all, only, onChoose }: StanceTabsProps) => (
  <div className="tabs small" role="group" aria-label="Show sources that">
    <button type="button" aria-pressed={only === null} onClick={() => onChoose(null)}>
      All
    </button>
    {KINDS.filter((kind) => all.some((source) => kindOf(source) === kind)).map((kind) => (
      <button key={kind} type="button" aria-pressed={only === kind} onClick={() => onChoose(kind)}>
        {kind} {all.filter((source) => kindOf(source) === kind).length}
      </button>
    ))}
  </div>
);

interface SourceProps {
  caseId: number;
  source: ResultSource;
  result: Result;
  capture: string;
  onCorrect: (() => void) | null;
}

function Source({ source, result, caseId, capture, onCorrect }: SourceProps) {
  const { published } = source;
  const card = result.source_cards?.find(({ source_id }) => source_id === source.source_id);
  return (
    <li className="source" id={`source-${source.source_id}`}>
      <SourceCard
        card={cardOf(source, card)}
        aside={
          <>
            {source.is_user_provided ? <span className="tag">brought by a person</span> : null}
            <span className="hush">{published ? <Published at={published} /> : 'undated'}</span>
            {onCorrect ? (
              <button type="button" className="link" onClick={onCorrect} aria-label={`Correct ${source.name}`}>
                Correct
              </button>
            ) : null}
          </>
        }
      >
        <Translation source={source} />
        <div className="source-more">
          <KeyClaims claims={card?.key_claims ?? []} />
          <WhyReadSo
            source={source}
            reading={result.reasoning?.readings.find(({ source_id }) => source_id === source.source_id)}
            firsthand={firsthandOf(result, source)}
          />
          <Lineage id={caseId} source={source.source_id} />
        </div>
        <p className="hush source-foot">
          <Link href={capture} aria-label={`Captured page of ${source.name}`}>
            Captured page
          </Link>{' '}
          <WebLink url={source.url}>{source.url}</WebLink>
        </p>
      </SourceCard>
    </li>
  );
}

/** A page that could not be read has no card: the passage alone. */
const cardOf = (source: ResultSource, card: SourceCardLine | undefined): CardOfSource => ({
  stars: source.stars,
  tier: source.credibility_tier,
  outlet: source.name,
  stance: source.stance,
  another: tellsAnother(source),
  lean: source.lean,
  important: card?.importance === 'HIGH',
  title: card?.title ?? source.title ?? null,
  url: source.url,
  keyFinding: shownPassage(source, card ? [card] : []),
  summary: card?.summary ?? null,
  language: source.language,
});

function Translation({ source: { translation } }: { source: ResultSource }) {
  if (!translation) return null;
  return (
    <p className="translation">
      <span className="chip">translated from {translation.from}</span>{' '}
      <span lang={translation.into}>{translation.text}</span>{' '}
      <small className="hush">by {translation.by}; the quote is what counts</small>
    </p>
  );
}

/** What the page says that most deserves a check. */
function KeyClaims({ claims }: { claims: SourceCardLine['key_claims'] }) {
  if (claims.length === 0) return null;
  return (
    <details>
      <summary>{count(claims.length, 'key claim')}</summary>
      <ul className="plain-list">
        {claims.map(({ text, start, claim_id }) => (
          <li key={start}>
            <span dir="auto">{text}</span> <small>{claim_id === null ? 'a lead' : 'of the topic'}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ReadSo {
  source: ResultSource;
  reading: SourceReading | undefined;
  firsthand: string[];
}

/** Pages that came with the topic were found by no engine. */
function foundWords(by: string[], titleOf: (name: string) => string): string {
  if (by.includes('late')) return 'Somebody added it while the case ran or when it was over.';
  if (by.includes('reply')) return 'A reply that somebody handed in.';
  return by.includes('provided')
    ? 'It came with the topic, to be read.'
    : `Found by ${by.map(titleOf).join(', ') || 'nobody named'}.`;
}

/** Words in which language models see its own reporting. */
const firsthandOf = ({ reasoning }: Result, { source_id }: ResultSource): string[] =>
  (reasoning?.firsthand ?? []).filter((one) => one.source_id === source_id).map(({ quote }) => quote);

function WhyReadSo({ source, reading, firsthand }: ReadSo) {
  const titleOf = useEngineTitle();
  return (
    <details>
      <summary>Why it was read like this</summary>
      <ul className="plain-list">
        {source.stance_rule ? (
          <li>
            Read by the rule <code>{source.stance_rule}</code>
            {source.stance_caution ? (
              <>
                , held back by the caution <code>{source.stance_caution}</code>
              </>
            ) : null}
          </li>
        ) : null}
        {source.stance_reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        <Readings reading={reading} />
        {firsthand.map((quote) => (
          <li key={quote}>A language model reads it as its own reporting: “{quote}”</li>
        ))}
        <li>{foundWords(source.found_by, titleOf)}</li>
        {source.ranking?.reasons.length ? (
          <li>Before it was read, the search put it in its place by: {source.ranking.reasons.join('; ')}.</li>
        ) : null}
        {source.published ? <li>{dateFrom(source.published.signal)}</li> : null}
      </ul>
    </details>
  );
}
