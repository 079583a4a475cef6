import type { OriginLine, Result } from '../../api/types';
import { Nothing, Section, WebLink } from '../../ui/parts';
import { moment } from '../../ui/words';
import { PropagationGraph } from './propagation-graph';

export function Origin({ result }: { result: Result }) {
  const origin = result.original_source;
  return (
    <Section id="origin" title="Origin" aside={origin ? `${Math.round(origin.confidence)} of 100 sure` : undefined}>
      {origin ? <Found origin={origin} result={result} /> : <Nothing>The earliest report could not be found.</Nothing>}
    </Section>
  );
}

function Found({ origin, result }: { origin: OriginLine; result: Result }) {
  const name = result.additional_sources.find(({ source_id }) => source_id === origin.source_id)?.name ?? origin.site;
  const others = origin.candidates?.filter(({ chosen }) => !chosen) ?? [];
  return (
    <>
      <p className="origin-line">
        <strong>
          <WebLink url={origin.url}>{name}</WebLink>
        </strong>
        {origin.date ? (
          <> reported it first, {moment(origin.date.value)}</>
        ) : origin.not_later_than ? (
          <> had it no later than {moment(origin.not_later_than)}</>
        ) : null}
        {origin.authoritative ? <span className="chip">official or wire</span> : null}
      </p>
      <ul className="plain-list hush">
        {origin.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <PropagationGraph origin={origin} sources={result.additional_sources} />
      <details>
        <summary>Who leans on whom, in their own words</summary>
        <ul className="plain-list">
          {origin.citations.map((citation, index) => (
            <li key={index}>
              <b>
                {result.additional_sources.find(({ source_id }) => source_id === citation.fromId)?.name ?? 'A page'}
              </b>
              {citation.toId === null ? (
                citation.toUrl ? (
                  <>
                    {' '}
                    on <WebLink url={citation.toUrl}>{citation.toUrl}</WebLink>
                  </>
                ) : (
                  ''
                )
              ) : (
                ' on ' +
                `${result.additional_sources.find(({ source_id }) => source_id === citation.toId)?.name ?? 'another page'}`
              )}
              : <q>{citation.sentence}</q>
            </li>
          ))}
        </ul>
      </details>
      {others.length ? (
        <details>
          <summary>{others.length} other candidates</summary>
          <ul className="plain-list">
            {others.map(({ source_id, name: other, score, reasons }) => (
              <li key={source_id}>
                <b>{other}</b> {Math.round(score)}: <span className="hush">{reasons.join(' ')}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
