import type { Result } from '../../api/result';
import { count } from '../../ui/format';
import { Section } from '../../ui/section';
import { Day } from '../../ui/time';

/** What data servers had on the topic; no section where none is configured. */
export function Collections({ result: { collections } }: { result: Result }) {
  if (!collections) return null;
  const { asked, counted, records, why, faults, follow_ups = [] } = collections;
  return (
    <Section id="collections" title="Collections" aside={count(asked.length, 'collection')}>
      <p className="hush">{why}</p>
      {counted.map(({ collection, question, insights }) => (
        <p key={`${collection} ${question}`}>
          <strong>{collection}</strong> {insights.join(' ')}
        </p>
      ))}
      {follow_ups.length > 0 ? (
        <p className="hush">
          Asked further: {follow_ups.map(({ collection, by, value }) => `${collection} by ${by} “${value}”`).join(', ')}
        </p>
      ) : null}
      <ul className="context">
        {records.map((record) => (
          <li key={`${record.collection} ${record.id}`}>
            <p>
              <span className="chip">{record.bearing}</span> <q dir="auto">{record.quote}</q>
            </p>
            <p className="hush">
              {record.collection} {record.id}
              {record.date ? (
                <>
                  , <Day at={record.date} />
                </>
              ) : null}{' '}
              {record.reasons.join(' ')}
            </p>
          </li>
        ))}
      </ul>
      {faults.map(({ collection, kind }) => (
        <p className="warn" key={`${collection} ${kind}`}>
          {collection} could not be asked: {kind}
        </p>
      ))}
    </Section>
  );
}
