import { count, dollars, Section } from '../../ui';
import { liveCollections, type LiveCollection } from './collection-events';
import type { Events } from './progress';

/** What data servers say while they are asked; nothing where none is configured. */
export function LiveCollections({ events }: { events: Events }) {
  const collections = liveCollections(events);
  if (collections.length === 0) return null;
  return (
    <Section title="Collections" aside={`${collections.length}`}>
      {collections.map((collection) => (
        <OneCollection key={collection.name} collection={collection} />
      ))}
    </Section>
  );
}

function OneCollection({
  collection: { name, total, bars, findings, further, ...scan },
}: {
  collection: LiveCollection;
}) {
  return (
    <div data-collection={name}>
      <p>
        <strong>{name}</strong> {count(total, 'document matches', 'documents match')}
      </p>
      <ul className="tight">
        {bars.map(({ key, count: documents, width }) => (
          <li key={key}>
            <span dir="auto">{key}</span>
            <meter min={0} max={100} value={width} aria-label={key} /> <small>{documents}</small>
          </li>
        ))}
      </ul>
      <ScanState {...scan} />
      <p className="hush">{count(findings, 'finding')}</p>
      {further.length > 0 ? (
        <p className="hush">Follow-up queries: {further.map((value) => `“${value}”`).join(', ')}</p>
      ) : null}
    </div>
  );
}

type Scan = Pick<LiveCollection, 'read' | 'toRead' | 'costUsd' | 'tooMany'>;

function ScanState({ read, toRead, costUsd, tooMany }: Scan) {
  if (toRead === null) return null;
  if (tooMany) return <p className="warn">Too many matches to read; counts only.</p>;
  return (
    <p className="hush">
      {read} of {toRead} read{costUsd > 0 ? `, ${dollars(costUsd)} as estimated` : ''}{' '}
      <progress max={Math.max(1, toRead)} value={read} />
    </p>
  );
}
