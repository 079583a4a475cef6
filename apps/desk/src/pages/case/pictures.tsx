import { type Schemas, usePictures } from '../../api';
import { count, Day, Section, WebLink } from '../../ui';

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
