import type { Result } from '../../api/result';
import { count, plain } from '../../ui/format';
import { Section } from '../../ui/section';
import { Day } from '../../ui/time';

type Answer = NonNullable<NonNullable<Result['collections']>['answers']>[number];

/** What data servers had on the topic; no section where none is configured. */
export function Collections({ result: { collections } }: { result: Result }) {
  if (!collections) return null;
  const { asked, counted, records, why, faults, follow_ups = [], answers = [] } = collections;
  const told = answers.filter(({ rows }) => rows !== null);
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
      {told.map((answer) => (
        <Answered key={answer.question} answer={answer} />
      ))}
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
              {record.by ? `read by ${record.by}. ` : null}
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

const SHOWN = 10;

/** A figure of a collection for a question, and by which documents it was counted. */
function Answered({ answer: { question, collection, by, operation, filters, ranges, rows } }: { answer: Answer }) {
  const all = rows ?? [];
  const narrowed = [
    ...filters.map(({ field, value }) => `${field} ${value}`),
    ...ranges.map(({ field, from, to }) => `${field} ${[from || '…', to || '…'].join(' to ')}`),
  ];
  return (
    <div data-answer={question}>
      <p>
        <strong>{collection}</strong> answers question {question}:{' '}
        <span dir="auto">
          {all
            .slice(0, SHOWN)
            .map((row) => row.join(' · '))
            .join('; ')}
        </span>
        {all.length > SHOWN ? ` and ${all.length - SHOWN} more` : null}
      </p>
      <p className="hush">
        {[operation ? plain(operation) : 'read by rules', ...narrowed, operation ? `asked as ${by} proposed` : '']
          .filter(Boolean)
          .join(' · ')}
        , counted from its documents
      </p>
    </div>
  );
}
