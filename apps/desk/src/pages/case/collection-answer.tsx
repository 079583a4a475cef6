import { Link } from 'wouter';
import type { Result } from '../../api';
import { count, Day, plain } from '../../ui';

type Answer = NonNullable<NonNullable<Result['collections']>['answers']>[number];

const SHOWN = 10;

interface AnsweredProps {
  id: number;
  answer: Answer;
}

export function Answered({ id, answer, question: words }: AnsweredProps & { question: string | undefined }) {
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
