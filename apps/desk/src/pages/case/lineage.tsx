import { useState } from 'react';
import { type Schemas, type SourceReading, useEngineTitle, useLineage } from '../../api';
import { Fault, Loading } from '../../ui';
import { t, translateCode } from '../../messages';

/** Lineage of a source, loaded when opened. */
export function Lineage({ id, source }: { id: number; source: number }) {
  const [open, setOpen] = useState(false);
  const { data, error, isLoading } = useLineage(id, source, open);
  const titleOf = useEngineTitle();
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('sources.howItWasFound')}</summary>
      {isLoading ? <Loading what={t('sources.lineage')} /> : null}
      <Fault error={error} />
      <ol className="plain-list">
        {(data?.nodes ?? []).map((node) => (
          <li key={node.id}>{describeNode(node, titleOf)}</li>
        ))}
      </ol>
    </details>
  );
}

function describeNode(
  { kind, tool: name, query, rank, round, by, claim_id }: Schemas['LineageNodeResponse'],
  titleOf: (name: string) => string,
): string {
  const tool = titleOf(name);
  const of = round === null ? '' : t('sources.inRoundRound', { round: String(round) });
  if (kind === 'query') return t('sources.queryOfToolQuery', { of, tool, query: query ?? '' });
  if (kind === 'given') return t('sources.addedByByTool', { by: by ?? t('sources.aUser'), tool });
  if (kind === 'hit')
    return t('sources.toolFoundItOfDetail', {
      tool,
      of,
      detail: rank === null ? '' : t('sources.rankRank', { rank: String(rank) }),
    });
  if (kind === 'page') return t('sources.pageReadOfFoundThrough', { of, tool });
  return t('sources.claimClaimIdReadByTool', {
    claimId: claim_id ?? '',
    tool,
    detail: query === null ? '.' : `: “${query}”`,
  });
}

const ANSWER_TEXT: Record<string, string> = {
  reports: t('sources.originalReporting'),
  'passes-on': t('sources.repeatsAnotherReport'),
  doubts: t('sources.expressesDoubt'),
  'another-event': t('sources.anotherEvent'),
  'not-said': t('sources.notInThePassage'),
};

const CHECK_TEXT = {
  core: t('sources.thePassagesSupportTheClaim'),
  control: t('sources.thePassagesSupportTheOpposite'),
};

/** How language models read the source, with quotes. */
export function Readings({ reading }: { reading: SourceReading | undefined }) {
  if (!reading) return null;
  return (
    <>
      {reading.voices.map(({ name, stance, quote }) => (
        <li key={`${name} ${stance}`}>
          {name}: {translateCode(stance)}
          <Quote words={quote} />
        </li>
      ))}
      {(reading.vouchings ?? []).map(({ name, answer, quote }) => (
        <li key={`${name} ${answer}`}>
          {t('sources.nameAskedForCounterevidenceAnswer', { name, answer: ANSWER_TEXT[answer] ?? answer })}
          <Quote words={quote} />
        </li>
      ))}
      {(reading.checks ?? []).map(({ name, of, probability }, index) => (
        <li key={`${name} ${of} ${String(index)}`}>
          {t('sources.nameProbabilityThatOf', { name, probability: Math.round(probability * 100), of: CHECK_TEXT[of] })}
        </li>
      ))}
      {reading.overruled ? <li>{t('sources.rulesAloneOverruled', { overruled: reading.overruled })}</li> : null}
    </>
  );
}

const Quote = ({ words }: { words: string | null }) => (words ? <>: “{words}”</> : <>.</>);

const DATE_SIGNAL_TEXT: Record<string, string> = {
  'json-ld': t('sources.structuredDataOfThePage'),
  meta: t('sources.metadataOfThePage'),
  'time-element': t('sources.aMarkedUpDate'),
  'visible-text': t('sources.visibleText'),
  url: t('sources.theUrl'),
  feed: t('sources.aFeedOfTheSite'),
  'http-header': t('sources.theHttpResponse'),
  engine: t('sources.theSearchEngine'),
  'archive-capture': t('sources.theOldestArchivedCopy'),
  platform: t('sources.thePlatform'),
};

export const dateSignalText = (signal: string): string =>
  t('sources.dateFromSignal', { signal: DATE_SIGNAL_TEXT[signal] ?? signal });
