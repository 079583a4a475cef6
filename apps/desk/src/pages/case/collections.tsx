import { Link } from 'wouter';
import type { Result } from '../../api';
import { count, Day, Section } from '../../ui';
import { Answered } from './collection-answer';

type Found = NonNullable<Result['collections']>;

export function Collections({ id, result: { collections, inquiry } }: { id: number; result: Result }) {
  if (!collections) return null;
  const { asked, counted, records, why, faults, follow_ups = [], answers = [] } = collections;
  const told = answers.filter(({ rows }) => rows !== null);
  const questions = new Map(inquiry?.questions.map((one) => [one.id, one.question]));
  return (
    <Section id="collections" title="Collections" aside={count(asked.length, 'collection')}>
      <p className="hush">{why}</p>
      {told.map((answer) => (
        <Answered key={answer.question} id={id} answer={answer} question={questions.get(answer.question)} />
      ))}
      {onceEach(counted).map(({ collection, said }) => (
        <p key={`${collection} ${said}`}>
          <strong>{collection}</strong> <span dir="auto">{said}</span>
        </p>
      ))}
      {follow_ups.length > 0 ? (
        <p className="hush">
          Follow-up queries:{' '}
          {follow_ups.map(({ collection, by, value }) => `${collection} by ${by} “${value}”`).join(', ')}
        </p>
      ) : null}
      <ul className="context">
        {records.map((record) => (
          <Document key={`${record.collection} ${record.id}`} id={id} record={record} />
        ))}
      </ul>
      {faults.map(({ collection, kind }) => (
        <p className="warn" key={`${collection} ${kind}`}>
          {collection} failed: {kind}
        </p>
      ))}
    </Section>
  );
}

function onceEach(counted: Found['counted']): { collection: string; said: string }[] {
  const told = counted.map(({ collection, insights }) => ({ collection, said: insights.join(' ') }));
  return [...new Map(told.map((one) => [`${one.collection} ${one.said}`, one])).values()];
}

function Document({ id, record }: { id: number; record: Found['records'][number] }) {
  return (
    <li>
      <p>
        <span className="chip">{record.bearing}</span> <q dir="auto">{record.quote}</q>
      </p>
      <p className="hush">
        {record.collection}{' '}
        <Link href={`/investigations/${id}/sources/${record.source_id}`} aria-label={`Captured document ${record.id}`}>
          {record.id}
        </Link>
        {record.date ? (
          <>
            , <Day at={record.date} />
          </>
        ) : null}
        {'. '}
        {record.by ? `read by ${record.by}. ` : null}
        {record.reasons.join(' ')}
      </p>
    </li>
  );
}
