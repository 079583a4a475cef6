import { useState } from 'react';
import { Link } from 'wouter';
import type { Result, ResultSource, SourceReading } from '../../api/result';
import { useMay } from '../../api/session';
import type { Stance } from '../../api/types';
import { StanceChip, TierStars } from '../../ui/badges';
import { count, moment, day } from '../../ui/format';
import { Nothing } from '../../ui/messages';
import { Section } from '../../ui/section';
import { WebLink } from '../../ui/web-link';
import type { CaseProps } from './case-props';
import { CorrectDialog } from './correct-dialog';
import { Readings } from './readings';

const STANCES: Stance[] = ['supports', 'disputes', 'mentions'];

export function Sources({ row, result }: CaseProps) {
  const [only, setOnly] = useState<Stance | null>(null);
  const [correcting, setCorrecting] = useState<ResultSource | null>(null);
  const mayCorrect = useMay('reviewer');
  const all = result.additional_sources;
  const shown = all.filter(({ stance }) => !only || stance === only);
  return (
    <Section id="sources" title="Sources" aside={count(all.length, 'page')}>
      {all.length === 0 ? <Nothing>No page was found that speaks about the topic.</Nothing> : null}
      {all.length > 0 ? (
        <div className="tabs small" role="group" aria-label="Show sources that">
          <button type="button" aria-pressed={only === null} onClick={() => setOnly(null)}>
            All
          </button>
          {STANCES.filter((stance) => all.some((source) => source.stance === stance)).map((stance) => (
            <button key={stance} type="button" aria-pressed={only === stance} onClick={() => setOnly(stance)}>
              {stance} {all.filter((source) => source.stance === stance).length}
            </button>
          ))}
        </div>
      ) : null}
      <ul className="sources">
        {shown.map((source) => (
          <Source
            key={source.source_id}
            source={source}
            reading={result.reasoning?.readings.find(({ source_id }) => source_id === source.source_id)}
            firsthand={firsthandOf(result, source)}
            capture={`/investigations/${row.id}/sources/${source.source_id}`}
            onCorrect={mayCorrect ? () => setCorrecting(source) : null}
          />
        ))}
      </ul>
      {correcting ? (
        <CorrectDialog row={row} result={result} source={correcting} onClose={() => setCorrecting(null)} />
      ) : null}
    </Section>
  );
}

function Source({
  source,
  reading,
  firsthand,
  capture,
  onCorrect,
}: {
  source: ResultSource;
  reading: SourceReading | undefined;
  firsthand: string[];
  capture: string;
  onCorrect: (() => void) | null;
}) {
  const { published } = source;
  return (
    <li className="source" id={`source-${source.source_id}`}>
      <div className="source-head">
        <TierStars tier={source.credibility_tier} /> <strong>{source.name}</strong>{' '}
        <StanceChip stance={source.stance} />
        <span className="hush">{publishedWhen(published)}</span>
        {onCorrect ? (
          <button type="button" className="link" onClick={onCorrect} aria-label={`Correct ${source.name}`}>
            Correct
          </button>
        ) : null}
      </div>
      {source.passage ? (
        <blockquote className={`passage stance-${source.stance}`}>
          <mark>{source.passage}</mark>
        </blockquote>
      ) : null}
      {source.translation ? (
        <p className="translation">
          <span className="chip">translated from {source.translation.from}</span>{' '}
          <span lang={source.translation.into}>{source.translation.text}</span>{' '}
          <small className="hush">by {source.translation.by}; the quote is what counts</small>
        </p>
      ) : null}
      <p className="hush source-foot">
        <Link href={capture} aria-label={`Captured page of ${source.name}`}>
          Captured page
        </Link>{' '}
        <WebLink url={source.url}>{source.url}</WebLink>
      </p>
      <WhyReadSo source={source} reading={reading} firsthand={firsthand} />
    </li>
  );
}

interface ReadSo {
  source: ResultSource;
  reading: SourceReading | undefined;
  firsthand: string[];
}

/** Words in which language models see its own reporting. */
const firsthandOf = ({ reasoning }: Result, { source_id }: ResultSource): string[] =>
  (reasoning?.firsthand ?? []).filter((one) => one.source_id === source_id).map(({ quote }) => quote);

function WhyReadSo({ source, reading, firsthand }: ReadSo) {
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
        {source.ranking?.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        <li>Found by {source.found_by.join(', ') || 'nobody named'}.</li>
        {source.published ? <li>Date from {source.published.signal}.</li> : null}
      </ul>
    </details>
  );
}

function publishedWhen(published: ResultSource['published']): string {
  if (!published) return 'undated';
  return published.precision === 'day' ? day(published.value) : moment(published.value);
}
