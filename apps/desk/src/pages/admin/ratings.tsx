import { useState } from 'react';
import { type RatingChange, type RatingFile, usePreview, useRatings, useTakeRatings } from '../../api';
import {
  CardTable,
  type Column,
  count,
  Fault,
  Field,
  Loading,
  Moment,
  Nothing,
  number,
  Section,
  useTitle,
} from '../../ui';
import { readFile } from './rating-file';

/** Imported outlet ratings, which affect the tiers of sources. */
export function Ratings() {
  useTitle('Ratings');
  return (
    <>
      <div className="page-head">
        <h1>Ratings</h1>
        <p className="hush">Third-party ratings of outlets, used for the credibility tier.</p>
      </div>
      <InForce />
      <NewList />
    </>
  );
}

/** A chosen file, its preview, and its import. */
function useNewList() {
  const [file, setFile] = useState<RatingFile | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const preview = usePreview();
  const take = useTakeRatings(() => setFile(null));
  const choose = async (chosen: File | undefined) => {
    setFile(null);
    setRefused(null);
    preview.reset();
    take.reset();
    if (!chosen) return;
    try {
      const read = await readFile(chosen);
      setFile(read);
      preview.mutate(read);
    } catch (error) {
      setRefused(error);
    }
  };
  return { file, preview, take, choose, error: refused ?? preview.error ?? take.error };
}

function NewList() {
  const { file, preview, take, choose, error } = useNewList();
  return (
    <Section title="New list">
      <Field
        label="File"
        hint="CSV with a header line, or a JSON list: domain with score or pc1, or source with factual_reporting."
      >
        <input type="file" accept=".csv,.tsv,.txt,.json" onChange={({ target }) => void choose(target.files?.[0])} />
      </Field>
      <Fault error={error} />
      {preview.isPending ? <Loading what="what it would change" /> : null}
      {file && preview.data ? (
        <>
          <RatingChanges change={preview.data} />
          <div className="actions">
            <button type="button" className="primary" disabled={take.isPending} onClick={() => take.mutate(file)}>
              {preview.data.replaces ? 'Replace list' : 'Activate list'}
            </button>
          </div>
        </>
      ) : null}
      {take.data ? (
        <p className="note" role="status">
          <strong>{count(take.data.rows, 'rating')} active.</strong> Applies to pages evaluated from now on.
        </p>
      ) : null}
    </Section>
  );
}

function InForce() {
  const { data, error } = useRatings();
  return (
    <Section title="Active">
      <Fault error={error} />
      {data?.lists.length === 0 ? <Nothing>No lists yet.</Nothing> : null}
      <ul className="plain-list">
        {data?.lists.map(({ scheme, file_name, rows, imported_at }) => (
          <li key={scheme}>
            <strong>{file_name}</strong> <span className="chip">{scheme}</span> {count(rows, 'rating')},{' '}
            <span className="hush">
              since <Moment at={imported_at} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Changes that a list would make. */
function RatingChanges({ change }: { change: RatingChange }) {
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
