import type { Result, ResultSource } from '../../api';
import { OtherEventChip, EmptyState, PublishedDay, Section, shownPassage, StanceChip, Stars, Tally } from '../../ui';
import { isOnAnotherEvent } from './another-event';
import { sourceHref } from './refs';
import { byImportance } from './source-order';
import { TopicPages, listTopicPages } from './topic-page';
import { t } from '../../messages';

/** All pages, most important first; each opens a drawer with details. */
export function Sources({ result }: { result: Result }) {
  const all = byImportance(result.additional_sources);
  return (
    <Section id="sources" title={t('sources.pages')}>
      {all.length === 0 ? <EmptyState>{t('sources.noPageAboutThisTopic')}</EmptyState> : null}
      {result.credibility_tally ? (
        <Tally tally={result.credibility_tally} title={t('sources.credibilityOfTheSources')} />
      ) : null}
      <ul className="sources">
        {all.map((source) => (
          <Source key={source.source_id} source={source} result={result} />
        ))}
      </ul>
      <TopicPages pages={listTopicPages(result)} />
    </Section>
  );
}

function Source({ source, result }: { source: ResultSource; result: Result }) {
  const card = result.source_cards?.find(({ source_id }) => source_id === source.source_id);
  return (
    <li className="source">
      <a className="source-row" href={sourceHref(source.source_id)}>
        <span className="source-who">
          <strong dir="auto">{source.name}</strong>
          <span className="hush">
            <Stars stars={source.stars} tier={source.credibility_tier} /> <PublicationDay source={source} />
          </span>
        </span>
        <span className="source-says">
          {isOnAnotherEvent(source) ? <OtherEventChip /> : <StanceChip stance={source.stance} />}{' '}
          <CountedChip source={source} result={result} />
        </span>
        <span className={`source-passage stance-${source.stance}`} dir="auto" lang={source.language ?? undefined}>
          {shownPassage(source, card ? [card] : []) ?? card?.title ?? source.title ?? source.url}
        </span>
      </a>
    </li>
  );
}

export function CountedChip({ source, result }: { source: ResultSource; result: Result }) {
  const { counts, stance, credible } = source;
  const name = counts ? countedWith(source, result) : null;
  if (name) return <small className="hush">{t('sources.countedWithName', { name })}</small>;
  if (counts) return <span className="chip good">{t('sources.counted')}</span>;
  if (stance !== 'supports') return null;
  return (
    <span className="chip">
      {t('sources.notCountedDetail', { detail: credible ? '' : t('sources.lowCredibility') })}
    </span>
  );
}

/** Name of the page that stands for the independent source, unless it is this page. */
function countedWith({ source_id, cluster }: ResultSource, { clusters, additional_sources: all }: Result) {
  const counted = all.filter((one) => one.counts && one.cluster === cluster);
  const chosen = clusters.find(({ id }) => id === cluster)?.representative_id;
  const first = counted.find((one) => one.source_id === chosen) ?? counted[0];
  return first && first.source_id !== source_id ? first.name : null;
}

export const PublicationDay = ({ source: { published } }: { source: ResultSource }) =>
  published ? <PublishedDay at={published} form="day" /> : <>{t('sources.undated')}</>;
