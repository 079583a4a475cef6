import { Link } from 'wouter';
import { type Result, type Schemas, usePictures } from '../../api';
import { count, Day, plain, Section, WebLink } from '../../ui';

type Found = NonNullable<Result['collections']>;

export function Collections({ id, result: { collections, inquiry } }: { id: number; result: Result }) {
  if (!collections) return null;
  const { asked, counted, records, why, faults, follow_ups = [], answers = [] } = collections;
  const withRows = answers.filter(({ rows }) => rows !== null);
  const questions = new Map(inquiry?.questions.map((one) => [one.id, one.question]));
  return (
    <Section id="collections" title="Collections" aside={count(asked.length, 'collection')}>
      <p className="hush">{why}</p>
      {withRows.map((answer) => (
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
  const lines = counted.map(({ collection, insights }) => ({ collection, said: insights.join(' ') }));
  return [...new Map(lines.map((one) => [`${one.collection} ${one.said}`, one])).values()];
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

const SHOWN = 10;

interface AnsweredProps {
  id: number;
  answer: NonNullable<NonNullable<Result['collections']>['answers']>[number];
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

type Picture = Schemas['PictureAnswer'];

const NOT_READ: Partial<Record<Picture['state'], string>> = {
  'other-kind': 'not JPEG, PNG or WebP',
  broken: 'damaged file',
  'too-large': 'over 5 MB',
  refused: 'blocked by the site',
  away: 'download failed',
};

export function Pictures({ id }: { id: number }) {
  const { data } = usePictures(id);
  const pictures = data?.pictures ?? [];
  if (pictures.length === 0) return null;
  return (
    <Section id="pictures" title="Pictures" aside={count(pictures.length, 'picture')}>
      <p className="hush">
        Metadata only; it can be edited and is not counted.{data?.pending ? ' More are being read.' : null}
      </p>
      <PictureList pictures={pictures} />
    </Section>
  );
}

export function PicturesOfSource({ id, source }: { id: number; source: number }) {
  const pictures = (usePictures(id).data?.pictures ?? []).filter(({ source_id }) => source_id === source);
  return pictures.length === 0 ? null : (
    <>
      <h2>Pictures</h2>
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
            <WebLink url={picture.url}>{fileName(picture.url)}</WebLink> at{' '}
            <WebLink url={picture.page_url}>{picture.site}</WebLink>
            {picture.page_day ? (
              <>
                , <Day at={picture.page_day} />
              </>
            ) : null}
            {NOT_READ[picture.state] ? <span className="hush"> · {NOT_READ[picture.state]}</span> : null}
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
    marks?.made_at ? `taken ${marks.made_at.replace('T', ' ')}` : null,
    marks?.place_name ?? null,
    marks?.place ? `at ${marks.place.latitude.toFixed(4)}, ${marks.place.longitude.toFixed(4)}` : null,
    marks?.camera ? `with ${marks.camera}` : null,
    marks?.software.length ? `software ${marks.software.join(', ')}` : null,
    marks?.edited_at ? `edited ${marks.edited_at.replace('T', ' ')}` : null,
    marks?.credit ? `credit: ${marks.credit}` : null,
  ].filter((part) => part !== null);
  return fileNotes.length > 0 ? <p className="hush">Metadata: {fileNotes.join(' · ')}</p> : null;
}

function fileName(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '') || url;
  } catch {
    return url;
  }
}
