import { useState } from 'react';
import { type RatingChange, type RatingFile, useRatingsPreview, useRatings, useImportRatings } from '../../api';
import {
  CardTable,
  type Column,
  Fault,
  Field,
  Loading,
  Moment,
  EmptyState,
  formatNumber,
  Section,
  useTitle,
} from '../../ui';
import { readRatingFile } from './rating-file';
import { t } from '../../messages';

/** Imported outlet ratings, which affect the tiers of sources. */
export function Ratings() {
  useTitle(t('admin.ratings'));
  return (
    <>
      <div className="page-head">
        <h1>{t('admin.ratings')}</h1>
        <p className="hush">{t('admin.thirdPartyRatingsOfOutlets')}</p>
      </div>
      <ActiveRatings />
      <RatingUpload />
    </>
  );
}

/** A chosen file, its preview, and its import. */
function useRatingUpload() {
  const [file, setFile] = useState<RatingFile | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const preview = useRatingsPreview();
  const take = useImportRatings(() => setFile(null));
  const choose = async (chosen: File | undefined) => {
    setFile(null);
    setRefused(null);
    preview.reset();
    take.reset();
    if (!chosen) return;
    try {
      const read = await readRatingFile(chosen);
      setFile(read);
      preview.mutate(read);
    } catch (error) {
      setRefused(error);
    }
  };
  return { file, preview, take, choose, error: refused ?? preview.error ?? take.error };
}

function RatingUpload() {
  const { file, preview, take, choose, error } = useRatingUpload();
  return (
    <Section title={t('admin.newList')}>
      <Field label={t('admin.file')} hint={t('admin.csvWithAHeaderLine')}>
        <input type="file" accept=".csv,.tsv,.txt,.json" onChange={({ target }) => void choose(target.files?.[0])} />
      </Field>
      <Fault error={error} />
      {preview.isPending ? <Loading what={t('admin.whatItWouldChange')} /> : null}
      {file && preview.data ? (
        <>
          <RatingChanges change={preview.data} />
          <div className="actions">
            <button type="button" className="primary" disabled={take.isPending} onClick={() => take.mutate(file)}>
              {preview.data.replaces ? t('admin.replaceList') : t('admin.activateList')}
            </button>
          </div>
        </>
      ) : null}
      {take.data ? (
        <p className="note" role="status">
          {t.rich('admin.ratingsActiveAppliesToPages', {
            strong: (chunks) => <strong>{chunks}</strong>,
            rows: take.data.rows,
          })}
        </p>
      ) : null}
    </Section>
  );
}

function ActiveRatings() {
  const { data, error } = useRatings();
  return (
    <Section title={t('admin.active')}>
      <Fault error={error} />
      {data?.lists.length === 0 ? <EmptyState>{t('admin.noListsYet')}</EmptyState> : null}
      <ul className="plain-list">
        {data?.lists.map(({ scheme, file_name, rows, imported_at }) => (
          <li key={scheme}>
            {t.rich('admin.fileNameSchemeRatings', {
              strong: (chunks) => <strong>{chunks}</strong>,
              fileName: file_name,
              span: (chunks) => <span className="chip">{chunks}</span>,
              scheme,
              rows,
              span2: () => (
                <span className="hush">{t.rich('admin.since', { moment: () => <Moment at={imported_at} /> })}</span>
              ),
            })}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Changes that importing the list would make. */
function RatingChanges({ change }: { change: RatingChange }) {
  const counts: [string, number][] = [
    [t('admin.ratingsWord'), change.rows],
    [t('admin.newRatings'), change.added],
    [t('admin.withAnotherScore'), change.changed],
    [t('admin.asBefore'), change.unchanged],
    [t('admin.noLongerRated'), change.removed],
    [t('admin.linesLeftOut'), change.refused],
  ];
  return (
    <div aria-live="polite">
      <p>{change.replaces ? <ReplacedList list={change.replaces} /> : t('admin.noSuchListYet')}</p>
      <dl className="rating-counts">
        {counts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <ChangedRatings change={change} />
      <RefusedLines change={change} />
    </div>
  );
}

const ReplacedList = ({ list }: { list: NonNullable<RatingChange['replaces']> }) => (
  <>
    {t.rich('admin.replacesFileNameActiveSince', {
      strong: (chunks) => <strong>{chunks}</strong>,
      fileName: list.file_name,
      moment: () => <Moment at={list.imported_at} />,
    })}
  </>
);

const formatScore = (value: number) => formatNumber(Math.round(value * 1_000) / 1_000);

const CHANGE_COLUMNS: Column[] = [
  { title: t('admin.site') },
  { title: t('admin.before'), kind: 'num' },
  { title: t('admin.now'), kind: 'num' },
];

function ChangedRatings({ change: { changes, changed } }: { change: RatingChange }) {
  if (changes.length === 0) return null;
  return (
    <details open={changes.length <= 10}>
      <summary>{t('admin.scoresThatChange', { changed })}</summary>
      <CardTable label={t('admin.scoresThatChange2')} columns={CHANGE_COLUMNS} look="dense">
        {changes.map(({ site, from, to }) => (
          <tr key={site}>
            <th scope="row">{site}</th>
            <td className="num">{formatScore(from)}</td>
            <td className="num">{formatScore(to)}</td>
          </tr>
        ))}
      </CardTable>
      {changed > changes.length ? <p className="hush">{t('admin.andNMore', { n: changed - changes.length })}</p> : null}
    </details>
  );
}

function RefusedLines({ change: { refused, refused_lines } }: { change: RatingChange }) {
  if (refused === 0) return null;
  return (
    <details open={refused <= 10}>
      <summary>{t('admin.linesLeftOutWord', { refused })}</summary>
      <ul className="plain-list">
        {refused_lines.map(({ line, reason }, index) => (
          <li key={index}>{t('admin.lineLineReason', { line, reason })}</li>
        ))}
      </ul>
      {refused > refused_lines.length ? (
        <p className="hush">{t('admin.andNMore', { n: refused - refused_lines.length })}</p>
      ) : null}
    </details>
  );
}
