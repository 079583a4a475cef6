import type { Discrepancy, Result, ResultSource } from '../../api';
import { plain, Section, WebLink } from '../../ui';

const READINGS: Record<string, string> = {
  contradiction: 'Cannot both be true',
  update: 'Earlier and later figures',
  imprecise: 'One is less precise',
};

export function Contradictions({ result }: { result: Result }) {
  const sources = new Map(result.additional_sources.map((source) => [source.source_id, source]));
  return (
    <Section id="contradictions" title="Contradictions">
      {result.discrepancies.map((item) => (
        <Contradiction key={`${item.about}${item.values[0]?.value}`} item={item} sources={sources} />
      ))}
    </Section>
  );
}

function Contradiction({ item, sources }: { item: Discrepancy; sources: Map<number, ResultSource> }) {
  return (
    <div className="discrepancy">
      <p>
        <strong>{plain(item.about)}</strong>{' '}
        <span className={item.reading === 'contradiction' ? 'warn' : 'hush'}>
          {READINGS[item.reading] ?? item.reading}
        </span>
      </p>
      <div className="values-apart">
        {item.values.map(({ value, sourceId, quote }) => (
          <figure key={`${sourceId}${value}${quote}`}>
            <b className="figure">{value}</b>
            <blockquote className="passage">{quote}</blockquote>
            <figcaption>
              <WebLink url={sources.get(sourceId)?.url}>{sources.get(sourceId)?.name ?? `Source ${sourceId}`}</WebLink>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
