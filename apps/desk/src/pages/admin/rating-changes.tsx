import type { RatingChange } from '../../api';
import { CardTable, type Column, count, Moment, number } from '../../ui';

/** What a list changes, before it is in force. */
export function RatingChanges({ change }: { change: RatingChange }) {
  const counts: [string, number][] = [
    ['ratings', change.rows],
    ['new', change.added],
    ['with another score', change.changed],
    ['as before', change.unchanged],
    ['no longer rated', change.removed],
    ['lines left out', change.refused],
  ];
  return (
    <div aria-live="polite">
      <p>
        {change.replaces ? (
          <>
            Replaces <strong>{change.replaces.file_name}</strong>, active since{' '}
            <Moment at={change.replaces.imported_at} />.
          </>
        ) : (
          'No such list yet.'
        )}
      </p>
      <dl className="rating-counts">
        {counts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
      <Moved change={change} />
      <LeftOut change={change} />
    </div>
  );
}

const score = (value: number) => number(Math.round(value * 1_000) / 1_000);

const MOVED: Column[] = [{ title: 'Site' }, { title: 'Before', kind: 'num' }, { title: 'Now', kind: 'num' }];

function Moved({ change: { changes, changed } }: { change: RatingChange }) {
  if (changes.length === 0) return null;
  return (
    <details open={changes.length <= 10}>
      <summary>{count(changed, 'score')} that change</summary>
      <CardTable label="Scores that change" columns={MOVED} look="dense">
        {changes.map(({ site, from, to }) => (
          <tr key={site}>
            <th scope="row">{site}</th>
            <td className="num">{score(from)}</td>
            <td className="num">{score(to)}</td>
          </tr>
        ))}
      </CardTable>
      {changed > changes.length ? <p className="hush">and {number(changed - changes.length)} more</p> : null}
    </details>
  );
}

function LeftOut({ change: { refused, refused_lines } }: { change: RatingChange }) {
  if (refused === 0) return null;
  return (
    <details open={refused <= 10}>
      <summary>{count(refused, 'line')} left out</summary>
      <ul className="plain-list">
        {refused_lines.map(({ line, reason }, index) => (
          <li key={index}>
            Line {number(line)}: {reason}
          </li>
        ))}
      </ul>
      {refused > refused_lines.length ? (
        <p className="hush">and {number(refused - refused_lines.length)} more</p>
      ) : null}
    </details>
  );
}
