import type { OriginLine, Result } from '../../api/result';
import { moment } from '../../ui/format';
import { Nothing } from '../../ui/messages';
import { Section } from '../../ui/section';
import { WebLink } from '../../ui/web-link';
import { PropagationGraph } from './propagation-graph';

type NameOf = (sourceId: number | null) => string | undefined;

/** Who reported it first, and who leans on whom. */
export function Origin({ result: { original_source: origin, additional_sources: sources } }: { result: Result }) {
  if (!origin)
    return (
      <Section id="origin" title="Origin">
        <Nothing>The earliest report could not be found.</Nothing>
      </Section>
    );
  const nameOf: NameOf = (id) => sources.find(({ source_id }) => source_id === id)?.name;
  return (
    <Section id="origin" title="Origin" aside={`${Math.round(origin.confidence)} of 100 sure`}>
      <p className="origin-line">
        <strong>
          <WebLink url={origin.url}>{nameOf(origin.source_id) ?? origin.site}</WebLink>
        </strong>
        {whenWords(origin)}
        {origin.authoritative ? <span className="chip">official or wire</span> : null}
      </p>
      <ul className="plain-list hush">
        {origin.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <PropagationGraph origin={origin} sources={sources} />
      <Citations citations={origin.citations} nameOf={nameOf} />
      <OtherCandidates candidates={origin.candidates ?? []} />
    </Section>
  );
}

function whenWords({ date, not_later_than }: OriginLine): string | null {
  if (date) return ` reported it first, ${moment(date.value)}`;
  return not_later_than ? ` had it no later than ${moment(not_later_than)}` : null;
}

function Citations({ citations, nameOf }: { citations: OriginLine['citations']; nameOf: NameOf }) {
  return (
    <details>
      <summary>Who leans on whom, in their own words</summary>
      <ul className="plain-list">
        {citations.map((citation, index) => (
          <li key={index}>
            <b>{nameOf(citation.fromId) ?? 'A page'}</b>
            <Cited citation={citation} nameOf={nameOf} />: <q>{citation.sentence}</q>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A page of this case by its name, any other by its address. */
function Cited({ citation: { toId, toUrl }, nameOf }: { citation: OriginLine['citations'][number]; nameOf: NameOf }) {
  if (toId !== null) return <> on {nameOf(toId) ?? 'another page'}</>;
  if (!toUrl) return null;
  return (
    <>
      {' '}
      on <WebLink url={toUrl}>{toUrl}</WebLink>
    </>
  );
}

function OtherCandidates({ candidates }: { candidates: NonNullable<OriginLine['candidates']> }) {
  const others = candidates.filter(({ chosen }) => !chosen);
  if (others.length === 0) return null;
  return (
    <details>
      <summary>{others.length} other candidates</summary>
      <ul className="plain-list">
        {others.map(({ source_id, name, score, reasons }) => (
          <li key={source_id}>
            <b>{name}</b> {Math.round(score)}: <span className="hush">{reasons.join(' ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
