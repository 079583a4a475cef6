import { usePictures } from '../../api/investigations';
import type { Schemas } from '../../api/client';
import { count } from '../../ui/format';
import { Section } from '../../ui/section';
import { Day } from '../../ui/time';
import { WebLink } from '../../ui/web-link';

type Picture = Schemas['PictureAnswer'];

const NOT_READ: Partial<Record<Picture['state'], string>> = {
  'other-kind': 'no JPEG, PNG or WebP',
  broken: 'its file is broken',
  'too-large': 'its file is over five megabytes',
  refused: 'its site does not let us fetch it',
  away: 'its server did not hand it over',
};

/** Pictures that sources show and what their files say. Nothing is decided by it. */
export function Pictures({ id }: { id: number }) {
  const { data } = usePictures(id);
  const pictures = data?.pictures ?? [];
  if (pictures.length === 0) return null;
  return (
    <Section id="pictures" title="Pictures" aside={count(pictures.length, 'picture')}>
      <p className="hush">
        Background: no picture was judged, and none counts. Anybody can change what a file says of itself.
        {data?.pending ? ' More are being looked at.' : null}
      </p>
      <PictureList pictures={pictures} />
    </Section>
  );
}

/** The same on the page of one source. */
export function PicturesOfSource({ id, source }: { id: number; source: number }) {
  const pictures = (usePictures(id).data?.pictures ?? []).filter(({ source_id }) => source_id === source);
  return pictures.length === 0 ? null : (
    <>
      <h2>Its pictures</h2>
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
    marks?.made_at ? `made ${marks.made_at.replace('T', ' ')}` : null,
    marks?.place_name ?? null,
    marks?.place ? `at ${marks.place.latitude.toFixed(4)}, ${marks.place.longitude.toFixed(4)}` : null,
    marks?.camera ? `with ${marks.camera}` : null,
    marks?.software.length ? `by way of ${marks.software.join(', ')}` : null,
    marks?.edited_at ? `written ${marks.edited_at.replace('T', ' ')}` : null,
    marks?.credit ? `credit: ${marks.credit}` : null,
  ].filter((part) => part !== null);
  return fileNotes.length > 0 ? <p className="hush">Its file says: {fileNotes.join(' · ')}</p> : null;
}

function fileName(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '') || url;
  } catch {
    return url;
  }
}
