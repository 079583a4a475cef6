import { Link } from 'wouter';
import { type Result, type Schemas, usePictures } from '../../api';
import { Day, humanizeCode, Section, WebLink } from '../../ui';
import { CollectionQuality } from './collection-quality';
import { t, translateCode } from '../../messages';

type CollectionResult = NonNullable<Result['collections']>;

export function Collections({ id, result }: { id: number; result: Result }) {
  const { collections, inquiry } = result;
  if (!collections) return null;
  const { asked, counted, records, why, faults, follow_ups = [], answers = [] } = collections;
  const withRows = answers.filter(({ rows }) => rows !== null);
  const questions = new Map(inquiry?.questions.map((one) => [one.id, one.question]));
  return (
    <Section
      id="collections"
      title={t('sources.collections')}
      aside={t('sources.collectionsWord', { count: asked.length })}
    >
      <p className="hush">{why}</p>
      <CollectionQuality result={result} />
      {withRows.map((answer) => (
        <AnsweredQuestion key={answer.question} id={id} answer={answer} question={questions.get(answer.question)} />
      ))}
      {removeDuplicates(counted).map(({ collection, text }) => (
        <p key={`${collection} ${text}`}>
          <strong>{collection}</strong> <span dir="auto">{text}</span>
        </p>
      ))}
      {follow_ups.length > 0 ? (
        <p className="hush">
          {t('sources.followUpQueriesFollowUps', {
            followUps: follow_ups
              .map(({ collection, by, value }) => t('sources.collectionByByValue', { collection, by, value }))
              .join(', '),
          })}
        </p>
      ) : null}
      <ul className="context">
        {records.map((record) => (
          <CollectionDocument key={`${record.collection} ${record.id}`} id={id} record={record} />
        ))}
      </ul>
      {faults.map(({ collection, kind }) => (
        <p className="warn" key={`${collection} ${kind}`}>
          {t('sources.collectionFailedKind', { collection, kind: translateCode(kind) })}
        </p>
      ))}
    </Section>
  );
}

function removeDuplicates(counted: CollectionResult['counted']): { collection: string; text: string }[] {
  const lines = counted.map(({ collection, insights }) => ({ collection, text: insights.join(' ') }));
  return [...new Map(lines.map((one) => [`${one.collection} ${one.text}`, one])).values()];
}

function CollectionDocument({ id, record }: { id: number; record: CollectionResult['records'][number] }) {
  return (
    <li>
      <p>
        <span className="chip">{translateCode(record.bearing)}</span> <q dir="auto">{record.quote}</q>
      </p>
      <p className="hush">
        {record.collection}{' '}
        <Link
          href={`/investigations/${id}/sources/${record.source_id}`}
          aria-label={t('sources.capturedDocumentId', { id: record.id })}
        >
          {record.id}
        </Link>
        {record.date ? (
          <>
            , <Day at={record.date} />
          </>
        ) : null}
        {'. '}
        {record.by ? t('sources.readByBy', { by: record.by }) : null}
        {record.reasons.join(' ')}
      </p>
    </li>
  );
}

const MAX_SHOWN = 10;

interface AnsweredProps {
  id: number;
  answer: NonNullable<NonNullable<Result['collections']>['answers']>[number];
}

function AnsweredQuestion({ id, answer, question: words }: AnsweredProps & { question: string | undefined }) {
  const { question, collection, by, operation, filters, ranges, rows } = answer;
  const all = rows ?? [];
  const narrowed = [
    ...filters.map(({ field, value }) => `${field} ${value}`),
    ...ranges.map(({ field, from, to }) => `${field} ${t('sources.range', { from: from || '…', to: to || '…' })}`),
  ];
  return (
    <div data-answer={question}>
      <p>
        {t.rich('sources.collectionAnswersWordsAllDetail', {
          strong: (chunks) => <strong>{chunks}</strong>,
          collection: collection ?? '',
          q: (chunks) => <q dir="auto">{chunks}</q>,
          words: words ?? question,
          strong2: (chunks) => <strong dir="auto">{chunks}</strong>,
          all: all
            .slice(0, MAX_SHOWN)
            .map((row) => row.join(' · '))
            .join('; '),
          detail: all.length > MAX_SHOWN ? t('sources.andNMore', { n: all.length - MAX_SHOWN }) : '',
        })}
      </p>
      <p className="hush">
        {[
          operation ? humanizeCode(operation) : t('sources.readByRules'),
          ...narrowed,
          operation ? t('sources.proposedByBy', { by }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <CapturedDocuments id={id} answer={answer} />
    </div>
  );
}

const NOT_CAPTURED_TEXT: Record<string, string> = {
  'no-way-by-id': t('sources.notAvailableById'),
  'not-found': t('sources.notFoundById'),
  fault: t('sources.serverError'),
  'out-of-time': t('sources.timeout'),
};

function CapturedDocuments({ id, answer: { captured = [], not_captured: missing = [] } }: AnsweredProps) {
  if (captured.length + missing.length === 0) return null;
  return (
    <details>
      <summary>{t('sources.capturedDocuments', { count: captured.length })}</summary>
      <ul className="context">
        {captured.map(({ id: own, source_id, quote, date }) => (
          <li key={own}>
            <p>
              <q dir="auto">{quote}</q>
            </p>
            <p className="hush">
              <Link
                href={`/investigations/${id}/sources/${source_id}`}
                aria-label={t('sources.capturedDocumentOwn', { own })}
              >
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
          {t('sources.ownNotCapturedWhy', { own, why: NOT_CAPTURED_TEXT[why] ?? why })}
        </p>
      ))}
    </details>
  );
}

type Picture = Schemas['PictureResponse'];

const NOT_READ_TEXT: Partial<Record<Picture['state'], string>> = {
  'other-kind': t('sources.notJpegPngOrWebP'),
  broken: t('sources.damagedFile'),
  'too-large': t('sources.over5Mb'),
  refused: t('sources.blockedByTheSite'),
  away: t('sources.downloadFailed'),
};

export function Pictures({ id }: { id: number }) {
  const { data } = usePictures(id);
  const pictures = data?.pictures ?? [];
  if (pictures.length === 0) return null;
  return (
    <Section id="pictures" title={t('sources.pictures')} aside={t('sources.picturesWord', { count: pictures.length })}>
      <p className="hush">
        {t('sources.metadataOnlyItCanBe', { detail: data?.pending ? t('sources.moreAreBeingRead') : '' })}
      </p>
      <PictureList pictures={pictures} />
    </Section>
  );
}

export function PicturesOfSource({ id, source }: { id: number; source: number }) {
  const pictures = (usePictures(id).data?.pictures ?? []).filter(({ source_id }) => source_id === source);
  return pictures.length === 0 ? null : (
    <>
      <h2>{t('sources.pictures')}</h2>
      <PictureList pictures={pictures} />
    </>
  );
}

function PictureList({ pictures }: { pictures: Picture[] }) {
  return (
    <ul className="context">
      {pictures.map((picture) => (
        <li key={`${picture.source_id} ${picture.url}`} data-picture={picture.state}>
          <p className="wrap">
            {t.rich('sources.urlAtSite', {
              webLink: (chunks) => <WebLink url={picture.url}>{chunks}</WebLink>,
              url: fileName(picture.url),
              webLink2: (chunks) => <WebLink url={picture.page_url}>{chunks}</WebLink>,
              site: picture.site,
            })}
            {picture.page_day ? (
              <>
                , <Day at={picture.page_day} />
              </>
            ) : null}
            {NOT_READ_TEXT[picture.state] ? <span className="hush"> · {NOT_READ_TEXT[picture.state]}</span> : null}
          </p>
          {picture.notes.map((note) => (
            <p className="warn" key={note}>
              {note}
            </p>
          ))}
          <Marks picture={picture} />
        </li>
      ))}
    </ul>
  );
}

function Marks({ picture: { marks } }: { picture: Picture }) {
  const fileNotes = [
    marks?.made_at ? t('sources.takenValue', { value: marks.made_at.replace('T', ' ') }) : null,
    marks?.place_name ?? null,
    marks?.place
      ? t('sources.atValueValue2', { value: marks.place.latitude.toFixed(4), value2: marks.place.longitude.toFixed(4) })
      : null,
    marks?.camera ? t('sources.withCamera', { camera: marks.camera }) : null,
    marks?.software.length ? t('sources.softwareSoftware', { software: marks.software.join(', ') }) : null,
    marks?.edited_at ? t('sources.editedValue', { value: marks.edited_at.replace('T', ' ') }) : null,
    marks?.credit ? t('sources.creditCredit', { credit: marks.credit }) : null,
  ].filter((part) => part !== null);
  return fileNotes.length > 0 ? (
    <p className="hush">{t('sources.metadataFileNotes', { fileNotes: fileNotes.join(' · ') })}</p>
  ) : null;
}

function fileName(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '') || url;
  } catch {
    return url;
  }
}
