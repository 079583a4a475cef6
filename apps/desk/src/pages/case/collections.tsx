import { Link } from 'wouter';
import type { Result } from '../../api';
import { count, Day, plain, Section } from '../../ui';

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

type Answer = NonNullable<NonNullable<Result['collections']>['answers']>[number];

const SHOWN = 10;

interface AnsweredProps {
  id: number;
  answer: Answer;
}

function Answered({ id, answer, question: words }: AnsweredProps & { question: string | undefined }) {
  const { question, collection, by, operation, filters, ranges, rows } = answer;
  const all = rows ?? [];
  const narrowed = [
    ...filters.map(({ field, value }) => `${field} ${value}`),
    ...ranges.map(({ field, from, to }) => `${field} ${[from || '…', to || '…'].join(' to ')}`),
  ];
  return (
    <div data-answer={question}>
      <p>
        <strong>{collection}</strong> answers <q dir="auto">{words ?? question}</q>{' '}
        <strong dir="auto">
          {all
            .slice(0, SHOWN)
            .map((row) => row.join(' · '))
            .join('; ')}
        </strong>
        {all.length > SHOWN ? ` and ${all.length - SHOWN} more` : null}
      </p>
      <p className="hush">
        {[operation ? plain(operation) : 'read by rules', ...narrowed, operation ? `proposed by ${by}` : '']
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Behind id={id} answer={answer} />
    </div>
  );
}

const WHY_NOT: Record<string, string> = {
  'no-way-by-id': 'not available by id',
  'not-found': 'not found by id',
  fault: 'server error',
  'out-of-time': 'timeout',
};

function Behind({ id, answer: { captured = [], not_captured: missing = [] } }: AnsweredProps) {
  if (captured.length + missing.length === 0) return null;
  return (
    <details>
      <summary>{count(captured.length, 'captured document')}</summary>
      <ul className="context">
        {captured.map(({ id: own, source_id, quote, date }) => (
          <li key={own}>
            <p>
              <q dir="auto">{quote}</q>
            </p>
            <p className="hush">
              <Link href={`/investigations/${id}/sources/${source_id}`} aria-label={`Captured document ${own}`}>
                {own}
              </Link>
              {date ? (
                <>
                  , <Day at={date} />
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      {missing.map(({ id: own, why }) => (
        <p className="warn" key={own}>
          {own} not captured: {WHY_NOT[why] ?? why}
        </p>
      ))}
    </details>
  );
}
