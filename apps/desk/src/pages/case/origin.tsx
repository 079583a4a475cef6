import type { OriginResult, Result } from '../../api';
import { Moment, humanizeCode, Published, Section, Stars, WebLink } from '../../ui';
import { PropagationGraph } from './propagation-graph';
import { TopicPageChip, TOPIC_PAGE_LABEL, listTopicPages } from './topic-page';
import { t } from '../../messages';

type NameOf = (sourceId: number | null) => string | undefined;
type IsTopicPage = (sourceId: number | null) => boolean;

/** Who reported it first and who cites whom. */
export function Origin({ result }: { result: Result }) {
  const { original_source: origin, additional_sources: sources } = result;
  if (!origin) return null;
  const topics = listTopicPages(result);
  const nameOf: NameOf = (id) => [...sources, ...topics].find(({ source_id }) => source_id === id)?.name;
  const isTopics: IsTopicPage = (id) => topics.some(({ source_id }) => source_id === id);
  return (
    <Section
      id="origin"
      title={t('story.origin')}
      aside={t('story.confidenceConfidence', { confidence: Math.round(origin.confidence) })}
    >
      <p className="origin-line">
        <strong>
          <WebLink url={origin.url}>{nameOf(origin.source_id) ?? origin.credibility?.name ?? origin.site}</WebLink>
        </strong>
        <FirstReported {...origin} />
        {isTopics(origin.source_id) ? <TopicPageChip /> : null}
        {origin.authoritative ? <span className="chip">{t('story.officialOrNewsAgency')}</span> : null}
      </p>
      {origin.credibility ? <Publisher outlet={origin.credibility} /> : null}
      {origin.account ? <p className="hush">{origin.account.reasons.join(' ')}</p> : null}
      <ul className="plain-list hush">
        {origin.reasons.map((reason) => (
          <li key={reason} lang="en">
            {reason}
          </li>
        ))}
      </ul>
      <PropagationGraph origin={origin} sources={sources} />
      <Citations citations={origin.citations} nameOf={nameOf} />
      <Candidates candidates={origin.candidates ?? []} isTopics={isTopics} beside={origin.beside_voices ?? []} />
    </Section>
  );
}

function FirstReported({ date, not_later_than }: OriginResult) {
  if (date) return <> {t.rich('story.reportedItFirst', { published: () => <Published at={date} /> })}</>;
  return not_later_than ? <> {t.rich('story.reportedItBy', { moment: () => <Moment at={not_later_than} /> })}</> : null;
}

function Publisher({ outlet }: { outlet: NonNullable<OriginResult['credibility']> }) {
  const { kind, tier, place, country, owner_group: owner, reliability, covers_field: field, reasons } = outlet;
  const known = [
    kind === 'unknown' ? null : humanizeCode(kind),
    RELIABILITY[reliability] ?? reliability,
    [place, country].filter(Boolean).join(', ') || null,
    owner ? t('story.ofOwner', { owner }) : null,
    field === null ? null : FIELD_TEXT[`${field}`],
  ];
  return (
    <>
      <p className="publisher">
        <Stars tier={tier} /> {known.filter(Boolean).join(' · ')}
      </p>
      <details>
        <summary>{t('story.aboutName', { name: outlet.name })}</summary>
        <ul className="plain-list">
          {reasons.map((reason) => (
            <li key={reason} lang="en">
              {reason}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

const RELIABILITY: Record<string, string> = {
  neutral: t('story.ordinaryOrUnknown'),
  unreliable: t('story.unreliable'),
};
const FIELD_TEXT = { true: t('story.usuallyReportsOnThis'), false: t('story.doesNotUsuallyReportOn') };

function Citations({ citations, nameOf }: { citations: OriginResult['citations']; nameOf: NameOf }) {
  return (
    <details>
      <summary>{t('story.citationsBetweenSources')}</summary>
      <ul className="plain-list">
        {citations.map((citation, index) => (
          <li key={index}>
            <b>{nameOf(citation.fromId) ?? t('story.aPage')}</b>
            <Cited citation={citation} nameOf={nameOf} />
            <QuotedSentence sentence={citation.sentence} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const QuotedSentence = ({ sentence }: { sentence: string }) =>
  sentence.trim() ? (
    <>
      : <q dir="auto">{sentence}</q>
    </>
  ) : (
    <span className="hush">{t('story.linkOnly')}</span>
  );

/** A cited page: by name if it is part of this case, otherwise by URL. */
function Cited({ citation: { toId, toUrl }, nameOf }: { citation: OriginResult['citations'][number]; nameOf: NameOf }) {
  if (toId !== null) return <> {t('story.citesToId', { toId: nameOf(toId) ?? t('story.anotherPage') })}</>;
  if (!toUrl) return null;
  return <> {t.rich('story.citesToUrl', { webLink: (chunks) => <WebLink url={toUrl}>{chunks}</WebLink>, toUrl })}</>;
}

interface CandidatesProps {
  candidates: NonNullable<OriginResult['candidates']>;
  isTopics: IsTopicPage;
  /** Sources considered as the origin that do not report this event. */
  beside: NonNullable<OriginResult['beside_voices']>;
}

function Candidates({ candidates, isTopics, beside }: CandidatesProps) {
  const others = candidates.filter(({ chosen }) => !chosen);
  if (others.length === 0) return null;
  const ranked = [...candidates.filter(({ chosen }) => chosen), ...others];
  return (
    <details>
      <summary>{t('story.otherPagesThatMayHave', { count: others.length })}</summary>
      <ul className="plain-list">
        {ranked.map(({ source_id, name, score, chosen, reasons }) => (
          <li key={source_id}>
            <b>{name}</b> {isTopics(source_id) ? <TopicPageChip /> : null}{' '}
            {t.rich('story.scoreOf100DetailReasons', {
              score: Math.round(score),
              detail: chosen ? t('story.chosen') : '',
              span: (chunks) => <span className="hush">{chunks}</span>,
              reasons: reasons.join(' '),
            })}
          </li>
        ))}
      </ul>
      {beside.length > 0 ? (
        <p className="hush">
          {t('story.alsoConsideredButNotSources', {
            beside: beside.map(({ name, topic_page: own }) => (own ? `${name}, ${TOPIC_PAGE_LABEL}` : name)).join('; '),
          })}
        </p>
      ) : null}
    </details>
  );
}
