import { Link } from 'wouter';
import type { ReportSource } from '../../api';
import { Moment, Stars, WebLink } from '../../ui';
import type { CitationPlace, CitationPlaces } from './places';
import { t, translateCode } from '../../messages';

interface SourcesProps {
  sources: ReportSource[];
  places: CitationPlaces;
  investigation: number;
}

/** Numbered sources: those cited or with a stance first, then others that were read. */
export function ReportSources({ sources, ...rest }: SourcesProps) {
  const [bearing, others] = [sources.filter(isRelevant), sources.filter((source) => !isRelevant(source))];
  return (
    <section id="section-sources" aria-labelledby="section-sources-title">
      <h2 id="section-sources-title">{t('report.sources')}</h2>
      {bearing.length === 0 ? <p className="hush">{t('report.noSourcesAboutThisTopic')}</p> : null}
      <SourceList sources={bearing} {...rest} />
      {others.length > 0 ? (
        <>
          <h3>{t('report.readNotCited')}</h3>
          <SourceList sources={others} {...rest} />
        </>
      ) : null}
    </section>
  );
}

const isRelevant = ({ cited, stance }: ReportSource): boolean =>
  cited || stance === 'supports' || stance === 'disputes';

const SourceList = ({ sources, places, investigation }: SourcesProps) => (
  <ol className="report-sources">
    {sources.map((source) => (
      <Source key={source.n} source={source} places={places.of(source.n)} investigation={investigation} />
    ))}
  </ol>
);

function Source({
  source,
  places,
  investigation,
}: {
  source: ReportSource;
  places: CitationPlace[];
  investigation: number;
}) {
  const { n, title, url, summary, capture, source_id } = source;
  return (
    <li id={`source-${n}`} value={n}>
      <p className="report-source-title" dir="auto">
        <WebLink url={url}>{title}</WebLink>
      </p>
      <About source={source} />
      {summary ? <p dir="auto">{summary}</p> : null}
      <p className="hush address">{url}</p>
      <p className="hush source-links">
        {source_id !== null && capture ? (
          <Link
            href={`/investigations/${investigation}/sources/${source_id}`}
            aria-label={t('report.capturedPageOfSourceN', { n: String(n) })}
          >
            {t('report.capturedPage')}
          </Link>
        ) : null}
        <CitationLinks places={places} />
      </p>
    </li>
  );
}

/** Labels by kind of source and by stance. */
const SORT_TEXT: Record<string, string> = {
  'topic-page': t('report.topicPageNeverCounted'),
  'fact-check': t('report.factCheck'),
  record: t('report.publicRecord'),
  background: t('report.background'),
  supports: t('report.supports'),
  disputes: t('report.disputes'),
  mentions: t('report.mentions'),
};

/** Label for stance and relevance. */
function standingText({ sort, stance, another_event: another, counts }: ReportSource): string {
  if (another) return t('report.anotherEvent');
  return SORT_TEXT[sort] ?? `${SORT_TEXT[stance ?? ''] ?? t('report.background')}${counts ? t('report.counted') : ''}`;
}

function About({ source }: { source: ReportSource }) {
  const { stars, outlet, published, capture } = source;
  return (
    <p className="hush report-about">
      <Stars stars={stars} /> <span dir="auto">{outlet}</span>
      <span>{published ?? t('report.noDate')}</span>
      <span>{standingText(source)}</span>
      {capture ? (
        <span title={t('report.sha256Hash', { hash: capture.hash })}>
          {t.rich('report.capturedDetail', {
            moment: () => <Moment at={capture.at} />,
            detail: capture.via === 'live' ? '' : t('report.fromTheVia', { via: translateCode(capture.via) }),
          })}
        </span>
      ) : null}
    </p>
  );
}

/** Maximum number of quotes shown per source; the others are in the text. */
const MAX_SHOWN = 6;

function CitationLinks({ places }: { places: CitationPlace[] }) {
  if (places.length === 0) return null;
  return (
    <span className="back-to">
      {t('report.backTo')}{' '}
      {places.slice(0, MAX_SHOWN).map(({ id, section }, index) => (
        <a
          key={id}
          href={`#${id}`}
          aria-label={t('report.backToSectionPlaceN', { section, n: index + 1 })}
          title={section}
        >
          ↑{index + 1}
        </a>
      ))}
      {places.length > MAX_SHOWN ? t('report.andNMore', { n: places.length - MAX_SHOWN }) : ''}
    </span>
  );
}
