import { useState } from 'react';
import { type Schemas, type SourceReading, useEngineTitle, useLineage } from '../../api';
import { Fault, Loading } from '../../ui';

/** Loaded when opened. */
export function Lineage({ id, source }: { id: number; source: number }) {
  const [open, setOpen] = useState(false);
  const { data, error, isLoading } = useLineage(id, source, open);
  const titleOf = useEngineTitle();
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>How it was found</summary>
      {isLoading ? <Loading what="lineage" /> : null}
      <Fault error={error} />
      <ol className="plain-list">
        {(data?.nodes ?? []).map((node) => (
          <li key={node.id}>{wordsOf(node, titleOf)}</li>
        ))}
      </ol>
    </details>
  );
}

function wordsOf(
  { kind, tool: name, query, rank, round, by, claim_id }: Schemas['LineageNodeAnswer'],
  titleOf: (name: string) => string,
): string {
  const tool = titleOf(name);
  const of = round === null ? '' : ` in round ${round}`;
  if (kind === 'query') return `Query${of} (${tool}): ${query ?? ''}`;
  if (kind === 'given') return `Added by ${by ?? 'a user'} (${tool}).`;
  if (kind === 'hit') return `${tool} found it${of}${rank === null ? '' : `, rank ${rank}`}.`;
  if (kind === 'page') return `Page read${of}; found through ${tool}.`;
  return `Claim ${claim_id ?? ''}, read by ${tool}${query === null ? '.' : `: “${query}”`}`;
}

const ANSWERS: Record<string, string> = {
  reports: 'original reporting',
  'passes-on': 'repeats another report',
  doubts: 'expresses doubt',
  'another-event': 'another event',
  'not-said': 'not in the passage',
};

const CHECKED = {
  core: 'the passages support the claim',
  control: 'the passages support the opposite',
};

/** How language models read the source, with quotes. */
export function Readings({ reading }: { reading: SourceReading | undefined }) {
  if (!reading) return null;
  return (
    <>
      {reading.voices.map(({ name, stance, quote }) => (
        <li key={`${name} ${stance}`}>
          {name}: {stance}
          <Quote words={quote} />
        </li>
      ))}
      {(reading.vouchings ?? []).map(({ name, answer, quote }) => (
        <li key={`${name} ${answer}`}>
          {name}, asked for counterevidence: {ANSWERS[answer] ?? answer}
          <Quote words={quote} />
        </li>
      ))}
      {(reading.checks ?? []).map(({ name, of, probability }, index) => (
        <li key={`${name} ${of} ${String(index)}`}>
          {name}: {Math.round(probability * 100)}% that {CHECKED[of]}.
        </li>
      ))}
      {reading.overruled ? <li>Rules alone: {reading.overruled}.</li> : null}
    </>
  );
}

const Quote = ({ words }: { words: string | null }) => (words ? <>: “{words}”</> : <>.</>);

const WORDS: Record<string, string> = {
  'json-ld': 'structured data of the page',
  meta: 'metadata of the page',
  'time-element': 'a marked-up date',
  'visible-text': 'visible text',
  url: 'the URL',
  feed: 'a feed of the site',
  'http-header': 'the HTTP response',
  engine: 'the search engine',
  'archive-capture': 'the oldest archived copy',
  platform: 'the platform',
};

export const dateFrom = (signal: string): string => `date from ${WORDS[signal] ?? signal}`;
