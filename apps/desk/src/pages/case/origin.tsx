import type { OriginLine, Result } from '../../api/result';
import { Stars } from '../../ui/badges';
import { count, plain } from '../../ui/format';
import { Nothing } from '../../ui/messages';
import { Section } from '../../ui/section';
import { Moment, Published } from '../../ui/time';
import { WebLink } from '../../ui/web-link';
import { PropagationGraph } from './propagation-graph';
import { TopicPageChip, TOPICS_OWN, topicPagesOf } from './topic-page';

type NameOf = (sourceId: number | null) => string | undefined;
type IsTopics = (sourceId: number | null) => boolean;

/** Who reported it first, and who leans on whom. */
export function Origin({ result }: { result: Result }) {
  const { original_source: origin, additional_sources: sources } = result;
  if (!origin)
    return (
      <Section id="origin" title="Origin">
        <Nothing>The earliest report could not be found.</Nothing>
      </Section>
    );
  const topics = topicPagesOf(result);
  const nameOf: NameOf = (id) => [...sources, ...topics].find(({ source_id }) => source_id === id)?.name;
  const isTopics: IsTopics = (id) => topics.some(({ source_id }) => source_id === id);
  return (
    <Section id="origin" title="Origin" aside={`${Math.round(origin.confidence)} of 100 sure`}>
      <p className="origin-line">
        <strong>
          <WebLink url={origin.url}>{nameOf(origin.source_id) ?? origin.credibility?.name ?? origin.site}</WebLink>
        </strong>
        <FirstWhen {...origin} />
        {isTopics(origin.source_id) ? <TopicPageChip /> : null}
        {origin.authoritative ? <span className="chip">official or wire</span> : null}
      </p>
      {origin.credibility ? <Publisher outlet={origin.credibility} /> : null}
      {origin.account ? <p className="hush">{origin.account.reasons.join(' ')}</p> : null}
      <ul className="plain-list hush">
        {origin.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <PropagationGraph origin={origin} sources={sources} />
      <Citations citations={origin.citations} nameOf={nameOf} />
      <Candidates candidates={origin.candidates ?? []} isTopics={isTopics} beside={origin.beside_voices ?? []} />
    </Section>
  );
}

function FirstWhen({ date, not_later_than }: OriginLine) {
  if (date)
    return (
      <>
        {' '}
        reported it first, <Published at={date} />
      </>
    );
  return not_later_than ? (
    <>
      {' '}
      had it no later than <Moment at={not_later_than} />
    </>
  ) : null;
}

/** Who published it, and whether it is their field. */
function Publisher({ outlet }: { outlet: NonNullable<OriginLine['credibility']> }) {
  const { kind, tier, place, country, owner_group: owner, reliability, covers_field: field, reasons } = outlet;
  const known = [
    kind === 'unknown' ? null : plain(kind),
    RELIABILITY[reliability] ?? reliability,
    [place, country].filter(Boolean).join(', ') || null,
    owner ? `of ${owner}` : null,
    field === null ? null : FIELD[`${field}`],
  ];
  return (
    <>
      <p className="publisher">
        <Stars tier={tier} /> {known.filter(Boolean).join(' · ')}
      </p>
      <details>
        <summary>What is known of {outlet.name}</summary>
        <ul className="plain-list">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The words of its tier, as everywhere. */
const RELIABILITY: Record<string, string> = { neutral: 'ordinary or unknown', unreliable: 'known to be unreliable' };
const FIELD = { true: 'usually reports on this', false: 'does not usually report on this' };

function Citations({ citations, nameOf }: { citations: OriginLine['citations']; nameOf: NameOf }) {
  return (
    <details>
      <summary>Who leans on whom, in their own words</summary>
      <ul className="plain-list">
        {citations.map((citation, index) => (
          <li key={index}>
            <b>{nameOf(citation.fromId) ?? 'A page'}</b>
            <Cited citation={citation} nameOf={nameOf} />
            <InTheirWords sentence={citation.sentence} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Not every leaning has words of its own: some only link. */
const InTheirWords = ({ sentence }: { sentence: string }) =>
  sentence.trim() ? (
    <>
      : <q dir="auto">{sentence}</q>
    </>
  ) : (
    <span className="hush">, without words of its own on it</span>
  );

/** A page of this case by its name, any other by its address. */
function Cited({ citation: { toId, toUrl }, nameOf }: { citation: OriginLine['citations'][number]; nameOf: NameOf }) {
  if (toId !== null) return <> leans on {nameOf(toId) ?? 'another page'}</>;
  if (!toUrl) return null;
  return (
    <>
      {' '}
      leans on <WebLink url={toUrl}>{toUrl}</WebLink>
    </>
  );
}

interface CandidatesProps {
  candidates: NonNullable<OriginLine['candidates']>;
  isTopics: IsTopics;
  /** Counted here, though the list of voices lacks them. */
  beside: NonNullable<OriginLine['beside_voices']>;
}

function Candidates({ candidates, isTopics, beside }: CandidatesProps) {
  const others = candidates.filter(({ chosen }) => !chosen);
  if (others.length === 0) return null;
  const ranked = [...candidates.filter(({ chosen }) => chosen), ...others];
  return (
    <details>
      <summary>{count(others.length, 'other page')} that may have been first</summary>
      <ul className="plain-list">
        {ranked.map(({ source_id, name, score, chosen, reasons }) => (
          <li key={source_id}>
            <b>{name}</b> {isTopics(source_id) ? <TopicPageChip /> : null} {Math.round(score)} of 100
            {chosen ? ', chosen' : ''}: <span className="hush">{reasons.join(' ')}</span>
          </li>
        ))}
      </ul>
      {beside.length > 0 ? (
        <p className="hush">
          Counted here, though not among the voices:{' '}
          {beside.map(({ name, topic_page: own }) => (own ? `${name}, ${TOPICS_OWN}` : name)).join('; ')}.
        </p>
      ) : null}
    </details>
  );
}
